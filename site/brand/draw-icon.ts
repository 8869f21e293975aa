import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandPalette } from '@causeway/core/brand'
import { createCanvas, Image } from '@napi-rs/canvas'
import { clientFolder } from '../web-build/web-build.ts'
import type { LogoFile } from './read-logo.ts'

/** What icons are made of: the logo, or the site's own mark in the colours of the brand. */
export type IconNeeds = {
  readonly logo: LogoFile | null
  readonly palette: BrandPalette | null
}

/** Icons of an installed site are masked by the system: the middle four fifths are always shown. */
const SAFE = 0.64
/** As the mark of the build has them. */
const USUAL = { accent: '#10d078', ink: '#06351f' }

/** The icon as SVG: the logo as it is, a PNG within one, or the mark. */
export function iconSvg({ logo, palette }: IconNeeds): Buffer {
  if (logo?.kind === 'svg') return logo.bytes
  if (logo === null) return Buffer.from(markSvg(palette))
  const { bytes, height, width } = logo
  const data = bytes.toString('base64')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`,
  )
}

/** The site's own mark, in the colours of the brand. */
function markSvg(palette: BrandPalette | null): string {
  const mark = readFileSync(join(clientFolder, 'favicon.svg'), 'utf8')
  const { accent, ink } = palette?.light ?? USUAL
  return mark.replace(USUAL.accent, accent).replace(USUAL.ink, ink)
}

/** The icon as PNG, so many pixels wide and high; on white where it is to be masked. */
export async function iconPng(
  { logo, palette }: IconNeeds,
  { isMaskable, size }: { readonly isMaskable: boolean; readonly size: number },
): Promise<Buffer> {
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  const image = new Image()
  image.src = logo?.bytes ?? Buffer.from(markSvg(palette))
  await image.decode()
  if (isMaskable) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, size, size)
  }
  const [width, height] = logo === null ? [1, 1] : [logo.width, logo.height]
  const scale = (size * (isMaskable ? SAFE : 1)) / Math.max(width, height)
  const [wide, high] = [width * scale, height * scale]
  context.drawImage(image, (size - wide) / 2, (size - high) / 2, wide, high)
  return canvas.encode('png')
}
