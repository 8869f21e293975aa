import type { MessageKey } from '@causeway/content/messages'
import type { WidgetOption, WidgetOptionName } from '@causeway/widget/embed'

type OptionWords = { readonly label: MessageKey; readonly hint?: MessageKey }

/** What each option is called on the page. */
export const optionWords: Readonly<Record<WidgetOptionName, OptionWords>> = {
  from: { label: 'widgetBuilder.from' },
  to: { label: 'widgetBuilder.to' },
  amount: { label: 'widgetBuilder.amount', hint: 'widgetBuilder.amountHint' },
  address: { label: 'widgetBuilder.address', hint: 'widgetBuilder.addressHint' },
  extraId: { label: 'widgetBuilder.extraId' },
  rate: { label: 'widgetBuilder.rate' },
  fiat: { label: 'widgetBuilder.fiat', hint: 'widgetBuilder.fiatHint' },
  fromCoins: { label: 'widgetBuilder.fromCoins' },
  toCoins: { label: 'widgetBuilder.toCoins' },
  withoutFromCoins: { label: 'widgetBuilder.withoutFromCoins' },
  withoutToCoins: { label: 'widgetBuilder.withoutToCoins' },
  fromNetworks: { label: 'widgetBuilder.fromNetworks' },
  toNetworks: { label: 'widgetBuilder.toNetworks' },
  withoutFromNetworks: { label: 'widgetBuilder.withoutFromNetworks' },
  withoutToNetworks: { label: 'widgetBuilder.withoutToNetworks' },
  hidden: { label: 'widgetBuilder.hidden' },
  locked: { label: 'widgetBuilder.locked' },
  required: { label: 'widgetBuilder.required' },
  language: { label: 'widgetBuilder.language' },
  theme: { label: 'widgetBuilder.theme' },
  accent: { label: 'widgetBuilder.accent' },
  background: { label: 'widgetBuilder.background' },
  radius: { label: 'widgetBuilder.radius' },
  font: { label: 'widgetBuilder.font' },
  merchant: { label: 'widgetBuilder.merchant', hint: 'widgetBuilder.merchantHint' },
  refId: { label: 'widgetBuilder.refId', hint: 'widgetBuilder.refIdHint' },
  partnerKey: { label: 'widgetBuilder.partnerKey', hint: 'widgetBuilder.partnerKeyHint' },
  commission: { label: 'widgetBuilder.commission', hint: 'widgetBuilder.commissionHint' },
  platform: { label: 'widgetBuilder.platform', hint: 'widgetBuilder.platformHint' },
  variant: { label: 'widgetBuilder.variant' },
  label: { label: 'widgetBuilder.label', hint: 'widgetBuilder.labelHint' },
  height: { label: 'widgetBuilder.height', hint: 'widgetBuilder.heightHint' },
}

/** What a wrong text should have been. */
export const expectedWords = {
  amount: 'widgetBuilder.expectedAmount',
  choice: 'widgetBuilder.expectedChoice',
  colour: 'widgetBuilder.expectedColour',
  flag: 'widgetBuilder.expectedChoice',
  names: 'widgetBuilder.expectedChoice',
  ticker: 'widgetBuilder.expectedCoin',
  tickers: 'widgetBuilder.expectedChoice',
} as const satisfies Partial<Record<WidgetOption<unknown>['control'], MessageKey>>

/** The same of options whose text follows a rule of its own. */
export const expectedTextWords: Partial<Record<WidgetOptionName, MessageKey>> = {
  address: 'widgetBuilder.expectedAddress',
  commission: 'widgetBuilder.expectedCommission',
  partnerKey: 'widgetBuilder.expectedPartnerKey',
  extraId: 'widgetBuilder.expectedExtraId',
  label: 'widgetBuilder.expectedLabel',
  merchant: 'widgetBuilder.expectedId',
  refId: 'widgetBuilder.expectedId',
}

/** The groups in which the controls stand, in their order. */
export const groupWords = {
  exchange: 'widgetBuilder.groupExchange',
  look: 'widgetBuilder.groupLook',
  place: 'widgetBuilder.groupPlace',
  coins: 'widgetBuilder.groupCoins',
  fields: 'widgetBuilder.groupFields',
  partner: 'widgetBuilder.groupPartner',
} as const satisfies Record<WidgetOption<unknown>['group'], MessageKey>

/** What the values of choices are called; languages are called as they call themselves. */
export const choiceWords: Partial<
  Record<WidgetOptionName, Readonly<Record<string, MessageKey | undefined>>>
> = {
  rate: {
    any: 'widgetBuilder.rateAny',
    floating: 'widgetBuilder.rateFloating',
    guaranteed: 'widgetBuilder.rateGuaranteed',
  },
  hidden: {
    details: 'widgetBuilder.hiddenDetails',
    email: 'widgetBuilder.hiddenEmail',
    brand: 'widgetBuilder.hiddenBrand',
  },
  locked: {
    from: 'widgetBuilder.from',
    to: 'widgetBuilder.to',
    amount: 'widgetBuilder.amount',
    address: 'widgetBuilder.address',
    rate: 'widgetBuilder.rate',
  },
  required: {
    email: 'widgetBuilder.requiredEmail',
    refund: 'widgetBuilder.requiredRefund',
  },
  language: { host: 'widgetBuilder.languageHost' },
  font: {
    inter: 'widgetBuilder.fontInter',
    system: 'widgetBuilder.fontSystem',
    serif: 'widgetBuilder.fontSerif',
    mono: 'widgetBuilder.fontMono',
    rounded: 'widgetBuilder.fontRounded',
  },
  platform: {
    widget: 'widgetBuilder.platformWidget',
    web: 'widgetBuilder.platformWeb',
    android: 'widgetBuilder.platformAndroid',
    ios: 'widgetBuilder.platformIos',
  },
  variant: {
    form: 'widgetBuilder.variantForm',
    button: 'widgetBuilder.variantButton',
    banner: 'widgetBuilder.variantBanner',
  },
}
