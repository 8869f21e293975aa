import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: '您已离线',
  description: '没有连接时，此浏览器所记住的您的订单信息。',
  lead: '没有连接，无法打开此页面。订单照常进行：已付款的会兑换并付出。',
  retry: '重试',
  ordersTitle: '此浏览器中的订单',
  order: '{from} 兑 {to}',
  code: '订单 {code}',
  lastKnown: '{status}，截至 {time}',
  unknownStatus: '这里不知道其状态',
  noOrders: '此浏览器没有记住任何订单。',
} as const satisfies Translated<English['offline']>
