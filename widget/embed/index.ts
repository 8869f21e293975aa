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
export { type ThemeColours, themeColours } from './theme-colours.ts'
