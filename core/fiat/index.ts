export { bestFor, type FiatMerit, fiatMerits } from './best-for.ts'
export { commonSums } from './common-sums.ts'
export {
  countryCodes,
  countryWithStates,
  defaultPlace,
  moveToCountry,
  popularCountries,
  type StateCode,
  stateNames,
} from './countries.ts'
export {
  compareDecimals,
  compareFractions,
  type Fraction,
  quotientOf,
  readDecimal,
} from './decimal-fraction.ts'
export type {
  FiatAnswer,
  FiatProvider,
  FiatProviderSettings,
  FiatRecord,
} from './fiat-answer.ts'
export { fiatOrderTransitions, isFiatOrderOpen, nextFiatState } from './fiat-order-transitions.ts'
export { filterAnswers, type OfferFilter } from './filter-answers.ts'
export { mergeLimits } from './merge-limits.ts'
export { moneyOf } from './money-of.ts'
export { buyDefaults, quickAmounts } from './quick-amounts.ts'
export { rateProvider } from './rate-provider.ts'
export { sortAnswers } from './sort-answers.ts'
export {
  callsForRoute,
  opensRouteModal,
  probeAmount,
  probeFiat,
  routeCoins,
} from './stablecoin-route.ts'
export { unitsOf } from './units-of.ts'
export { fiatWireStatus } from './wire-status.ts'
export { worthOf } from './worth-of.ts'
