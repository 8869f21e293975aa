import type { ArticleLoaders } from '../article-loaders.ts'

export const frenchArticles: ArticleLoaders = {}
