import { type LanguageCode, languages } from '@causeway/content/languages'
import { breakTitle } from './break-title.ts'
import { familiesFor } from './picture-fonts.ts'

/** What stands on a picture. `coins` are whole SVG documents, two at most. */
export type Picture = {
  readonly language: LanguageCode
  readonly title: string
  readonly brand: string
  /** Where the site stands: "swap.example". */
  readonly host: string
  readonly coins: readonly string[]
}

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 80]
const COIN = 112
const LINE = 1.22
/** The dark stage of the site, whatever the visitor's own choice: a picture has no scheme. */
const [DARK, DEEP, GREEN, LIGHT, GREY] = ['#0b1620', '#12303a', '#10d078', '#ffffff', '#a9bac4']

/** A preview picture of 1200 × 630 as SVG (PAGE-02): brand, title, and the coins that it is about. */
export function pictureSvg(picture: Picture): string {
  const { brand, coins, host, language, title } = picture
  const { direction, hreflang } = languages[language]
  const { lines, size } = breakTitle(title, hreflang)
  const isRightToLeft = direction === 'rtl'
  const edge = isRightToLeft ? WIDTH - MARGIN : MARGIN
  const family = `font-family="${familiesFor(language)}" font-weight="600"`
  const anchor = isRightToLeft ? 'text-anchor="end"' : ''
  const first = (HEIGHT + 60 - lines.length * size * LINE) / 2 + size
  const text = lines.map(
    (line, index) =>
      `<text x="${edge}" y="${Math.round(first + index * size * LINE)}" font-size="${size}" fill="${LIGHT}" ${anchor}>${escaped(line)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><linearGradient id="stage" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${DARK}"/><stop offset="1" stop-color="${DEEP}"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#stage)"/>`,
    `<rect width="${WIDTH}" height="10" fill="${GREEN}"/>`,
    `<g ${family}>`,
    `<text x="${edge}" y="118" font-size="40" fill="${GREEN}" ${anchor}>${escaped(brand)}</text>`,
    ...text,
    `<text x="${edge}" y="${HEIGHT - 64}" font-size="28" fill="${GREY}" ${anchor}>${escaped(host)}</text>`,
    '</g>',
    ...coins.map((svg, index) => coinImage(svg, index, { count: coins.length, isRightToLeft })),
    '</svg>',
  ].join('')
}

function coinImage(
  svg: string,
  index: number,
  { count, isRightToLeft }: { readonly count: number; readonly isRightToLeft: boolean },
): string {
  const step = COIN + 20
  const fromEnd = (count - index) * step - 20
  const x = isRightToLeft ? MARGIN + fromEnd - COIN : WIDTH - MARGIN - fromEnd
  const data = Buffer.from(svg).toString('base64')
  return `<image x="${x}" y="52" width="${COIN}" height="${COIN}" xlink:href="data:image/svg+xml;base64,${data}"/>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
