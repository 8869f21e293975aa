import type { LanguageCode } from '@causeway/content/languages'
import type { BannerSize, BannerTheme } from '@causeway/core/affiliates'
import type { AccentColours } from '@causeway/core/brand'

/** What stands on a banner. */
export type BannerPicture = {
  readonly size: BannerSize
  readonly theme: BannerTheme
  readonly language: LanguageCode
  readonly brand: string
  /** Of the theme: the brand's name in `text`, the button `accent` with `ink` on it. Null: as the product has them. */
  readonly accent: Pick<AccentColours, 'accent' | 'ink' | 'text'> | null
  readonly headline: string
  /** What its button says. */
  readonly action: string
  /** Whole SVG documents. Those that have no room are left out. */
  readonly coins: readonly string[]
}
