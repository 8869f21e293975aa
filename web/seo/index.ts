export { type PageSeo, seoMeta } from './page-seo.ts'
export { seoAddress } from './seo-address.ts'
