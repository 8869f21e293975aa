import { inflateSync } from 'node:zlib'
import type { Shop } from '../../../customers/index.ts'

/** Contrast of two colours `#rrggbb` by WCAG 2.2, computed here and not by the product. */
export function contrastBetween(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminanceOf).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour of a PNG's first pixel as `#rrggbb`: nothing stands before it that it could be filtered by. */
export function firstPixel(png: Buffer): string {
  const data: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return `#${inflateSync(Buffer.concat(data)).toString('hex', 1, 4)}`
}

/** Values of a custom property on light and on dark pages, in the style sheet of the brand; of one page theme, or of all. */
export function pairOf(
  sheet: string,
  name: string,
  theme: string | null = null,
): readonly string[] {
  const of = theme === null ? '' : `[data-page-theme="${theme}"]`
  return [':root:root', ':root:root[data-theme="dark"]'].map((page) => {
    const [, body = ''] = sheet.split(`${page}${of}{`)[1]?.match(/^([^}]*)/) ?? []
    return new RegExp(`${name}:(#\\w{6})`).exec(body)?.[1] ?? ''
  })
}

/** A file of the shop: what it is, what keeps it from doing more, and its bytes. */
export async function fileAt(shop: Shop, path: string) {
  const response = await fetch(shop.url + path)
  const bytes = Buffer.from(await response.arrayBuffer())
  const header = (name: string) => response.headers.get(name) ?? ''
  return { bytes, header, status: response.status, type: header('content-type') }
}
