import type { ArticleLoaders } from '../article-loaders.ts'

export const vietnameseArticles: ArticleLoaders = {
  about: async () => (await import('./about.ts')).article,
  'aml-kyc': async () => (await import('./aml-kyc.ts')).article,
  crashcourse: async () => (await import('./crashcourse.ts')).article,
  faq: async () => (await import('./faq.ts')).article,
  'how-it-works': async () => (await import('./how-it-works.ts')).article,
  'trade-crypto': async () => (await import('./trade-crypto.ts')).article,
}
