/** Every page that is an article; its file in each language has the same name. */
export const articleIds = [
  'about',
  'aml-kyc',
  'competent-authorities',
  'crashcourse',
  'earn-terms-of-use',
  'faq',
  'for-exchanges',
  'for-services',
  'for-tokens',
  'for-wallets',
  'how-it-works',
  'otc-desk',
  'partners',
  'press',
  'trade-crypto',
] as const

/** A page that is an article: also the last part of its path, which is the same in every language. */
export type ArticleId = (typeof articleIds)[number]

/** Says whether a text, from the name of a file for instance, names an article. */
export function isArticleId(text: string): text is ArticleId {
  return articleIds.some((id) => id === text)
}
