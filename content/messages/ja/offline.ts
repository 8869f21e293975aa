import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: 'オフラインです',
  description: '接続がない間に、このブラウザーが記憶している注文の状況です。',
  lead: '接続がないため、このページを表示できません。注文はそのまま進みます。お支払い済みの分は交換され、送金されます。',
  retry: 'もう一度試す',
  ordersTitle: 'このブラウザーの注文',
  order: '{from}から{to}へ',
  code: '注文{code}',
  lastKnown: '{status}（{time}時点）',
  unknownStatus: '状況はここではわかりません',
  noOrders: 'このブラウザーに記憶されている注文はありません。',
} as const satisfies Translated<English['offline']>
