import { type BannerSize, bannerSizes } from './tools.ts'

export const bannerThemes = ['light', 'dark'] as const
export type BannerTheme = (typeof bannerThemes)[number]

/** What decides how a banner looks, beside the operator's brand. */
export type Banner = {
  readonly size: BannerSize
  readonly theme: BannerTheme
  /** Code of the language of its words; whether the site has it is for the caller to check. */
  readonly language: string
  /** Tickers of the coins whose signs are shown, in their order; empty for those that are shown by default. */
  readonly coins: readonly string[]
}

/** Most coins on a banner: more would be too small to recognise. */
export const MOST_BANNER_COINS = 6

const NAME = /^(\d{2,4}x\d{2,4})-([a-z]+)-([a-z]{2})((?:-[a-z0-9]{1,20})*)$/

/** The name of a banner's picture, without its ending: `300x250-light-en-btc-eth`. Further coins are left out. */
export function bannerName({ coins, language, size, theme }: Banner): string {
  return [size, theme, language, ...coins.slice(0, MOST_BANNER_COINS)].join('-')
}

/** Reads the name of a banner's picture; null for a name that `bannerName` never gives. */
export function readBannerName(name: string): Banner | null {
  const [, wantedSize, wantedTheme, language, tail] = NAME.exec(name) ?? []
  const size = bannerSizes.find((each) => each === wantedSize)
  const theme = bannerThemes.find((each) => each === wantedTheme)
  if (size === undefined || theme === undefined || language === undefined) return null
  const coins = (tail ?? '').split('-').slice(1)
  const isRepeated = new Set(coins).size < coins.length
  return coins.length > MOST_BANNER_COINS || isRepeated ? null : { size, theme, language, coins }
}

/** Width and height of a banner in CSS pixels. */
export function bannerPixels(size: BannerSize): {
  readonly width: number
  readonly height: number
} {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}
