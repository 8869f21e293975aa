import type { LanguageCode } from '@causeway/content/languages'

/** What stands on a picture. `coins` are whole SVG documents, two at most. */
export type Picture = {
  readonly language: LanguageCode
  readonly title: string
  readonly brand: string
  /** Where the site stands: "swap.example". */
  readonly host: string
  readonly coins: readonly string[]
}
