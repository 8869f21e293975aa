import type { BannerSize, BannerTheme } from '@causeway/core/affiliates'

/** A part of a banner in CSS pixels, in a language that is read from the left; mirrored for the others. */
export type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Words in a place: sizes of letters to try, the largest first. */
export type TextPlace = Place & {
  readonly sizes: readonly [number, ...number[]]
}

export type BannerLayout = {
  readonly brand: TextPlace
  readonly headline: TextPlace
  readonly action: TextPlace
  /** Signs of coins stand beside one another in it, each as high as it is. */
  readonly coins: Place
}

/** Where the parts of a banner stand, by its size. */
export const bannerLayouts: Readonly<Record<BannerSize, BannerLayout>> = {
  '300x250': {
    brand: { x: 20, y: 18, width: 260, height: 24, sizes: [18, 15, 12] },
    headline: { x: 20, y: 52, width: 260, height: 84, sizes: [30, 26, 22, 19] },
    coins: { x: 20, y: 144, width: 260, height: 30 },
    action: { x: 20, y: 188, width: 260, height: 44, sizes: [18, 16, 14, 12] },
  },
  '728x90': {
    brand: { x: 20, y: 14, width: 260, height: 20, sizes: [15, 13, 11] },
    headline: { x: 20, y: 36, width: 330, height: 42, sizes: [24, 20, 17, 15] },
    coins: { x: 364, y: 29, width: 166, height: 32 },
    action: { x: 544, y: 23, width: 164, height: 44, sizes: [17, 15, 13, 11] },
  },
  '160x600': {
    brand: { x: 16, y: 24, width: 128, height: 24, sizes: [17, 14, 12] },
    headline: { x: 16, y: 140, width: 128, height: 220, sizes: [30, 26, 23, 20, 17, 14] },
    coins: { x: 16, y: 400, width: 128, height: 36 },
    action: { x: 16, y: 524, width: 128, height: 52, sizes: [17, 15, 13, 11] },
  },
  '320x50': {
    brand: { x: 12, y: 5, width: 120, height: 14, sizes: [11, 10] },
    headline: { x: 12, y: 20, width: 184, height: 26, sizes: [13, 12, 11, 10, 9] },
    coins: { x: 138, y: 5, width: 58, height: 14 },
    action: { x: 204, y: 11, width: 106, height: 28, sizes: [13, 12, 11, 10, 9] },
  },
  '970x250': {
    brand: { x: 48, y: 34, width: 500, height: 30, sizes: [24, 20, 16] },
    headline: { x: 48, y: 76, width: 540, height: 140, sizes: [52, 46, 40, 34, 28] },
    coins: { x: 640, y: 56, width: 282, height: 44 },
    action: { x: 640, y: 128, width: 282, height: 64, sizes: [26, 22, 18, 15] },
  },
}

/** Colours of a theme: those of the site's own light and dark pages. */
export const bannerColours: Readonly<
  Record<BannerTheme, Readonly<Record<'back' | 'edge' | 'ink' | 'brand', string>>>
> = {
  light: { back: '#ffffff', edge: '#e4e8e6', ink: '#14181b', brand: '#07613a' },
  dark: { back: '#181c1f', edge: '#323b40', ink: '#eef2f0', brand: '#4ee2a0' },
}

/** The button has one look in both. */
export const actionColours = { accent: '#10d078', ink: '#06351f' } as const
