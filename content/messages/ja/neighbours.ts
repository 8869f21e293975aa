import type { English, Translated } from '../catalogue.ts'

export const neighbours = {
  buyTitle: 'お金でコインを買う',
  buyDescription: 'カードや銀行振込でのコインの購入。',
  buyNone:
    'この交換サービスには現在、購入を扱う業者がありません。ここではカードや銀行振込でコインを買えません。',
  buyAsked: '{amount} {from}でコインを買おうとされました。',
  buyAskedFor: '{amount} {from}で{to}を買おうとされました。',
  buyInstead:
    'すでに別のコインをお持ちなら、{to}に交換できます。アカウントは不要で、すべての手数料を事前に表示します。',
  sellTitle: 'コインを売ってお金に換える',
  sellDescription: 'コインを売り、銀行口座やカードで代金を受け取る。',
  sellNone:
    'この交換サービスには現在、売却を扱う業者がありません。銀行口座やカードへの支払いはできません。',
  sellAsked: '{amount} {from}を売ろうとされました。',
  sellAskedFor: '{amount} {from}を{to}で売ろうとされました。',
  sellInstead:
    '{from}は{to}に交換できます。{to}は米ドルに連動するように作られたコインです。その価値は発行者の約束に依存し、銀行にあるお金ではありません。',
  borrowTitle: 'コインを担保に借りる',
  borrowDescription: 'コインを手放さず、それを担保にお金やコインを借りる。',
  borrowNone:
    'この交換サービスには現在、貸し付けを扱う業者がありません。ここでは何も借りられません。',
  borrowAsked: '{amount} {from}を担保に借りようとされました。',
  borrowInstead:
    '使う必要のある分だけ{from}を{to}に交換し、残りはそのままお持ちになれます。借りは残りません。',
  insteadTitle: '代わりにできること',
  toForm: '{from}を{to}に交換',
  nothingSent: '何も注文されておらず、お支払いも必要ありません。',
  moonpayTitle: 'MoonPayで暗号資産を購入',
  moonpayDescription: 'ここでのMoonPayによる支払いの流れ。',
  moonpayHere:
    'MoonPayは、ここで購入できるプロバイダーの一つです。まずオファーを比較してください。すべての手数料を含む金額を確認し、注文を確定してからMoonPayで支払います。',
  moonpayNotHere:
    'この取引所ではMoonPayが設定されていないため、ここでは利用できません。ほかのプロバイダーから、すべての手数料を確認したうえで購入できます。',
  moonpayCompare: 'オファーを比較',
  moonpayOrder: 'すでに注文を作成した場合は、注文ページで開き、そこから支払ってください。',
  moonpayOrders: '自分の注文',
} as const satisfies Translated<English['neighbours']>
