import type { LanguageCode } from '../languages/index.ts'
import { arabicArticles } from './ar/articles.ts'
import type { Article } from './article.ts'
import type { ArticleId } from './article-id.ts'
import type { ArticleLoaders } from './article-loaders.ts'
import { germanArticles } from './de/articles.ts'
import { englishArticles } from './en/articles.ts'
import { spanishArticles } from './es/articles.ts'
import { frenchArticles } from './fr/articles.ts'
import { hindiArticles } from './hi/articles.ts'
import { japaneseArticles } from './ja/articles.ts'
import { koreanArticles } from './ko/articles.ts'
import { portugueseArticles } from './pt/articles.ts'
import { russianArticles } from './ru/articles.ts'
import { turkishArticles } from './tr/articles.ts'
import { vietnameseArticles } from './vt/articles.ts'
import { chineseArticles } from './zh/articles.ts'

/** What each language's folder has; also what the parity test reads. */
export const articleLoaders: Readonly<Record<LanguageCode, ArticleLoaders>> = {
  en: englishArticles,
  ar: arabicArticles,
  es: spanishArticles,
  fr: frenchArticles,
  de: germanArticles,
  pt: portugueseArticles,
  ru: russianArticles,
  vt: vietnameseArticles,
  hi: hindiArticles,
  ja: japaneseArticles,
  ko: koreanArticles,
  zh: chineseArticles,
  tr: turkishArticles,
}

/** An article in a language, in English where it has none. Meant for loaders on the server. */
export async function loadArticle(language: LanguageCode, id: ArticleId): Promise<Article> {
  return (await articleLoaders[language][id]?.()) ?? (await englishArticles[id]())
}
