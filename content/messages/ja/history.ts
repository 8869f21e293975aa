import type { English, Translated } from '../catalogue.ts'

export const history = {
  metaTitle: '注文一覧 – {brand}',
  metaDescription: 'このブラウザーが保持している交換の注文です。',
  title: '注文一覧',
  lead: 'このブラウザーが保持している注文です。このブラウザーのCookieで31日間保持されます。リカバリーファイルがあれば、それより長く注文に戻れます。',
  leadSignedIn:
    'お客様のアカウントの注文（ログイン中に作成したものは、どのブラウザーのものも含みます）と、このブラウザーが保持している注文です。',
  filter: '表示',
  filterApply: '絞り込む',
  filterAll: 'すべての注文',
  filterInProgress: '進行中',
  filterHold: 'お客様の選択待ち',
  filterFinished: '完了',
  filterRefunded: '返金済み',
  filterExpired: '期限切れ',
  filterFailed: '終了',
  empty: 'このブラウザーが保持している注文はまだありません。',
  emptySignedIn: '注文はまだありません。',
  emptyFiltered: 'この状態の注文はありません。',
  emptyPage: '注文一覧にこのページはありません。',
  start: '交換する',
  youSend: 'お支払い',
  youGet: 'お受け取り',
  open: '注文{code}を開く',
  pages: '注文一覧のページ',
  page: '{number}ページ',
  export: '書き出し',
  exportText:
    '絞り込みで表示されるすべての注文を、金額、手数料、アドレス、トランザクションIDとともに書き出します。',
  exportCsv: 'CSVで',
  exportJson: 'JSONで',
  exportFailed: '書き出せませんでした。{reason}',
  import: 'リカバリーファイルから注文を追加',
  importText:
    'リカバリーファイルを使うと、このブラウザーが注文の保持者になります。ファイルはここで読み取られ、この交換サービスだけに送信されます。',
  importChoose: 'リカバリーファイルを選ぶ',
  imported: {
    other: '{count}件の注文を追加しました。',
  },
  importWrong: '{name}は、この交換サービスのリカバリーファイルではありません。',
  importRefused: '{name}：{reason}',
  forget: 'このブラウザーから消す',
  forgetText:
    'このブラウザーは注文を保持しなくなります。秘密のリンクやリカバリーファイルがないと、注文を見ることはできますが、何も決められません。',
  forgetButton: '注文を消す',
  forgotten: 'このブラウザーは注文を保持しなくなりました。',
  forgetAll: 'このブラウザーからすべての注文を消す',
  forgetAllText:
    'このブラウザーは注文を一つも保持しなくなります。まだ必要になる可能性がある場合は、先にリカバリーファイルを保管してください。',
  forgetAllButton: 'すべて消す',
  forgottenAll: 'このブラウザーが保持している注文はなくなりました。',
} as const satisfies Translated<English['history']>
