export type { Estimate, EstimateFailure, EstimateInput, PairFailure } from './estimate-types.ts'
export { findPair, floatingOnlyCoins } from './find-pair.ts'
export { makeEstimate, quoteFor } from './make-estimate.ts'
export {
  isPairRate,
  makePairRate,
  type PairAsked,
  type PairRate,
  quoteAtPairRate,
} from './pair-rate.ts'
export { type RatePromise, readRatePromise, signRatePromise } from './rate-token.ts'
