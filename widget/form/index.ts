export { AmountSide } from './amount-side.tsx'
export {
  buyDefaults,
  type Category,
  type FormLayout,
  pageOfCategory,
  sellDefaults,
} from './category.ts'
export { ExchangeFields, type ExchangeFieldsProps } from './exchange-fields.tsx'
export { type ExchangeChoice, ExchangeForm, type ExchangeFormProps } from './exchange-form.tsx'
export type { FiatPartProps } from './fiat-part.tsx'
export { type FormCoin, toFormCoins } from './form-coin.ts'
export type { FormExperiments, FormNeeds, FormTold } from './form-needs.ts'
export { bestOffer, type FormPlace, lacksState } from './form-offers.ts'
export { FormRemark } from './form-remark.tsx'
export type { FormAddresses, FormEvent, FormStart, FormState } from './form-state.ts'
export { brokenLimit, shownAmount } from './form-view.ts'
export { offerProblem } from './offer-problem.ts'
export { type PriceBreakdown, priceBreakdown } from './price-breakdown.ts'
export { type AmountReading, readAmount, wireAmount } from './read-amount.ts'
export { type FormHold, type FormMemory, useExchangeForm } from './use-exchange-form.ts'
