export { type PageSeo, type StructuredData, seoMeta } from './page-seo.ts'
export { seoAddress } from './seo-address.ts'
