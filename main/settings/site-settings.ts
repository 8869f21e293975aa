import {
  type BrandPalette,
  brandPalette,
  type ColourScheme,
  judgeAccent,
} from '@causeway/core/brand'
import { WrongSetting } from './read-setting.ts'
import { experiments, names, origins } from './setting-lists.ts'
import { defaultPair, optionalColour, otherwise, text, whole } from './setting-readers.ts'

/** What the exchange calls itself, and how it looks. */
export const brandSettings = {
  BRAND_NAME: text('Causeway', 'Name of the exchange shown to customers'),
  BRAND_LOGO: otherwise(
    'a mark in the accent colour',
    text('', 'SVG or PNG file with your logo, up to 64 kB ([guide](docs/guides/brand.md))'),
  ),
  BRAND_LOGO_DARK: otherwise('`BRAND_LOGO`', text('', 'The same for dark backgrounds')),
  BRAND_ACCENT: otherwise(
    'green',
    optionalColour('Colour of buttons and links, readable as text on light pages'),
  ),
  BRAND_ACCENT_DARK: otherwise(
    '`BRAND_ACCENT`, lightened until it can be read',
    optionalColour('The same for dark pages'),
  ),
} as const

/** What the exchange form begins with, who sees which variant, where the widget may stand, and how pages are kept. */
export const siteSettings = {
  DEFAULT_PAIR: otherwise(
    '`btc/eth/0.1`',
    defaultPair(
      { from: 'btc', to: 'eth', amount: '0.1' },
      'Pair and amount the exchange form starts with',
    ),
  ),
  FLOATING_ONLY: names('Tickers of coins without guaranteed rates', 'xmr,btt'),
  EXPERIMENTS: otherwise(
    'new variant for everyone',
    experiments('A/B test variants assigned by cookie'),
  ),
  WIDGET_SITES: otherwise(
    'every site',
    origins('Sites that may embed the widget ([guide](docs/widget.md))'),
  ),
  PAGE_CACHE_MB: whole(
    64,
    { least: 1, most: 65_536 },
    'Memory in MB for caching pages that are the same for all visitors',
  ),
} as const

/**
 * The colours of the brand; null: the product's own. Throws WrongSetting where one could not be read on pages, and says
 * how much it stands out and which would do.
 */
export function paletteOf({
  brandAccent,
  brandAccentDark,
}: {
  readonly brandAccent: string | null
  readonly brandAccentDark: string | null
}): BrandPalette | null {
  if (brandAccent === null) {
    if (brandAccentDark === null) return null
    throw new WrongSetting('BRAND_ACCENT_DARK', brandAccentDark, 'set together with BRAND_ACCENT')
  }
  assertReadable('BRAND_ACCENT', brandAccent, 'light')
  if (brandAccentDark !== null) assertReadable('BRAND_ACCENT_DARK', brandAccentDark, 'dark')
  return brandPalette(brandAccent, brandAccentDark)
}

function assertReadable(name: string, accent: string, scheme: ColourScheme): void {
  const judged = judgeAccent(accent, scheme)
  if (judged.ok) return
  const { background, contrast, nearest } = judged.failure
  // Rounded down: 4.499 is not enough, and must not look as if it were.
  const measured = Math.floor(contrast * 100) / 100
  throw new WrongSetting(
    name,
    accent,
    `a colour with a contrast of at least 4.5:1 on ${scheme} pages. Its contrast on ${background} is ${measured}:1; ${nearest} would do`,
  )
}
