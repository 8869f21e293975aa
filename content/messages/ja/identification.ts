import type { English, Translated } from '../catalogue.ts'

export const identification = {
  title: '本人確認',
  asked: 'この注文では本人確認が必要です。',
  askedWhy:
    'この規模の注文や、特定の出所のコインによる注文は、本人確認が済んだ方にのみ送金します。',
  askedNext: '本人確認は、お支払いの前でも後でもできます。完了すると、注文は自動的に進みます。',
  askedElse: '希望されない場合は、お支払いをしないか、コインの返金をお選びください。',
  askedHow:
    '本人確認サービスで数分かかります。書類とお顔を示していただきます。このサイトがそれらを見ることも保存することもありません。',
  begin: '本人確認をする',
  continue: '本人確認を続ける',
  again: 'もう一度試す',
  opensNew: '新しいタブで開きます',
  pending: '本人確認の審査中です。',
  pendingNext: '通常は数分で終わります。注文は自動的に進み、このページに表示されます。',
  retry: '読み取れないもの、または一致しないものがありました。',
  retryNext: '鮮明な画像でもう一度お試しください。注文とコインはそのままお待ちします。',
  approved: '本人確認が完了しました。これ以上の操作は必要ありません。',
  refused: '本人確認ができなかったため、この注文は送金できません。',
  refusedNext: 'コインを返金します。返金先アドレスをまだ伺っていない場合は、ここでお尋ねします。',
  waived: 'この注文の本人確認は不要になりました。',
  stranger: 'この注文は、保持者の本人確認を待っています。',
  unavailable:
    '本人確認サービスが現在応答していません。注文とコインはそのままお待ちします。1分後にもう一度お試しください。',
  back: '注文に戻る',
  identifyTitle: '注文の本人確認',
  decided: '本人確認の手続きは終わりました。今後の進み方は注文のページをご覧ください。',
  notAsked: 'この注文に本人確認は必要ありません。',
  notHolder:
    '本人確認ができるのは注文の保持者だけです。注文を作成したブラウザーでこのページを開いてください。',
  holdScreening:
    '交換サービスの義務として、コインの出所と送り先を確認しています。はっきりしない場合は担当者が確認します。コインはお客様のもののままです。確認後、注文が進むか、コインが返金されます。お客様の操作は必要なく、結果はこのページに表示されます。',
  holdIdentification: '本人確認が完了するまで、送金を保留しています。',
  holdIdentificationRefused:
    '本人確認ができなかったため、コインを返金します。返金先をお知らせください。',
  holdRefundDecided: 'この交換は完了できません。コインを返金します。返金先をお知らせください。',
  playTitle: '試用の本人確認サービス',
  playText:
    'サンドボックスでは、本人確認サービスの役もお客様が行います。実際の書類は求められません。結果をお決めください。',
  playReference: '申請者',
  playStatus: '状態',
  playUnknown: 'この本人確認は開始されていません。',
  playApprove: '認める',
  playRetry: '再提出を求める',
  playLater: '後で審査する',
  playRefuse: '最終的に拒否する',
  playDone: '交換サービスに伝えました。注文のページは自動的に進みます。',
  playRefusedHere: 'サンドボックスの操作は、この交換サービスの運営者だけができます。',
  playStarted: '開始済み',
  playPending: '審査中',
  playRetried: '再提出待ち',
  playApproved: '確認済み',
  playRefused: '拒否済み',
} as const satisfies Translated<English['identification']>
