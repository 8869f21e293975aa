import { expect, test } from 'vitest'
import { black, contrastOf, hexOf, mixed, readable, rgbOf, white } from './colour.ts'

test('contrast is that of WCAG: 21 for black on white, 4.54 for its grey of text', () => {
  expect(contrastOf(black, white)).toBeCloseTo(21, 10)
  expect(contrastOf(white, white)).toBe(1)
  expect(contrastOf(rgbOf('#767676'), white)).toBeCloseTo(4.54, 2)
  expect(contrastOf(rgbOf('#777777'), white)).toBeLessThan(4.5)
  expect(contrastOf(rgbOf('#ff0000'), white)).toBeCloseTo(3.998, 3)
})

test('a colour is written as it was read, and mixed part by part', () => {
  expect(hexOf(rgbOf('#0a1bf0'))).toBe('#0a1bf0')
  expect(mixed(black, white, 0.5)).toEqual([128, 128, 128])
  expect(mixed(rgbOf('#102030'), white, 0)).toEqual([16, 32, 48])
})

test('a colour that can be read stays; another is moved until it can, and no further', () => {
  const needs = { least: 4.5, step: 0.01, towards: black }
  expect(readable(rgbOf('#767676'), white, needs)).toEqual(rgbOf('#767676'))
  const moved = contrastOf(readable(rgbOf('#10d078'), white, needs), white)
  expect(moved).toBeGreaterThanOrEqual(4.5)
  expect(moved).toBeLessThan(4.8)
})
