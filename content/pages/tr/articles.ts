import type { ArticleLoaders } from '../article-loaders.ts'

export const turkishArticles: ArticleLoaders = {}
