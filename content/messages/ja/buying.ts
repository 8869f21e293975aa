import type { English, Translated } from '../catalogue.ts'

export const buying = {
  landingTitle: 'カードや銀行振込で暗号資産を買う',
  landingLead:
    '複数の業者に一度に問い合わせます。すべての手数料を引いた受取額を見て、選んだ業者のページで支払います。',
  landingDescription:
    'すべての手数料を引いた受取額を複数の業者で比べ、選んだ業者から購入できます。ここでのアカウント登録は不要です。',
  pairTitle: '{fiat}で{coin}を買う',
  pairLead: '{amount} {fiat}に対して業者から届く額（すべての手数料を引いた後）。',
  pairDescription:
    '{amount} {fiat}でいま買える{ticker}を、手数料を引いた額で業者ごとに比較。支払いは業者のページで、コインはご自身のウォレットへ。',
  placeTitle: '{fiat}で{coin}を買う：{place}',
  placeDescription:
    '{ticker}を{fiat}で販売する業者と、{amount} {fiat}でいま買える額を、すべての手数料を引いて比較。国：{place}。',
  offersTitle: '{amount} {fiat}分の{ticker}',
  offersPlace: '現在の見積もり（国：{place}）',
  noOffers: '現在、これに対応する見積もりを出す業者はありません。',
  change: '金額・コイン・国を変える',
  howTitle: '購入の流れ',
  compareTitle: '比べる',
  compareText:
    '金額、コイン、お住まいの国を選びます。業者の回答が届き次第表示され、受け取る額が最も多いものに印が付きます。',
  addressTitle: 'アドレスを入力する',
  addressText: '業者はここにコインを送ります。アドレスはお支払いの前に確認されます。',
  payTitle: '業者に支払う',
  payText: '業者のページで支払い、ここに戻ります。進み具合は注文ページに表示されます。',
  questionsTitle: '購入前のご質問',
  whoQuestion: 'コインは誰が販売しますか？',
  whoAnswer:
    'お客様が選んだ業者です。このサイトは複数の業者に一度に問い合わせ、それぞれの受取額を表示します。お支払いと書類は業者だけに渡ります。',
  costQuestion: '費用はいくらですか？',
  costAnswer:
    '各見積もりには、業者の手数料を引いた受取額と、業者が示す場合はその手数料が表示されます。このサイトが価格に上乗せすることはありません。',
  accountQuestion: 'アカウントは必要ですか？',
  accountAnswer:
    'ここでは不要です。業者がメールアドレス、氏名、書類を求めることがあり、選ぶ前に各見積もりに表示されます。',
  walletQuestion: 'コインはどこに届きますか？',
  walletAnswer:
    'ご自身のウォレットのアドレスに直接届きます。このサイトがコインを預かることはありません。',
  declinedQuestion: '支払いが拒否されたら？',
  declinedAnswer:
    '何も購入されず、注文ページにその旨が表示されます。別の業者を選べます。引き落とされたお金は業者から返金されます。',
  courseTitle: '{coin}の価格（米ドル建て）：直近1日',
  coinsTitle: '{fiat}でほかのコインを買う',
  fiatsTitle: 'ほかの通貨で{coin}を買う',
  countriesTitle: 'これらの国で{coin}を買う',
} as const satisfies Translated<English['buying']>
