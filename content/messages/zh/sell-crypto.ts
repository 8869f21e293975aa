import type { English, Translated } from '../catalogue.ts'

export const sellCrypto = {
  metaTitle: '出售加密货币，款项到银行账户 · {brand}',
  metaDescription:
    '比较多家服务商在扣除所有费用之后为您的币付多少钱，再选定一家出售，让款项付到您的银行账户。在这里无需账户。',
  title: '出售加密货币，款项到您的银行账户',
  lead: '同时向多家服务商询价。您会看到每家扣除所有费用后付多少，再出售给您选定的一家。',
  howTitle: '如何出售',
  compareTitle: '比较',
  compareText:
    '填写币种、数量，以及您的银行所在地。服务商一答复，报价就会出现，给得最多的会有标记。',
  addressTitle: '填写退回地址',
  addressText: '如果出售无法完成，服务商会将币退到那里。地址会事先核对。',
  sendTitle: '发送币',
  sendText: '您在服务商的页面上说明钱应付到哪里。随后，您在这里的订单会显示币的接收地址。',
  paidTitle: '收到钱款',
  paidText: '服务商收到币后付款。订单页面会显示进展；转账需要多久取决于您的银行。',
  questionsTitle: '出售前的问题',
  whoQuestion: '谁收购我的币？',
  whoAnswer: '您选定的服务商。您的币和银行信息只交给它；本网站从不持有其中任何一项。',
  costQuestion: '费用是多少？',
  costAnswer:
    '每个报价都显示扣除服务商费用后剩下多少。发送币的网络费由您的钱包支付。本网站不在价格上加收任何费用。',
  papersQuestion: '我必须说明自己是谁吗？',
  papersAnswer: '在这里不必。服务商要把钱付到银行，因此可能会在其自己的页面上要求您的姓名或证件。',
  priceQuestion: '价格是确定的吗？',
  priceAnswer: '报价是服务商此刻给出的金额。在您发送任何东西之前，它会在自己的页面上确认价格。',
} as const satisfies Translated<English['sellCrypto']>
