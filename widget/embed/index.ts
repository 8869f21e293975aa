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
  envelope,
  type OrderNews,
  readCommand,
  readEnvelope,
  type WidgetCommand,
  type WidgetEventName,
  type WidgetEvents,
  type WidgetStep,
} from './protocol.ts'
export {
  type OptionProblem,
  problemText,
  readWidgetOptions,
  writeWidgetOptions,
} from './read-options.ts'
export { fonts, type ThemeColours, themeColours } from './theme-colours.ts'
