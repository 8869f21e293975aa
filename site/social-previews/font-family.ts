import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'

/** Of all text on pictures: the fonts are variable. */
export const FONT_WEIGHT = 600

/** Registers a part of a font under a name of its own, so that each stands in for the others. Answers the name. */
export function familyOf(file: string): string {
  const name = basename(file).replace(/\W/g, '_')
  if (!GlobalFonts.has(name)) GlobalFonts.register(readFileSync(file), name)
  return name
}
