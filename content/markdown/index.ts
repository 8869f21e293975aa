export { articleModules } from './article-modules.ts'
export { readArticle } from './read-article.ts'
export { readLegalText } from './read-legal-text.ts'
export { WrongMarkdown } from './wrong-markdown.ts'
