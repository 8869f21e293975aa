import type { English, Translated } from '../catalogue.ts'

export const seoTexts = {
  pairTitleA: '{fromName} 兑换为 {toName}：实时汇率',
  pairTitleB: '无需账户，将 {fromName} 换成 {toName}',
  pairTitleShort: '{from} 兑 {to}：实时汇率、限额、费用',
  pairHeadingA: '将 {fromName} 兑换为 {toName}',
  pairHeadingB: '将 {fromName} 换成 {toName}',
  pairDescriptionA:
    '按实时汇率将 {from} 兑换为 {to}，无需账户，也无需预先充值。付款之前即可看到限额、网络费以及您最终收到的金额。',
  pairDescriptionB:
    '{from} 现在能换多少 {to}：这里列出汇率、最低和最高金额、网络费，并说明从填写金额到收款的每一个步骤。',
  pairIntroA:
    '现在 1 {from} 在扣除费用前约合 {rate} {to}。单次兑换的范围为 {minFrom} 至 {maxFrom} {from}；表单会显示扣除所有费用后的到账金额。',
  pairIntroB:
    '此刻 1 {from} 在扣除费用前约可换得 {rate} {to}。您一次可支付 {minFrom} 至 {maxFrom} {from}，并在决定之前看到到账金额。',
  pairPaused: '此币对目前无法定价。请几分钟后重试，或在下方选择其他币对。',
  pairRangeA: {
    other: '最近 {count} 天内，1 {from} 的价值在 {lowest} 至 {highest} {to} 之间。',
  },
  pairRangeB: {
    other: '{count} 天之内，1 {from} 的中间价在 {lowest} 至 {highest} {to} 之间变动。',
  },
  pairNetworksA: {
    other:
      '您在 {fromNetwork} 网络上付款，付款在 {count} 次确认后生效。{toName} 在 {toNetwork} 网络上付给您。',
  },
  pairNetworksB: {
    other:
      '您的 {fromName} 付款在 {fromNetwork} 网络上获得 {count} 次确认后，兑换即开始。收取 {toName} 需要 {toNetwork} 网络上的地址。',
  },
  pairTypical: {
    other: '最近 30 天内完成的此币对兑换中，有一半从看到付款到收款确认用时不超过 {count} 分钟。',
  },
  networkWait: {
    other: '按 {network} 的通常速度，付款约需 {count} 分钟得到确认；随后款项付给您。',
  },
  extraIdFrom:
    '{name} 的付款除地址外还需要第二项信息（{extraId}）：请将订单所显示的内容写入您的付款。',
  extraIdTo:
    '收取 {name} 时，除地址外还可以附带第二项信息（{extraId}）：如果您的钱包或服务给出了这项信息，请填写。',
  stepAmountName: '选择金额',
  stepAmountText: '输入您支付多少 {from}，或想要多少 {to}。显示的是扣除所有费用后的到账金额。',
  stepAddressName: '填写您的 {to} 地址',
  stepAddressText: '付款之前，会按 {toNetwork} 的规则核对地址。',
  stepPayName: '支付 {from}',
  stepPayText: '订单页面显示付款地址，并在链上跟踪您的付款，直到 {to} 付出。',
  timeQuestion: '将 {from} 兑换为 {to} 需要多久？',
  costQuestion: '将 {from} 兑换为 {to} 的费用是多少？',
  costAnswer:
    '服务费从 {fee}% 起，付款给您的网络费为 {networkFee} {to}。两项都已从您看到的金额中扣除。',
  limitsQuestion: '我一次可以兑换多少 {from}？',
  limitsAnswer:
    '目前最低 {minFrom} {from}，最高 {maxFrom} {from}。最高金额随我们的 {to} 库存而定。',
  extraIdQuestion: '只有地址就够了吗，还是需要 {extraId}？',
  accountQuestion: '我需要账户吗？',
  accountAnswer: '不需要。凭您的浏览器和订单链接即可跟踪订单。大额订单可能需要身份验证。',
  lateQuestion: '如果我付款迟了，或金额不同，怎么办？',
  lateAnswer: '不会丢失：由您选择，付款按届时的汇率兑换，或退回。',
  coinTitle: '兑换 {name}：实时汇率和币对',
  coinTitleShort: '{ticker}：实时兑换汇率和币对',
  coinHeading: '兑换 {name}',
  coinDescription: {
    other:
      '无需账户，即可将 {ticker} 换成其他 {count} 种币：这里有实时汇率、限额和费用，并说明 {network} 上的付款如何得到确认。',
  },
  coinIntroA: { other: '{name} 的付款在 {network} 网络上获得 {count} 次确认后生效。' },
  coinIntroB: { other: '{name} 的付款经由 {network} 网络，在 {count} 次确认后生效。' },
  coinPrice: '目前 1 {ticker} 约值 {price} 美元。',
  coinPairs: { other: '在这里可以兑换为其他 {count} 种币。' },
  pairsTitle: '{name} 的全部兑换币对',
  pairsTitleShort: '{ticker} 的全部兑换币对',
  pairsDescription: {
    other:
      '含 {ticker} 的 {count} 个币对：它可以兑换为哪些币，哪些币又可以兑换为它，每个币对都附有实时汇率、限额和费用。',
  },
  allExchangeTitle: '可兑换的全部币种',
  allExchangeDescription:
    '本兑换服务的全部 {count} 种币，附有网络、价格和一天内的变化。选择其中一种，即可查看它能换得多少其他各种币。',
  allExchangeIntro: '{networks} 个网络上的 {count} 种币，各附此刻的价格。请选择一种进行兑换。',
  allBuyTitle: '可购买的全部币种',
  allBuyDescription:
    '可用银行卡或银行转账购买的全部 {count} 种币，附有网络和价格。无需账户，即可比较各家服务商会发给您多少币。',
  allBuyIntro: '从 {count} 种币中选择一种，查看服务商会为您的钱发给您多少，已扣除所有费用。',
  countriesTitle: '购买 {name}：选择国家或地区',
  countriesTitleShort: '购买 {ticker}：选择国家或地区',
  countriesDescription:
    '您想在哪里购买 {ticker}？从 {count} 个国家和地区中选择一个，查看有哪些服务商提供服务，以及您的钱现在在那里能买到多少。',
  countriesIntro:
    '哪些服务商出售 {name}，以及可以用什么方式付款，取决于您的居住地。请从 {count} 个国家和地区中选择。',
  buyDescription:
    '用 {fiat} 购买 {ticker}：查看每家服务商现在会发给您多少，已扣除所有费用，然后在您所选服务商的页面上付款。',
  fiatTitle: '购买 {name}：选择货币',
  fiatTitleShort: '购买 {ticker}：选择货币',
  fiatDescription:
    '从 {count} 种货币中选择一种用于付款，查看各家服务商现在会为此发给您多少 {ticker}，显示的金额已扣除所有费用。',
  fiatIntro: '可以用 {count} 种货币，以银行卡或银行转账购买 {name}。请选择您付款所用的货币。',
} as const satisfies Translated<English['seoTexts']>
