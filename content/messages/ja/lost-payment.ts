import type { English, Translated } from '../catalogue.ts'

export const lostPayment = {
  title: '支払ったのに何も起こりませんか？',
  text: 'ウォレットまたは取引所のトランザクションIDを入力してください。ネットワーク上で調べ、支払いがどうなったかをお知らせします。',
  label: 'トランザクションID',
  hint: 'TXIDやハッシュとも呼ばれます。エクスプローラーのリンクも貼り付けられます。',
  find: '支払いを探す',
  notFound:
    'このIDの当社への支払いは、{network}ではまだ見つかりません。送信したばかりの場合は、1分ほど待ってからもう一度お試しください。そうでない場合は、IDと送信したネットワークをご確認ください。',
  pending:
    'トランザクションは見えていますが、まだ承認されていません。承認されると、ここに自動で表示されます。',
  failed:
    'ネットワークがこのトランザクションを実行しなかったため、当社には何も届いていません。ウォレットを確認し、もう一度送信してください。',
  notOurs:
    'このトランザクションは承認済みですが、当社への支払いではありません。IDと送信先アドレスをご確認ください。',
  dropped:
    'ネットワークがこのトランザクションを破棄したため、当社には何も届いていません。戻ってきた場合は反映されます。再送信する前にウォレットをご確認ください。',
  beforeOrder:
    'この支払いは、この注文が作成される前に届いています。対象の注文を開き、そちらで探してください。',
  otherOrder: 'この支払いは別の注文のものです。',
  otherOrderOwn: 'この支払いはお客様の注文 {id} のものです。',
  inOrder: '{amount} {ticker} の支払いはこの注文に含まれています：承認 {confirmations}/{needed}。',
  assigned: '{amount} {ticker} の支払いがこの注文に加わりました。',
  claimed: '{amount} {ticker} の支払いが見つかりました。今後の状況はこのページに表示されます。',
  claimTitle: '支払いが見つかりました',
  memoMissing:
    '{name}なしで届きました。資金は安全です。お客様の支払いであることを確認してから、この注文に加えます。',
  memoWrong:
    '別の{name}で届きました。資金は安全です。お客様の支払いであることを確認してから、この注文に加えます。',
  otherCoin:
    'この注文は{expected}用ですが、別のコインが送られました。資金は安全ですが、この注文では交換できません。',
  otherNetwork:
    '{network}とは別のネットワークで送られました。資金は安全ですが、この注文では交換できません。',
  confirmations: '承認 {confirmations}/{needed}',
  review: '確認中です。何もする必要はありません。このページは自動で更新されます。',
  done: '注文に加わり、交換が進んでいます。',
  unproven: 'お客様の支払いであることを確認できなかったため、この注文には加えられませんでした。',
  returned: '送信元のアドレスに送り返しました。',
  contact: 'ご質問は、注文番号とトランザクションIDを添えて{support}までお送りください。',
  move: '今すぐ交換するには、このコインを送る注文を作成してください。その注文のページで同じIDを入力すると、支払いがすぐに移ります。',
  moveLink: '{amount} {ticker} の注文を作成',
  report: 'この支払いを報告する',
  eventClaimed: '届いていない支払いが報告されました',
  eventAssigned: '報告された支払いが注文に加わりました',
  eventRefused: '報告された支払いは加えられませんでした',
  playNoMemo: 'メモなしで支払う',
  playClaimTitle: '報告された支払いについて決める',
  playAssign: '注文に加える',
  playUnproven: '確認できない',
  playReturned: '返送済み',
} as const satisfies Translated<English['lostPayment']>
