import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const chineseTerms: LegalPage = [
  {
    heading: '{brand} 做什么',
    paragraphs: [
      '{brand} 将一种加密货币兑换为另一种。您创建订单，并付款到订单所示的充值地址；我们将您选择的币发送到您填写的地址。',
      '没有账户余额。{brand} 只在您付款之后、同一订单转出之前持有您的币。',
    ],
  },
  {
    heading: '汇率和费用',
    paragraphs: [
      '每次估算都会在您创建订单之前显示汇率、兑换手续费和网络费。之后我们不会再增加任何费用。',
      '选择浮动汇率时，金额以您的付款确认时的市场汇率为准。选择固定汇率时，只要您的付款按时到账并按时确认，您就会收到与所示完全一致的金额。',
    ],
  },
  {
    heading: '逾期或金额不符的付款',
    paragraphs: [
      '逾期或金额不符的付款不会丢失。视订单而定，我们会按当前汇率兑换，或者订单等待您在兑换与退款之间选择。',
      '退款金额是您支付的金额减去退款所需的网络费。',
    ],
  },
  {
    heading: '您的责任',
    paragraphs: [
      '请核对您填写的地址、备注和标签。转出到您已确认的地址后，款项无法撤回。',
      '请在订单所示的网络上发送每种币。在其他网络上发送的币可能无法找回。',
      '请仅在适用于您的法律允许的情况下使用本服务。',
    ],
  },
]
