import type { English, Translated } from '../catalogue.ts'

export const auth = {
  titleLogIn: 'ログイン',
  titleSignUp: '登録',
  titlePassword: 'パスワード',
  titleCode: '二要素認証コード',
  titleRecover: 'パスワードの再設定',
  titleCheckEmail: 'メールをご確認ください',

  withEmail: 'メールアドレスで続ける',
  withPasskey: 'パスキーでログイン',
  withProvider: '{provider}で続ける',
  or: 'または',
  haveAccount: 'アカウントをお持ちですか？',
  noAccount: 'アカウントをお持ちでないですか？',
  logInInstead: 'ログイン',
  signUpInstead: '登録',
  agreement:
    '登録すると、<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意したことになります。',
  guestOrders: 'アカウントなしで作成した注文',
  whatFor: 'アカウントがなくても交換できます。アカウントがあると、注文を一か所で確認できます。',

  email: 'メールアドレス',
  emailPlaceholder: 'you@example.com',
  emailInvalid: 'メールアドレスが正しくありません',
  continue: '続ける',
  signUp: 'アカウントを作成',
  newsTitle: 'この交換サービスのお知らせをお送りしてもよろしいですか？',
  newsYes: 'はい、お知らせを受け取ります',
  newsNo: 'いいえ、アカウントと注文に関する連絡だけを受け取ります',
  signUpFailed: '内部エラーです。もう一度お試しください',

  password: 'パスワード',
  passwordForgotten: 'パスワードをお忘れですか？',
  logIn: 'ログイン',
  wrongCredentials: 'メールアドレスまたはパスワードが正しくありません',
  logInFailed: '内部エラー',
  suspiciousTitle: '普段と異なるログイン',
  suspiciousText:
    'このアカウントで使われたことのないブラウザーからのログインです。ログインするには、メールで新しいパスワードを設定してください。',
  resetPassword: 'パスワードを再設定',

  codeHint: '認証アプリに表示される6桁の数字です。',
  code: 'コード',
  codeWrong: 'Google Authenticatorのコードが正しくありません',
  codeFailed: '内部エラー',
  codeAttempts: {
    other: 'あと{count}回入力できます',
  },
  codeNoneLeft: 'これ以上入力できません。もう一度ログインしてください。',
  codeSubmit: '確認',
  recoveryInstead: 'リカバリーコードを使う',
  recoveryCode: 'リカバリーコード',
  recoveryHint:
    '二要素認証コードを有効にしたときに保管したコードの一つです。それぞれ一度だけ使えます。',
  authenticatorInstead: '認証アプリを使う',
  tokenOver: '時間がかかりすぎました。もう一度ログインしてください。',

  recoverText: '新しいパスワードを設定するためのリンクをメールでお送りします。',
  recoverSend: 'リンクを送信',
  recoverInvalid: '正しいメールアドレスを入力してください',
  recoverFailed: '不明なエラー',
  recoverSentText:
    '{email}のアカウントがある場合は、新しいパスワードを設定するリンクをお送りしました。1時間有効です。',
  recoverSentElse: '届きませんか？迷惑メールフォルダーと、アドレスに誤りがないかをご確認ください。',
  backToLogIn: 'ログイン',

  checkText: '{email}にリンクをお送りしました。登録を確認するためのもので、1日有効です。',
  checkNext: 'リンクを開いてパスワードを決めると、ログインできます。',
  resend: 'もう一度送信',
  resendIn: {
    other: '{count}秒後にもう一度送信できます',
  },
  resent: 'もう一度送信しました。',
  otherEmail: '別のメールアドレスを使う',

  japanTitle: '日本にお住まいの方はご利用になれません',
  japanText:
    'この交換サービスは、日本にお住まいの方にはご利用いただけません。日本からアクセスされているようです。',
  japanTick: '私は日本に居住していません',
  japanConfirm: '確認',
  japanUnconfirmed: '先に、日本に居住していないことを確認してください。',

  captchaWorking: 'ロボットでないことを確認しています。少々お待ちください。',
  captchaFailed: 'ロボットでないことを確認できませんでした。もう一度お試しください。',
  captchaInsecure:
    'このページは暗号化されていないhttpで開かれています。ロボットでないことの確認は、ブラウザーではhttpsでしか行えません。httpsで開いてください。',
  tooOften: {
    other: '試行回数が多すぎます。{count}秒後にもう一度お試しください。',
  },
  unreachable: 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
  socialBlocked: 'ブラウザーがウィンドウをブロックしました。許可してから、もう一度お試しください。',
  socialFailed:
    '外部サービスでログインできませんでした。もう一度試すか、別の方法をお使いください。',
  socialCheckMail: '{email}にリンクをお送りしました。このブラウザーで開いてください。',
  socialLinkOver:
    'このリンクは期限切れか、使用済みか、操作を始めたブラウザーとは別のブラウザーで開かれています。そのブラウザーで初めからやり直してください。',
  passkeyFailed: 'パスキーを受け取れませんでした。もう一度試すか、別の方法をお使いください。',
  passkeyNeedsName:
    'パスキーには名前のあるサイトが必要です。このように数字だけのアドレスでは使えません。',
  passkeyByName: 'パスキーを使うには、このページを{address}で開いてください。',

  confirmMetaTitle: '登録の確認 – {brand}',
  confirmTitle: '登録を確認してください',
  confirmText: 'ボタンを押すとメールアドレスが確認されます。その後、パスワードを決めてください。',
  confirmButton: '確認する',
  linkOldTitle: 'このリンクは期限切れか、使用済みです',
  confirmOld:
    'すでに確認済みの場合は、メールでパスワードを設定するか、ログインしてください。まだの場合は、もう一度登録してください。新しいリンクが届きます。',
  recoverMetaTitle: 'パスワードの設定 – {brand}',
  recoverTitle: 'パスワードを決めてください',
  recoverFor: '{email}のアカウントのパスワードです。',
  recoverOld: 'リンクは1時間以内に一度だけ使えます。新しいリンクを送信してください。',
  recoverAgain: '新しいリンクを送信',
  newPassword: '新しいパスワード',
  passwordRule: {
    other: '{count}文字以上。単語、空白、記号など、どの文字も使えます。',
  },
  passwordShort: {
    other: '{count}文字以上にしてください。',
  },
  passwordLong: {
    other: '{count}文字以内にしてください。',
  },
  passwordCommon: 'このパスワードは真っ先に試されるものの一つです。別のものにしてください。',
  setPassword: 'パスワードを設定してログイン',
  passwordSetTitle: 'パスワードを設定しました',
  passwordSetText: 'ログインしました。他の場所でのログインはすべて終了しました。',
  passwordSetCode: 'パスワードを設定しました。パスワードと二要素認証コードでログインしてください。',
  toExchange: '交換ページへ',
  toSettings: '設定へ',
  emailMetaTitle: '新しいメールアドレスの確認 – {brand}',
  emailTitle: '新しいメールアドレスを確認してください',
  emailText: '確認後は新しいアドレスでログインし、メールもそちらに届きます。',
  emailDoneTitle: 'メールアドレスを変更しました',
  emailDone: '今後のメールアドレスは{email}です。',
  emailOld: 'リンクは1日以内に一度だけ使えます。設定で新しいリンクを請求してください。',
  metaDescription: '当サービスのメールのリンクから開くページです。',
  whyPassword: '先にパスワードを入力してください',
  whyEmail: '先にメールアドレスを入力してください',
  whyNews: '先にニュースレターを受け取るか選んでください',
  whyCode: '先にコードを入力してください',
  whyTick: '先にチェックを入れてください',
} as const satisfies Translated<English['auth']>
