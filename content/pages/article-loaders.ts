import type { Article } from './article.ts'
import type { ArticleId } from './article-id.ts'

/** How a language's folder offers its articles, each loaded only when asked for. What is missing stands in English. */
export type ArticleLoaders = { readonly [id in ArticleId]?: () => Promise<Article> }
