export { loadArticlePage } from './load-article-page.server.ts'
