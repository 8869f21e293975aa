import type { ArticleLoaders } from '../article-loaders.ts'

export const koreanArticles: ArticleLoaders = {
  about: async () => (await import('./about.ts')).article,
  'aml-kyc': async () => (await import('./aml-kyc.ts')).article,
  'competent-authorities': async () => (await import('./competent-authorities.ts')).article,
  crashcourse: async () => (await import('./crashcourse.ts')).article,
  'earn-terms-of-use': async () => (await import('./earn-terms-of-use.ts')).article,
  faq: async () => (await import('./faq.ts')).article,
  'for-exchanges': async () => (await import('./for-exchanges.ts')).article,
  'for-services': async () => (await import('./for-services.ts')).article,
  'for-tokens': async () => (await import('./for-tokens.ts')).article,
  'for-wallets': async () => (await import('./for-wallets.ts')).article,
  'how-it-works': async () => (await import('./how-it-works.ts')).article,
  'otc-desk': async () => (await import('./otc-desk.ts')).article,
  partners: async () => (await import('./partners.ts')).article,
  press: async () => (await import('./press.ts')).article,
  'trade-crypto': async () => (await import('./trade-crypto.ts')).article,
}
