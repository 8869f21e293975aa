import { contrastOf, hexOf, LEAST_OF_TEXT, readable, rgbOf } from '../colours/index.ts'
import { fail, ok, type Result } from '../result/index.ts'
import { type ColourScheme, surfaces, textOn } from './surfaces.ts'

/** A colour that could not be read: how much it stands out, from what, and the nearest colour that would do. */
export type FaintAccent = {
  readonly code: 'accent_too_faint'
  /** By WCAG, from 1 to 21. */
  readonly contrast: number
  readonly background: string
  readonly nearest: string
}

/**
 * Whether an accent (`#rrggbb`) can be read as text on the pages of a colour scheme, and text on it: 4.5:1, WCAG 2.2 AA
 * (OPS-03).
 */
export function judgeAccent(accent: string, scheme: ColourScheme): Result<null, FaintAccent> {
  const { page, strongest } = surfaces[scheme]
  const colour = rgbOf(accent)
  const contrast = contrastOf(colour, page)
  const onIt = contrastOf(colour, textOn(colour))
  if (contrast >= LEAST_OF_TEXT && onIt >= LEAST_OF_TEXT) return ok(null)
  const nearest = readable(colour, page, { least: LEAST_OF_TEXT, step: 0.005, towards: strongest })
  return fail({
    code: 'accent_too_faint',
    contrast,
    background: hexOf(page),
    nearest: hexOf(nearest),
  })
}
