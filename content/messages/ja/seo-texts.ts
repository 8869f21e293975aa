import type { English, Translated } from '../catalogue.ts'

export const seoTexts = {
  pairTitleA: '{fromName}を{toName}に交換：現在のレート',
  pairTitleB: '{fromName}から{toName}へ、アカウント不要で交換',
  pairTitleShort: '{from}から{to}：レート・金額範囲・手数料',
  pairHeadingA: '{fromName}を{toName}に交換',
  pairHeadingB: '{fromName}から{toName}への交換',
  pairDescriptionA:
    '{from}を現在のレートで{to}に交換。アカウントは不要です。金額の範囲、ネットワーク手数料、受け取れる額を、送る前に確認できます。',
  pairDescriptionB:
    '{from}がいま{to}でいくらになるか。レート、最小金額と最大金額、ネットワーク手数料、そして送金までの各段階を確認できます。',
  pairIntroA:
    '現在、1 {from}は手数料を引く前で約{rate} {to}になります。1回の交換で扱えるのは{minFrom}～{maxFrom} {from}です。すべての手数料を引いた後の受取額は、フォームに表示されます。',
  pairIntroB:
    '現時点で、1 {from}は手数料を引く前で約{rate} {to}に交換されます。一度に{minFrom}～{maxFrom} {from}を送ることができ、受取額を見てからお決めいただけます。',
  pairPaused:
    'この組み合わせの価格は現在示せません。数分後にもう一度お試しいただくか、下から別の組み合わせをお選びください。',
  pairRangeA: {
    other: '直近{count}日間、1 {from}は{lowest}～{highest} {to}の間で推移しました。',
  },
  pairRangeB: {
    other: '{count}日間で、1 {from}の仲値は{lowest}～{highest} {to}の範囲で動きました。',
  },
  pairNetworksA: {
    other:
      'お支払いは{fromNetwork}ネットワークで行い、入金は{count}回の承認で有効になります。{toName}は{toNetwork}ネットワークで送金されます。',
  },
  pairNetworksB: {
    other:
      '{fromName}の入金が{fromNetwork}ネットワークで{count}回承認されると、交換が始まります。{toName}の送金には、{toNetwork}ネットワークのアドレスが必要です。',
  },
  pairTypical: {
    other:
      '直近30日間に完了したこの組み合わせの交換の半数は、入金の検知から送金の承認まで{count}分以内でした。',
  },
  networkWait: {
    other:
      '{network}の通常の速さでは、入金の承認に約{count}分かかります。送金はその後に行われます。',
  },
  extraIdFrom:
    '{name}の入金には、アドレスのほかにもう1つの情報（{extraId}）が必要です。注文に表示されたものを、お支払いに付けてください。',
  extraIdTo:
    '{name}の送金には、アドレスのほかにもう1つの情報（{extraId}）を付けることができます。ウォレットやサービスに示されている場合は、入力してください。',
  stepAmountName: '金額を選ぶ',
  stepAmountText:
    '送る{from}の額、または受け取りたい{to}の額を入力します。すべての手数料を引いた後の受取額が表示されます。',
  stepAddressName: '{to}のアドレスを入力する',
  stepAddressText: 'お支払いの前に、{toNetwork}の規則に沿ってアドレスを確認します。',
  stepPayName: '{from}を送る',
  stepPayText:
    '注文のページに送り先アドレスが表示されます。{to}が送金されるまで、お支払いをチェーン上で追います。',
  timeQuestion: '{from}から{to}への交換にはどのくらい時間がかかりますか？',
  costQuestion: '{from}から{to}への交換の費用はいくらですか？',
  costAnswer:
    'サービス手数料は{fee}%から、送金のネットワーク手数料は{networkFee} {to}です。どちらも、表示される金額からすでに差し引かれています。',
  limitsQuestion: '一度に交換できる{from}の額は？',
  limitsAnswer:
    '現在は最小{minFrom} {from}、最大{maxFrom} {from}です。最大額は{to}の在庫に応じて変わります。',
  extraIdQuestion: 'アドレスだけで足りますか？{extraId}は必要ですか？',
  accountQuestion: 'アカウントは必要ですか？',
  accountAnswer:
    '不要です。お使いのブラウザーと注文のリンクだけで注文を追えます。金額が大きい場合は、本人確認をお願いすることがあります。',
  lateQuestion: 'お支払いが遅れたり、金額が違ったりしたら？',
  lateAnswer:
    '失われることはありません。お客様の選択に応じて、その時点のレートで交換するか、返金します。',
  coinTitle: '{name}の交換：現在のレートと組み合わせ',
  coinTitleShort: '{ticker}：現在の交換レートと組み合わせ',
  coinHeading: '{name}を交換',
  coinDescription: {
    other:
      '{ticker}をアカウント不要で{count}種類のコインに交換。現在のレート、金額の範囲、手数料と、{network}での入金の承認について確認できます。',
  },
  coinIntroA: {
    other: '{name}の入金は、{network}ネットワークで{count}回承認されると有効になります。',
  },
  coinIntroB: {
    other: '{name}の入金は{network}ネットワークを通り、{count}回の承認で有効になります。',
  },
  coinPrice: '現在、1 {ticker}は約{price}米ドルです。',
  coinPairs: { other: 'ここでは、ほかの{count}種類のコインと交換できます。' },
  pairsTitle: '{name}のすべての交換の組み合わせ',
  pairsTitleShort: '{ticker}のすべての交換の組み合わせ',
  pairsDescription: {
    other:
      '{ticker}を含む{count}の組み合わせ。交換できる先のコインと、交換元にできるコインを、現在のレート、金額の範囲、手数料とともに確認できます。',
  },
  allExchangeTitle: '交換できるすべてのコイン',
  allExchangeDescription:
    'この交換サービスで扱う{count}種類のコインを、ネットワーク、価格、1日の変動とともに一覧にしました。選ぶと、ほかの各コインでいくらになるかがわかります。',
  allExchangeIntro:
    '{networks}のネットワーク上の{count}種類のコインと、その現在の価格です。交換するコインを選んでください。',
  allBuyTitle: '購入できるすべてのコイン',
  allBuyDescription:
    'カードや銀行振込で購入できる{count}種類のコインを、ネットワークと価格とともに一覧にしました。業者から届く額を、アカウント不要で比べられます。',
  allBuyIntro:
    '{count}種類のコインから選ぶと、お支払いに対して業者から届く額が、すべての手数料を引いた後の金額で表示されます。',
  countriesTitle: '{name}を買う：国を選ぶ',
  countriesTitleShort: '{ticker}を買う：国を選ぶ',
  countriesDescription:
    '{ticker}をどの国で購入しますか？{count}の国から選ぶと、対応している業者と、そこでいま購入できる額を確認できます。',
  countriesIntro:
    '{name}を販売する業者と支払い方法は、お住まいの国によって異なります。{count}の国から選んでください。',
  buyDescription:
    '{fiat}で{ticker}を購入。各業者からいま届く額を、すべての手数料を引いた後の金額で比べ、選んだ業者のページで支払います。',
  fiatTitle: '{name}を買う：通貨を選ぶ',
  fiatTitleShort: '{ticker}を買う：通貨を選ぶ',
  fiatDescription:
    'お支払いの通貨を{count}種類から選ぶと、いま業者から届く{ticker}の額を、すべての手数料を引いた後の金額で確認できます。',
  fiatIntro:
    '{name}は、カードや銀行振込により{count}種類の通貨で購入できます。お支払いの通貨を選んでください。',
} as const satisfies Translated<English['seoTexts']>
