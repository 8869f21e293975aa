export { NonsenseAnswer, unitsExact, unitsRoundedDown, unitsRoundedUp } from './decimal-text.ts'
export { elementsOf, entriesOf, fieldOf, textOf } from './fields.ts'
export { isErrorOfKind, type OpenExchange, openExchange } from './open-exchange.ts'
