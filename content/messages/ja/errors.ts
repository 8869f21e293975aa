import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: 'ページが見つかりません',
  notFoundText: 'アドレスに誤りがあるか、ページが移動した可能性があります。',
  orderNotFoundTitle: '注文が見つかりません',
  orderNotFoundText: 'リンクをご確認ください。注文は、注文番号の全体がないと見つかりません。',
  brokenTitle: '当サービス側で問題が起きました',
  brokenText:
    'お客様の資金に影響はありません。ページを再読み込みするか、1分後にもう一度お試しください。',
  offlineTitle: '接続がありません',
  offlineText: '接続が回復すると、ページは自動的に再開します。',
  unavailableTitle: '現在ご利用になれません',
  unavailableText: 'サービスの一部が応答していません。1分後にもう一度お試しください。',
  toHome: '交換ページへ',
  reload: '再読み込み',
  requestId: 'リクエスト{id}',
  networkUnreachable: 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
  unexpected: '問題が起きました。1分後にもう一度お試しください。',
  rateLimited: 'リクエストが多すぎます。少し待ってからもう一度お試しください。',
} as const satisfies Translated<English['errors']>
