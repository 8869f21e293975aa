export type {
  Article,
  ArticleContact,
  ArticleFacts,
  ArticleSection,
} from './article.ts'
export { type ArticleId, articleIds, isArticleId } from './article-id.ts'
export type { LegalPage } from './legal-page.ts'
export { legalTextsDate, privacyPolicy, termsOfUse } from './legal-texts.ts'
export { loadArticle } from './load-article.ts'
