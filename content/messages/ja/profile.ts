import type { English, Translated } from '../catalogue.ts'

export const profile = {
  metaTitle: '設定 – {brand}',
  metaDescription: 'お客様のアカウント：ログイン方法と、保存されている情報。',
  title: '設定',
  signedInAs: '{email}としてログイン中',
  sections: '設定の項目',
  orders: {
    other: '注文（{count}件）',
  },

  emailTitle: 'メールアドレス',
  emailText: 'ログインに使い、注文についてのメールもここに届きます。',
  emailChange: 'メールアドレスを変更',
  emailNew: '新しいメールアドレス',
  emailHint: 'このアドレスにリンクをお送りします。リンクを開くまで何も変わりません。',
  emailSend: 'リンクを送信',
  emailSent: '{email}にリンクをお送りしました。リンクを開くまで、アドレスは今のままです。',
  emailInvalid: 'メールアドレスが正しくありません',

  passwordTitle: 'パスワード',
  passwordText: '変更すると、他の場所ではすべてログアウトされます。',
  passwordNone:
    'このアカウントにはまだパスワードがありません。設定すると、メールアドレスでログインできます。',
  passwordChange: 'パスワードを変更',
  passwordSet: 'パスワードを設定',
  passwordOld: '現在のパスワード',
  passwordNew: '新しいパスワード',
  passwordHint: '{least}文字以上。他の人が組み合わせそうにない複数の単語がおすすめです。',
  passwordSave: 'パスワードを保存',
  passwordSaved: 'パスワードを変更しました。他のセッションはすべて終了しました。',

  proofPassword: 'パスワード',
  proofPasswordHint: '開いたままの画面から他の人が変更できないように、もう一度お尋ねします。',
  proofCode: '認証アプリのコード',
  proofCodeHint: '6桁の数字、またはリカバリーコードの一つです。',
  proofNeeded:
    'この操作には、ログインから時間がたちすぎています。ログアウトしてもう一度ログインし、ここに戻ってください。',
  needed: '入力が必要です。',
  passwordWrong: 'メールアドレスまたはパスワードが正しくありません',

  totpTitle: '二要素認証',
  totpText:
    '有効にすると、パスワードだけではログインできなくなり、電話の認証アプリのコードも必要になります。',
  totpOn: 'オン',
  totpOff: 'オフ',
  totpBegun: '未完了',
  totpEnable: '有効にする',
  totpScan: '認証アプリでこれを読み取ってください。',
  totpQr: '認証アプリ用のQRコード。横のキーと同じ内容です。',
  totpSecret: 'またはこのキーを入力',
  totpCopySecret: 'キーをコピー',
  totpOpenApp: 'この端末のアプリで開く',
  totpConfirmCode: 'アプリに現在表示されているコード',
  totpConfirmHint: '6桁の数字です。30秒ごとに新しくなります。',
  totpConfirm: 'コードを確認して有効にする',
  totpConfirmed: '二要素認証が有効になりました。',
  totpGiveUp: '有効にしない',
  totpGivenUp: '二要素認証は無効のままです。',
  totpWrong: 'Google Authenticatorのコードが正しくありません',
  totpAttemptsLeft: {
    other: 'あと{count}回入力できます。',
  },
  totpDisable: '無効にする',
  totpDisableText: '以後は、パスワードまたは連携アカウントだけでログインできます。',
  totpDisabled: '二要素認証を無効にしました。リカバリーコードは使えなくなりました。',
  codesLeft: {
    other: 'リカバリーコードはあと{count}個です。',
  },
  codesFew:
    'なくなる前に新しく作成してください。電話がないとき、ログインする手段はリカバリーコードだけです。',
  codesRenew: '新しいリカバリーコードを作成',
  codesRenewText: '作成すると、現在のコードは使えなくなります。',
  codesRenewed: '新しいリカバリーコードを作成しました。古いコードは使えなくなりました。',
  codesTitle: 'リカバリーコード',
  codesText:
    '電話が手元にないとき、それぞれ一度だけログインに使えます。表示されるのは今だけです。貴重品と同じように保管してください。',
  codesCopy: 'すべてのコードをコピー',
  codesDownload: 'ダウンロード',
  codesPrint: '印刷',
  codesDone: '保管しました',
  codesFileText:
    '{brand}のアカウント（{email}）のリカバリーコードです。認証アプリのコードの代わりに、それぞれ一度だけログインに使えます。',

  passkeysTitle: 'パスキー',
  passkeysText:
    '指紋、顔、または端末のロックを使い、パスワードなしでログインできます。パスキーはこのサイトでしか使えないため、偽サイトに奪われることがありません。',
  passkeysNone: 'パスキーはまだありません。',
  passkeyAdd: 'パスキーを追加',
  passkeyName: 'パスキーの名前',
  passkeyNameHint: '見分けるための名前です。例：「電話」「キーホルダーの鍵」',
  passkeyAdded: 'パスキー「{name}」を追加しました。',
  passkeyUnsupported:
    'このブラウザーではパスキーを作成できません。新しいブラウザーか、別の端末をお試しください。',
  passkeyNeedsName:
    'パスキーには名前のあるサイトが必要です。現在のように数字だけのアドレスでは使えません。',
  passkeyByName: 'このページを{address}で開き、そこでログインしてください。',
  passkeyCancelled:
    'パスキーは作成されませんでした。端末の画面が閉じられたか、時間切れになりました。',
  passkeyKnown: 'この端末には、このアカウントのパスキーがすでにあります。',
  passkeyFailed: '端末でパスキーを作成できませんでした。',
  passkeyMadeOn: '追加：{date}',
  passkeyUsedOn: '最終使用：{date}',
  passkeyNeverUsed: '未使用',
  passkeyRename: '「{name}」の名前を変更',
  passkeyRenameSave: '名前を保存',
  passkeyRenamed: 'パスキーの名前を「{name}」に変更しました。',
  passkeyRemove: '「{name}」を削除',
  passkeyRemoveText:
    '以後、このパスキーではログインできません。端末の設定には残るため、そちらでも削除してください。',
  passkeyRemoveButton: 'パスキーを削除',
  passkeyRemoved: 'パスキー「{name}」を削除しました。',

  socialTitle: '連携アカウント',
  socialText:
    'ここへのログインに使える、他のサービスのアカウントです。そちらに何かが投稿されることはありません。',
  socialLink: '{provider}を連携',
  socialLinked: '{provider}を連携しました。',
  socialLinkedOn: '連携：{date}',
  socialUnlink: '{provider}の連携を解除',
  socialUnlinkText: '以後、この{provider}アカウントではログインできません。',
  socialUnlinkButton: '連携を解除',
  socialUnlinked: '{provider}の連携を解除しました。',
  socialNone: '連携しているアカウントはありません。',
  socialNotOffered: 'この交換サービスにアカウント連携はありません。',
  socialBlocked:
    'ブラウザーがウィンドウをブロックしました。このサイトのウィンドウを許可して、もう一度お試しください。',
  socialTaken:
    'そのアカウントは、この交換サービスの別のアカウントのログインにすでに使われています。',
  socialFailed: 'アカウントを連携できませんでした。',

  newsTitle: 'ニュースレター',
  newsText:
    'この交換サービスのお知らせをまれにお送りします。注文とアカウントについてのメールは、これに関係なく届きます。',
  newsSwitch: 'ニュースレターを受け取る',
  newsOn: 'ニュースレターをお送りします。',
  newsOff: '今後、ニュースレターは届きません。',
  newsMetaTitle: 'メール配信 – {brand}',
  newsMetaDescription: 'お受け取りになるメールの種類です。',
  newsPageTitle: 'メール配信',
  newsPageLead: '{email}で受け取るメールの種類です。',
  newsAllSettings: 'すべての設定',

  sessionsTitle: 'ログイン中の端末',
  sessionsText: 'お心当たりのないものがあれば、ログアウトさせてパスワードを変更してください。',
  sessionHere: 'この端末',
  sessionUnknownDevice: '不明な端末',
  sessionPlace: '{country}から',
  sessionSeen: '最終利用：{time} UTC',
  sessionSince: 'ログイン：{time} UTC',
  sessionEnd: 'ログアウト',
  sessionEndNamed: '{device}をログアウト（最終利用：{time} UTC）',
  sessionEnded: '{device}をログアウトしました。',
  sessionsEndOthers: '他のすべての端末からログアウト',
  sessionsEnded: '他のすべての端末からログアウトしました。',

  dataTitle: 'お客様のデータ',
  dataText:
    'お客様について保存されているすべての情報（アカウント、セッション、アドレス、注文）を、プログラムで読めるファイルにします。',
  dataExport: 'データをダウンロード',
  dataExported: 'データをファイルに保存しています。',
  deleteTitle: 'アカウントの削除',
  deleteGoes:
    '直ちに消えるもの：メールアドレス、パスワード、二要素認証、パスキー、連携アカウント、セッション、保存したアドレス、ニュースレター。',
  deleteStays:
    '残るもの：注文そのもの（金額、アドレス、トランザクションID）。お客様のお名前は含みません。帳簿と法律のために必要です。',
  deleteFinal: '元に戻せません。完了していない注文は、先に終わらせる必要があります。',
  deleteButton: 'アカウントを完全に削除',
  deleteOrdersOpen: '完了していない注文があります。注文が終わってから、もう一度お越しください。',
  orderLink: '注文{code}',
  deleteShowOrders: 'これらの注文を表示',
  deleted: 'アカウントを削除しました。',

  failed: '内部エラー',
} as const satisfies Translated<English['profile']>
