import type { LanguageCode } from '@causeway/content/languages'
import type { BannerSize, BannerTheme } from '@causeway/core/affiliates'

/** What stands on a banner. */
export type BannerPicture = {
  readonly size: BannerSize
  readonly theme: BannerTheme
  readonly language: LanguageCode
  readonly brand: string
  readonly headline: string
  /** What its button says. */
  readonly action: string
  /** Whole SVG documents. Those that have no room are left out. */
  readonly coins: readonly string[]
}
