import type { Article, ArticleId, LegalText, LegalTextId } from '../articles/index.ts'
import type { LanguageCode } from '../languages/index.ts'
import type { SiteFacts } from '../site/index.ts'

/** Pages of one language that the operator has written himself, by their names. */
export type EditedPages = { readonly [id in ArticleId]?: Article } & {
  readonly [id in LegalTextId]?: LegalText
}

/** Phrases that the operator has worded himself, as GET /api/locale/{lang} names them: `home.headline`, `form.coinsFound.one`. */
export type EditedPhrases = Readonly<Record<string, string>>

/** What the operator has put in the place of the product's own words, by language. */
export type EditedTexts = {
  readonly pages: { readonly [code in LanguageCode]?: EditedPages }
  readonly phrases: { readonly [code in LanguageCode]?: EditedPhrases }
}

/** Everything that the operator's folder of content says (PAGE-07). */
export type OperatorContent = { readonly site: SiteFacts; readonly texts: EditedTexts }

/**
 * The operator's own text of a page, or null. Where he wrote it in English alone it stands in every language: the
 * product's text beside it would say something else.
 */
export function editedPage<Id extends keyof EditedPages>(
  { pages }: EditedTexts,
  language: LanguageCode,
  id: Id,
): NonNullable<EditedPages[Id]> | null {
  return pages[language]?.[id] ?? pages.en?.[id] ?? null
}
