export { createSeoPages, type SeoPages } from './create-seo-pages.ts'
export {
  type SeoAddresses,
  seoPaths,
} from './seo-addresses.ts'
export type { PairNow, SeoPage, SeoPageFailure, SeoQuestion } from './seo-page-types.ts'
export { countSeoParts, seoUrlsPerPart } from './sitemap-parts.ts'
export { writeSeoPage } from './write-seo-page.ts'
