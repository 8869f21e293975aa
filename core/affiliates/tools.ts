/** What an affiliate shows on other sites (EARN-02). */
export const toolTypes = ['api', 'ref_link', 'banner', 'button', 'widget'] as const
export type ToolType = (typeof toolTypes)[number]

/** Longest name of a tool, in characters. */
export const LONGEST_TOOL_NAME = 64

/** The coins that a tool can be limited to, in the order in which they are listed. */
export const toolTickers = [
  'btc',
  'eth',
  'bsv',
  'xmr',
  'nexo',
  'trx',
  'doge',
  'xrp',
  'zen',
  'ltc',
  'ada',
  'bnb',
  'usdt20',
  'usdc',
  'xlm',
  'vet',
  'neo',
  'dash',
  'dot',
  'bch',
  'dai',
  'dgb',
  'zec',
  'xtz',
  'link',
  'btt',
  'tusd',
  'rvn',
  'eos',
  'xem',
] as const

/** Sizes of banners in CSS pixels. */
export const bannerSizes = ['300x250', '728x90', '160x600', '320x50', '970x250'] as const
export type BannerSize = (typeof bannerSizes)[number]

/** How a tool looks and where it leads. What is absent is as the product has it. */
export type ToolSettings = {
  /** Coins to choose from; absent or empty: all. */
  readonly tickers?: readonly string[]
  readonly from?: string
  readonly to?: string
  /** Decimal. */
  readonly amount?: string
  readonly theme?: 'light' | 'dark' | 'default'
  readonly size?: BannerSize
  readonly language?: string
  readonly label?: string
  /** `exchange` or `buy`: the page that a link leads to. */
  readonly page?: 'exchange' | 'buy'
  /** Of a widget: origins of the sites on which it earns; absent or empty: all. */
  readonly sites?: readonly string[]
  readonly utmSource?: string
  readonly utmMedium?: string
  readonly utmCampaign?: string
}

/** The name to keep, without spaces around it; null where nothing is left or it is too long. */
export function readToolName(given: string): string | null {
  const name = given.trim()
  return name === '' || [...name].length > LONGEST_TOOL_NAME ? null : name
}

/** The tickers of a tool's settings that are not in the list. */
export function unknownTickers(settings: ToolSettings): readonly string[] {
  const known: ReadonlySet<string> = new Set(toolTickers)
  return (settings.tickers ?? []).filter((ticker) => !known.has(ticker))
}
