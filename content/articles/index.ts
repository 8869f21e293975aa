export {
  type Article,
  type ArticleContact,
  type ArticleFacts,
  type ArticleQuestion,
  type ArticleSection,
  articleContacts,
  articleFacts,
} from './article.ts'
export { type ArticleId, articleIds, isArticleId } from './article-id.ts'
export { type ArticleText, mapText, plainText, type TextSpan } from './article-text.ts'
export { isLegalTextId, type LegalText, type LegalTextId, legalTextIds } from './legal-text.ts'
export { loadArticle, loadLegalText } from './load-article.ts'
