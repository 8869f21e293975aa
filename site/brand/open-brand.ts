import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { BrandLook, BrandPalette, LogoImage } from '@causeway/core/brand'
import { brandSheet } from './brand-sheet.ts'
import { brandWidgetScript, type WidgetScript } from './brand-widget-script.ts'
import { type LogoFile, MOST_LOGO_BYTES, readLogo } from './read-logo.ts'

/** A file of the brand cannot be used: names the setting, the file, and what is wrong with it. */
export class WrongLogo extends Error {
  constructor(setting: string, path: string, problem: string) {
    super(
      `${setting} is "${path}", but must be a plain SVG or PNG file of at most 64 kB: ${problem}`,
    )
    this.name = 'WrongLogo'
  }
}

/** A file of the brand as it is served: its address changes with what is in it. */
export type BrandFile = {
  readonly path: string
  readonly type: 'image/svg+xml' | 'image/png' | 'text/css; charset=utf-8'
  readonly bytes: Buffer
}

export type Brand = {
  /** Null where nothing is set. */
  readonly look: BrandLook | null
  readonly files: readonly BrandFile[]
  /** The logo, for icons; null without one. */
  readonly logo: LogoFile | null
  /** The logo for dark backgrounds, for pictures; null without one. */
  readonly darkLogo: LogoFile | null
  /** Null: as it is built. */
  readonly widgetScript: WidgetScript | null
}

/** Paths of logo files; empty: none. */
export type LogoPaths = { readonly brandLogo: string; readonly brandLogoDark: string }

/** A logo at least so many times as wide as it is high is taken for the written name. */
const WORDMARK = 2

const plain: Brand = { look: null, files: [], logo: null, darkLogo: null, widgetScript: null }

/** Reads and checks the files of the brand, once. Throws WrongLogo, which names the setting. */
export async function openBrand({
  brandLogo,
  brandLogoDark,
  palette,
}: LogoPaths & { readonly palette: BrandPalette | null }): Promise<Brand> {
  if (brandLogo === '' && brandLogoDark !== '') {
    throw new WrongLogo('BRAND_LOGO', '', 'BRAND_LOGO_DARK is set, and needs it')
  }
  const light = await open('BRAND_LOGO', brandLogo)
  const dark = await open('BRAND_LOGO_DARK', brandLogoDark)
  const css = brandSheet({ palette, hasDarkLogo: dark !== null })
  const sheet = css === '' ? null : fileOf('look', 'css', Buffer.from(css))
  if (light === null && sheet === null) return plain
  const widgetScript = palette && brandWidgetScript(palette)
  const logos = [light, dark].map((logo) => logo && fileOf('logo', logo.kind, logo.bytes))
  const [lightFile = null, darkFile = null] = logos
  return {
    logo: light,
    darkLogo: dark,
    widgetScript,
    files: [sheet, lightFile, darkFile].filter((file) => file !== null),
    look: {
      palette,
      sheet: sheet?.path ?? null,
      widgetIntegrity: widgetScript?.integrity ?? null,
      logo:
        light === null || lightFile === null
          ? null
          : {
              light: imageOf(light, lightFile),
              dark: dark && darkFile && imageOf(dark, darkFile),
              isWordmark: light.width >= WORDMARK * light.height,
            },
    },
  }
}

async function open(setting: string, path: string): Promise<LogoFile | null> {
  if (path === '') return null
  const bytes = await bytesOf(setting, path)
  const read = readLogo(bytes)
  if (!read.ok) throw new WrongLogo(setting, path, read.problem)
  return read.logo
}

async function bytesOf(setting: string, path: string): Promise<Buffer> {
  try {
    const { size } = await stat(resolve(path))
    // Not read at all: it could be anything.
    if (size <= MOST_LOGO_BYTES) return await readFile(resolve(path))
    throw new WrongLogo(setting, path, `it has ${size} bytes`)
  } catch (error) {
    if (error instanceof WrongLogo) throw error
    throw new WrongLogo(setting, path, error instanceof Error ? error.message : String(error))
  }
}

const types = { svg: 'image/svg+xml', png: 'image/png', css: 'text/css; charset=utf-8' } as const

function fileOf(name: string, ending: keyof typeof types, bytes: Buffer): BrandFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { path: `/brand/${name}-${hash}.${ending}`, type: types[ending], bytes }
}

function imageOf({ height, width }: LogoFile, { path }: BrandFile): LogoImage {
  return { path, width, height }
}
