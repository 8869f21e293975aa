import type { English, Translated } from '../catalogue.ts'

export const buying = {
  landingTitle: '用银行卡或银行转账购买加密货币',
  landingLead:
    '同时向多家服务商询价。您会看到扣除所有费用后实际到账多少，并在所选服务商的页面上付款。',
  landingDescription:
    '比较多家服务商在扣除所有费用后发给您多少，再从您选定的一家购买。在这里无需账户。',
  pairTitle: '用 {fiat} 购买 {coin}',
  pairLead: '各服务商为 {amount} {fiat} 会发给您多少，已扣除所有费用。',
  pairDescription:
    '{amount} {fiat} 现在能在各服务商处买到多少 {ticker}，已扣除所有费用。在服务商页面付款，币直接进入您自己的钱包。',
  placeTitle: '用 {fiat} 购买 {coin}：{place}',
  placeDescription:
    '哪些服务商以 {fiat} 出售 {ticker}，以及 {amount} {fiat} 现在在每家能买到多少，已扣除所有费用。国家或地区：{place}。',
  offersTitle: '{amount} {fiat} 可买的 {ticker}',
  offersPlace: '此刻的报价，国家或地区：{place}',
  noOffers: '目前没有服务商对此报价。',
  change: '更改金额、币种或国家',
  howTitle: '如何购买',
  compareTitle: '比较',
  compareText: '填写金额、币种和所在地。服务商一答复，报价就会出现，给得最多的会有标记。',
  addressTitle: '填写地址',
  addressText: '服务商会将币发到那里。付款之前会先核对地址。',
  payTitle: '向服务商付款',
  payText: '您在其自己的页面上付款，然后回到这里。订单页面会显示进展。',
  questionsTitle: '购买前的问题',
  whoQuestion: '谁把币卖给我？',
  whoAnswer:
    '您选定的服务商。本网站同时向多家询价，并显示每家会给多少。您的付款和证件只交给服务商。',
  costQuestion: '费用是多少？',
  costAnswer:
    '每个报价都显示扣除服务商费用后剩下多少；服务商列明费用时也会显示。本网站不在价格上加收任何费用。',
  accountQuestion: '我需要账户吗？',
  accountAnswer:
    '在这里不需要。服务商可能会要求电子邮件地址、姓名或证件；每个报价都会在您选择之前说明。',
  walletQuestion: '币会发到哪里？',
  walletAnswer: '直接发到您自己钱包的地址。本网站从不持有这些币。',
  declinedQuestion: '如果付款被拒怎么办？',
  declinedAnswer:
    '那就什么也没有买，订单页面会说明。您可以选择另一家服务商。已扣的款项由服务商退还。',
  courseTitle: '{coin} 的美元价格：最近一天',
  coinsTitle: '用 {fiat} 购买其他币',
  fiatsTitle: '用其他货币购买 {coin}',
  countriesTitle: '在这些国家或地区购买 {coin}',
} as const satisfies Translated<English['buying']>
