import type { English, Translated } from '../catalogue.ts'

export const neighbours = {
  buyTitle: '用钱购买币',
  buyDescription: '用银行卡或银行转账购买币。',
  buyNone: '本兑换服务目前没有提供此项的服务商：这里不能用银行卡或银行转账购买币。',
  buyAsked: '您想用 {amount} {from} 购买币。',
  buyAskedFor: '您想用 {amount} {from} 购买 {to}。',
  buyInstead: '如果您已持有其他币，可以将其兑换为 {to}，无需账户，每项费用都会事先显示。',
  sellTitle: '出售币换取钱款',
  sellDescription: '出售币，款项付到银行账户或银行卡。',
  sellNone: '本兑换服务目前没有提供此项的服务商：无法向银行账户或银行卡付款。',
  sellAsked: '您想出售 {amount} {from}。',
  sellAskedFor: '您想出售 {amount} {from}，换取 {to}。',
  sellInstead:
    '您可以将 {from} 兑换为 {to}，这是一种旨在跟随美元的币。其价值取决于发行方的承诺，并不是银行里的钱。',
  borrowTitle: '以币作抵押借款',
  borrowDescription: '以仍归您所有的币作抵押，借入钱款或币。',
  borrowNone: '本兑换服务目前没有提供此项的服务商：这里无法借款。',
  borrowAsked: '您想以 {amount} {from} 作抵押借款。',
  borrowInstead: '您可以只将需要花费的那部分 {from} 兑换为 {to}，其余保留。这样您不欠任何款项。',
  insteadTitle: '您可以改为这样做',
  toForm: '将 {from} 兑换为 {to}',
  nothingSent: '没有创建任何订单，也无需支付任何款项。',
  moonpayTitle: '用 MoonPay 购买加密货币',
  moonpayDescription: '在这里如何使用 MoonPay 付款。',
  moonpayHere:
    'MoonPay 是您在这里可以选择的服务商之一。请先比较报价：您会看到包含所有费用的金额，然后确认订单并前往 MoonPay 付款。',
  moonpayNotHere:
    '本交易所未接入 MoonPay，因此无法在这里使用它付款。您可以从其他服务商购买，所有费用都会事先显示。',
  moonpayCompare: '比较报价',
  moonpayOrder: '如果您已经创建订单，请在订单页面打开它并从那里付款。',
  moonpayOrders: '我的订单',
} as const satisfies Translated<English['neighbours']>
