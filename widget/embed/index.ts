export { mountWidget } from './host/mount-widget.ts'
export {
  attributeOf,
  type WidgetOption,
  type WidgetOptionName,
  type WidgetOptions,
  widgetOptionNames,
  widgetOptions,
} from './options.ts'
export {
  type Envelope,
  envelope,
  type OrderNews,
  PROTOCOL_VERSION,
  readCommand,
  readEnvelope,
  SHOWN_STEPS,
  type WidgetCommand,
  type WidgetCommandName,
  type WidgetCommands,
  type WidgetErrorCode,
  type WidgetEventName,
  type WidgetEvents,
  type WidgetStep,
  widgetSteps,
} from './protocol.ts'
export {
  type OptionProblem,
  problemText,
  readWidgetOptions,
  writeWidgetOptions,
} from './read-options.ts'
export { fonts, type ThemeColours, themeColours } from './theme-colours.ts'
