export { AmountSide } from './amount-side.tsx'
export {
  buyDefaults,
  pageOfCategory,
  sellDefaults,
} from './category.ts'
export { ExchangeFields } from './exchange-fields.tsx'
export { ExchangeForm } from './exchange-form.tsx'
export type { FiatPartProps } from './fiat-part.tsx'
export { type FormCoin, toFormCoins } from './form-coin.ts'
export type { FormExperiments, FormTold } from './form-needs.ts'
export { bestOffer, type FormPlace, lacksState } from './form-offers.ts'
export { FormRemark } from './form-remark.tsx'
export type { FormAddresses, FormStart, FormState } from './form-state.ts'
export { brokenLimit } from './form-view.ts'
export { offerProblem } from './offer-problem.ts'
export { priceBreakdown } from './price-breakdown.ts'
export { wireAmount } from './read-amount.ts'
export { type FormHold, useExchangeForm } from './use-exchange-form.ts'
