import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, hexOf, rgbOf } from '../colours/index.ts'
import { brandPalette } from './brand-palette.ts'
import { judgeAccent } from './judge-accent.ts'
import { type ColourScheme, surfaces } from './surfaces.ts'

const LEAST = 4.5
const colours = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => hexOf(rgb as [number, number, number]))
const schemes = ['light', 'dark'] as const
const contrast = (one: string, other: string) => contrastOf(rgbOf(one), rgbOf(other))
const passing = (scheme: ColourScheme) =>
  colours.map((colour) => {
    const judged = judgeAccent(colour, scheme)
    return judged.ok ? colour : judged.failure.nearest
  })

test('of a colour that is refused its contrast is said, and the nearest that passes', () => {
  const yellow = judgeAccent('#ffcc00', 'light')
  expect(yellow).toMatchObject({ ok: false, failure: { background: '#f4f6f5' } })
  if (yellow.ok) throw new Error('yellow passes')
  expect(yellow.failure.contrast).toBeCloseTo(contrast('#ffcc00', '#f4f6f5'), 10)
  expect(judgeAccent(yellow.failure.nearest, 'light')).toEqual({ ok: true, value: null })
  // As bright as it may be.
  expect(contrast(yellow.failure.nearest, '#f4f6f5')).toBeLessThan(4.6)
  expect(judgeAccent('#ffcc00', 'dark')).toEqual({ ok: true, value: null })
  expect(judgeAccent('#1d4f8f', 'light')).toEqual({ ok: true, value: null })
  expect(judgeAccent('#1d4f8f', 'dark')).toMatchObject({ ok: false })
})

test('whatever is named as nearest passes', () => {
  fc.assert(
    fc.property(colours, fc.constantFrom(...schemes), (colour, scheme) => {
      const judged = judgeAccent(colour, scheme)
      if (judged.ok) return
      expect(judgeAccent(judged.failure.nearest, scheme).ok).toBe(true)
    }),
  )
})

test('every palette can be read: on buttons, on every background, on washes and on stages', () => {
  const palettes = fc
    .tuple(passing('light'), fc.option(passing('dark')))
    .map(([light, dark]) => brandPalette(light, dark))
  fc.assert(
    fc.property(palettes, (palette) => {
      for (const scheme of schemes) {
        const { accent, hover, ink, text, wash } = palette[scheme]
        const { faint, others, page } = surfaces[scheme]
        expect(contrast(ink, accent)).toBeGreaterThanOrEqual(LEAST)
        expect(contrast(ink, hover)).toBeGreaterThanOrEqual(LEAST)
        for (const back of [page, ...others, rgbOf(wash)]) {
          expect(contrast(text, hexOf(back)), `${text} on ${hexOf(back)}`).toBeGreaterThanOrEqual(
            LEAST,
          )
        }
        expect(contrast(accent, hexOf(page))).toBeGreaterThanOrEqual(LEAST)
        expect(contrast(hexOf(faint), wash)).toBeGreaterThanOrEqual(LEAST)
        for (const stage of Object.values(palette.stages)) {
          const { accent: onStage, glow } = stage[scheme]
          expect(contrast(onStage, glow)).toBeGreaterThanOrEqual(LEAST)
        }
      }
    }),
  )
})

test('without a colour for dark pages the light one is lightened, and one that is given stays', () => {
  expect(brandPalette('#1d4f8f', '#ffcc00').dark.accent).toBe('#ffcc00')
  const { dark, light } = brandPalette('#1d4f8f', null)
  expect(light.accent).toBe('#1d4f8f')
  expect(light.ink).toBe('#ffffff')
  expect(contrast(dark.accent, '#14181b')).toBeGreaterThanOrEqual(LEAST)
  expect(contrast(dark.accent, '#14181b')).toBeLessThan(4.8)
})
