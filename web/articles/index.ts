export type { ArticlePage } from './article-page.ts'
export { ArticleView } from './article-view.tsx'
export { LegalView } from './legal-view.tsx'
