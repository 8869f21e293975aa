import {
  type BannerSize,
  bannerName,
  bannerPixels,
  type ToolSettings,
} from '@causeway/core/affiliates'

/** How a button looks: the same in its code and in its preview. */
export type ButtonStyle = Readonly<Record<string, string>>

const buttonColours = {
  default: { background: '#10d078', color: '#06351f', border: '1px solid #10d078' },
  light: { background: '#ffffff', color: '#14181b', border: '1px solid #7f8a86' },
  dark: { background: '#181c1f', color: '#ffffff', border: '1px solid #181c1f' },
} as const

const USUAL_SIZE: BannerSize = '300x250'

/** The style of a button by its theme, as React and CSS name it. */
export function buttonStyle({ theme = 'default' }: Pick<ToolSettings, 'theme'>): ButtonStyle {
  return {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: '10px',
    font: '600 16px/20px system-ui, sans-serif',
    textDecoration: 'none',
    ...buttonColours[theme],
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
  { href, label }: { readonly href: string; readonly label: string },
): string {
  const css = Object.entries(buttonStyle(settings))
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
