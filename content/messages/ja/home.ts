import type { English, Translated } from '../catalogue.ts'

export const home = {
  metaTitle: '{brand}：コインを別のコインに、数分で交換',
  metaDescription:
    'アカウント不要の暗号資産の即時交換。すべての手数料を送る前に確認でき、保証レートも選べ、各段階をチェーン上で追えます。',
  headline: 'コインを別のコインに、数分で交換。',
  lead: 'アカウントも板取引も不要。送る前にすべての手数料を確認し、必要ならレートを固定し、各段階をチェーン上で追えます。',
  medianSwap: '本日の交換時間の中央値',
  minutesSeconds: '{minutes}分{seconds}秒',
  seconds: '{seconds}秒',
  coins: { other: '{count}種類のコイン' },
  onNetworks: { other: '{count}のネットワークで' },
  lowestFee: '最低サービス手数料',
  percent: '{sign}{value}%',
  pairsTitle: '人気の組み合わせ',
  pair: '<from>{from}</from>から<to>{to}</to>へ',
  pairRate: '1 {from} ~ {rate} {to}',
  change24h: '24時間の変動',
  exchangePair: '交換',
  howTitle: 'しくみ',
  how1Title: '選んで確認する',
  how1Text:
    '2つのコインと金額を選びます。市場レート、当サービスのスプレッド、すべての手数料が一つの短い一覧に表示されます。',
  how2Title: '1つのアドレスに送る',
  how2Text:
    'コインを受け取るアドレスを入力していただき、お支払い先のアドレスをお示しします。アカウントも事前の入金も必要ありません。',
  how3Title: 'チェーン上で追う',
  how3Text:
    '注文のページには、各段階がその都度表示され、両方のトランザクションへのリンクがあります。閉じても、いつでも戻れます。',
  trustTitle: '安心してご利用いただける点',
  trust1Title: '表示されたとおりのお支払い',
  trust1Text: '手数料は見積もりに含まれています。送った後に追加されるものはありません。',
  trust2Title: '遅れた入金や金額の違う入金も失われません',
  trust2Text:
    '遅れて届いた入金や、金額の異なる入金は、その時点のレートで交換するか、返金します。お客様がお選びになれます。',
  trust3Title: 'オープンソース',
  trust3Text: '誰でも動作のしくみを読み、自分で運用できます。',
} as const satisfies Translated<English['home']>
