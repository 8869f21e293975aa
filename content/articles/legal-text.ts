import type { ArticleText } from './article-text.ts'

/** Every legal text; its file in each language has the same name. */
export const legalTextIds = ['terms-of-use', 'privacy-policy'] as const

/** A legal text: also the last part of its page's path. */
export type LegalTextId = (typeof legalTextIds)[number]

/** What an operator edits to make it his own. `{brand}` stands for the site's name. */
export type LegalText = {
  /** The day of the last change to what it says, YYYY-MM-DD; null where its author has not said. */
  readonly updated: string | null
  readonly sections: readonly {
    readonly heading: string
    readonly paragraphs: readonly ArticleText[]
  }[]
}

/** Says whether a text, from the name of a file for instance, names a legal text. */
export function isLegalTextId(text: string): text is LegalTextId {
  return legalTextIds.some((id) => id === text)
}
