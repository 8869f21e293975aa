import type { LanguageCode } from '../languages/index.ts'
import type { EditedPages, EditedTexts } from './operator-content.ts'

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
