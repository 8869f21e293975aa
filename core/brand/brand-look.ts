import type { BrandPalette } from './brand-palette.ts'

/** A logo as it is served: its address on the site, and its size in pixels. */
export type LogoImage = {
  readonly path: string
  readonly width: number
  readonly height: number
}

export type BrandLogo = {
  readonly light: LogoImage
  /** On dark backgrounds; null: the same. */
  readonly dark: LogoImage | null
  /** A wide logo is read as the name, which then doesn't stand beside it. */
  readonly isWordmark: boolean
}

/** How the operator's brand looks; null each: as the product does. */
export type BrandLook = {
  readonly logo: BrandLogo | null
  readonly palette: BrandPalette | null
  /** Address of the style sheet with the colours. */
  readonly sheet: string | null
  /** Hash of the script for other sites, whose button has the colours too. */
  readonly widgetIntegrity: string | null
}
