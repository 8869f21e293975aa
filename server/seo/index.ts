export { createSeoPages, type SeoPages } from './create-seo-pages.ts'
export { countSeoParts, type SeoAddresses, seoPaths, seoUrlsPerPart } from './seo-addresses.ts'
export type { PairNow, SeoPage, SeoPageFailure, SeoQuestion } from './seo-page-types.ts'
export { writeSeoPage } from './write-seo-page.ts'
