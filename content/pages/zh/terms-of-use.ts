import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const chineseTerms: LegalPage = [
  {
    heading: '{brand} 做什么',
    paragraphs: [
      '{brand} 将一种加密货币兑换为另一种。您创建订单，付款到订单给出的地址，您选择的币会付到您提供的地址。',
      '没有账户余额。{brand} 只在您付款之后、同一订单的款项付给您之前持有您的币。',
    ],
  },
  {
    heading: '汇率和费用',
    paragraphs: [
      '每次估算都会在您创建订单之前显示汇率、服务费和网络费。之后不会再增加任何费用。',
      '选择浮动汇率时，金额在您的付款确认时按市场结算。选择保证汇率时，只要您的付款按时被看到并按时确认，您收到的正好是所显示的金额。',
    ],
  },
  {
    heading: '不同于预期的付款',
    paragraphs: [
      '迟到的付款，或金额与预期不同的付款，不会丢失。视订单而定，付款会按届时的汇率兑换，或者订单等待您在兑换与退款之间选择。',
      '退款金额是您支付的金额减去承载退款的网络的费用。',
    ],
  },
  {
    heading: '您的责任',
    paragraphs: [
      '请核对您提供的地址和备注（附加信息）。付到您已确认的地址的款项无法撤回。',
      '请在订单给出的网络上发送每种币。在其他网络上发送的币可能无法取回。',
      '请仅在适用于您的法律允许的情况下使用本服务。',
    ],
  },
]
