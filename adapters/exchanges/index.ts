export { NonsenseAnswer, unitsExact, unitsRoundedDown, unitsRoundedUp } from './decimal-text.ts'
export { isErrorOfKind } from './error-kinds.ts'
export { elementsOf, entriesOf, fieldOf, textOf } from './fields.ts'
export { type OpenExchange, openExchange } from './open-exchange.ts'
