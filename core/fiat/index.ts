export { bestFor, type FiatMerit } from './best-for.ts'
export { commonSums, quickAmounts } from './common-sums.ts'
export {
  countryCodes,
  countryWithStates,
  defaultPlace,
  moveToCountry,
  popularCountries,
  stateNames,
} from './countries.ts'
export {
  compareDecimals,
  quotientOf,
  readDecimal,
  unitsOf,
} from './decimal-fraction.ts'
export type {
  FiatAnswer,
  FiatProvider,
  FiatRecord,
} from './fiat-answer.ts'
export { fiatOrderTransitions, isFiatOrderOpen, nextFiatState } from './fiat-order-transitions.ts'
export { filterAnswers } from './filter-answers.ts'
export { mergeLimits } from './merge-limits.ts'
export { moneyOf } from './money-of.ts'
export {
  partnerFiatStatus,
  partnerFiatStatuses,
  statesOfPartnerFiatStatus,
} from './partner-fiat-status.ts'
export { rateProvider } from './rate-provider.ts'
export { sortAnswers } from './sort-answers.ts'
export {
  callsForRoute,
  opensRouteModal,
  probeAmount,
  probeFiat,
  routeCoins,
} from './stablecoin-route.ts'
export { fiatWireStatus } from './wire-status.ts'
export { worthOf } from './worth-of.ts'
