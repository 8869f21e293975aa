export { AmountSide } from './amounts/amount-side.tsx'
export { wireAmount } from './amounts/read-amount.ts'
export {
  buyDefaults,
  pageOfCategory,
  sellDefaults,
} from './coins/category.ts'
export { type FormCoin, toFormCoins } from './coins/form-coin.ts'
export { ExchangeFields } from './exchange-fields.tsx'
export { ExchangeForm } from './exchange-form.tsx'
export type { FiatPartProps } from './fiat-part.tsx'
export type { FormLimits } from './form-limits.ts'
export type { FormExperiments, FormTold, GivenChoice } from './form-needs.ts'
export { priceBreakdown } from './rate/price-breakdown.ts'
export { FormRemark } from './remarks/form-remark.tsx'
export { offerProblem } from './remarks/offer-problem.ts'
export type { FormRunner } from './runner/form-runner.ts'
export { takeGivenChoice } from './runner/take-given-choice.ts'
export { bestOffer, type FormPlace, lacksState } from './state/form-offers.ts'
export type { FormAddresses, FormStart, FormState } from './state/form-state.ts'
export { brokenLimit } from './state/form-view.ts'
export { type FormHold, useExchangeForm } from './use-exchange-form.ts'
