import type { LanguageCode } from '../languages/index.ts'
import type { Article } from './article.ts'
import type { ArticleId } from './article-id.ts'
import type { LegalText, LegalTextId } from './legal-text.ts'

/** What `content/markdown` makes of a file. */
type Module<Text> = { readonly default: Text }

/**
 * An article in a language, in English where it has none. Works in the build of the pages and in tests, where Vite finds
 * the files; meant for loaders on the server.
 */
export function loadArticle(language: LanguageCode, id: ArticleId): Promise<Article> {
  return load(import.meta.glob<Module<Article>>('./*/*.md'), language, id)
}

/** A legal text in a language, in English where it has none. Works where `loadArticle` does. */
export function loadLegalText(language: LanguageCode, id: LegalTextId): Promise<LegalText> {
  return load(
    import.meta.glob<Module<LegalText>>(['./*/terms-of-use.md', './*/privacy-policy.md']),
    language,
    id,
  )
}

async function load<Text>(
  files: Readonly<Record<string, () => Promise<Module<Text>>>>,
  language: LanguageCode,
  id: ArticleId | LegalTextId,
): Promise<Text> {
  const file = files[`./${language}/${id}.md`] ?? files[`./en/${id}.md`]
  if (file === undefined) throw new Error(`There is no content/articles/en/${id}.md`)
  return (await file()).default
}
