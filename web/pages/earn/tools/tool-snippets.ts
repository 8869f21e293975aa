import {
  type BannerSize,
  bannerName,
  bannerPixels,
  type ToolSettings,
} from '@causeway/core/affiliates'
import type { AccentColours } from '@causeway/core/brand'

/** How a button looks: the same in its code and in its preview. */
export type ButtonStyle = Readonly<Record<string, string>>

/** What a button is in by default: the colours of the site’s own. */
export type ButtonColours = Pick<AccentColours, 'accent' | 'ink'>

const USUAL: ButtonColours = { accent: '#10d078', ink: '#06351f' }

const buttonColours = {
  light: { background: '#ffffff', color: '#14181b', border: '1px solid #7f8a86' },
  dark: { background: '#181c1f', color: '#ffffff', border: '1px solid #181c1f' },
} as const

const USUAL_SIZE: BannerSize = '300x250'

/** The style of a button by its theme, as React and CSS name it. */
export function buttonStyle(
  { theme = 'default' }: Pick<ToolSettings, 'theme'>,
  colours: ButtonColours | null,
): ButtonStyle {
  const { accent, ink } = colours ?? USUAL
  return {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: '10px',
    font: '600 16px/20px system-ui, sans-serif',
    textDecoration: 'none',
    ...(theme === 'default'
      ? { background: accent, color: ink, border: `1px solid ${accent}` }
      : buttonColours[theme]),
  }
}

/** A banner’s picture: its path on the site, and its size in CSS pixels. */
export function bannerImage(settings: ToolSettings) {
  const { language = 'en', size = USUAL_SIZE, theme, tickers = [] } = settings
  const look = theme === 'dark' ? 'dark' : 'light'
  const name = bannerName({ size, theme: look, language, coins: tickers })
  return { path: `/earn/banner/${name}.png`, ...bannerPixels(size) }
}

type Shown = { readonly href: string; readonly publicUrl: string }

/** Code of a banner: a picture that is a link. No script, no cookie. */
export function bannerCode(
  settings: ToolSettings,
  { alt, href, publicUrl }: Shown & { readonly alt: string },
): string {
  const { height, path, width } = bannerImage(settings)
  const image = `<img src="${escaped(publicUrl + path)}" width="${width}" height="${height}" alt="${escaped(alt)}" loading="lazy">`
  return linkCode(href, image)
}

/** Code of a button: a link with a look of its own. No script, no cookie. */
export function buttonCode(
  settings: ToolSettings,
  {
    colours,
    href,
    label,
  }: {
    readonly colours: ButtonColours | null
    readonly href: string
    readonly label: string
  },
): string {
  const css = Object.entries(buttonStyle(settings, colours))
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}: ${value}`,
    )
    .join('; ')
  return linkCode(href, escaped(label), css)
}

/** Search engines ask for links that are paid for to be marked so. */
function linkCode(href: string, inside: string, css?: string): string {
  const style = css === undefined ? '' : ` style="${escaped(css)}"`
  return `<a href="${escaped(href)}" target="_blank" rel="sponsored noopener"${style}>${inside}</a>`
}

/** A text as it stands in HTML and in its attributes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
