/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Contrast of text with what is behind it: WCAG 2.2 AA (1.4.3). */
export const LEAST_OF_TEXT = 4.5

export const white: Rgb = [255, 255, 255]
export const black: Rgb = [0, 0, 0]

/** Reads `#rrggbb`. */
export function rgbOf(colour: string): Rgb {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

/** Writes `#rrggbb`. */
export function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast of two colours by WCAG, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** Relative luminance by WCAG, from 0 (black) to 1 (white). */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** The first colour with a share, from 0 to 1, of the other. */
export function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share)
  return [part(0), part(1), part(2)]
}

/** The colour itself where it stands out enough against the other, else moved as little as it takes. */
export function readable(
  colour: Rgb,
  against: Rgb,
  {
    least,
    step,
    towards,
  }: { readonly least: number; readonly step: number; readonly towards: Rgb },
): Rgb {
  if (contrastOf(colour, against) >= least) return colour
  for (let share = step; share < 1; share += step) {
    const moved = mixed(colour, towards, share)
    if (contrastOf(moved, against) >= least) return moved
  }
  return towards
}
