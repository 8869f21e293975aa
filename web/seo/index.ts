export { type PageSeo, seoMeta } from './page-seo.ts'
