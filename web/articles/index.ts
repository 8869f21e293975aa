export type { ArticlePage } from './article-page.ts'
export { ArticleView, type ArticleViewProps } from './article-view.tsx'
