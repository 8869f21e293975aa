import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: '没有这个页面',
  notFoundText: '地址可能有误，或页面已移动。',
  orderNotFoundTitle: '没有这个订单',
  orderNotFoundText: '请检查链接：只有完整的订单号才能找到订单。',
  brokenTitle: '我们这边出了问题',
  brokenText: '您的资金不受影响。请重新加载页面，或一分钟后重试。',
  offlineTitle: '没有网络连接',
  offlineText: '连接恢复后，页面会自动继续。',
  unavailableTitle: '目前不可用',
  unavailableText: '服务的一部分没有响应。请一分钟后重试。',
  toHome: '前往兑换',
  reload: '重新加载',
  requestId: '请求 {id}',
  networkUnreachable: '无法连接服务器。请检查网络连接后重试。',
  unexpected: '出了问题。请一分钟后重试。',
  rateLimited: '请求过多。请稍等片刻后重试。',
} as const satisfies Translated<English['errors']>
