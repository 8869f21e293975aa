import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandPalette, surfaces } from '@causeway/core/brand'
import { hexOf } from '@causeway/core/colours'
import { expect, test } from 'vitest'
import { brandSheet } from './brand-sheet.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../ui/tokens/tokens.css'), 'utf8')
/** Greens of the product's own accent, in `tokens.css`. */
const GREEN = /#(?:10d078|0fc270|3add92|06351f|07613a|4ee2a0|e3faef|123527|0d4a30|0b3a27|d9f3e6)/i
/** Says that something went well, whatever the brand. */
const MEANING = ['--positive']

type Declared = readonly [block: string, name: string]

/** Names of variables with the block that they stand in, where their value is one of these. */
function declared(css: string, isOf: (value: string) => boolean): readonly Declared[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/(--[\w-]+):\s*([^;]+)/g)]
      .filter(([, , value = '']) => isOf(value))
      .map(([, name = '']): Declared => {
        const theme = /data-page-theme="?([\w-]+)/.exec(selector.split(',').at(-1) ?? '')?.[1]
        return [theme ?? 'root', name]
      }),
  )
}

test('every green of the product has one of the brand in its place', () => {
  const sheet = brandSheet({ palette: brandPalette('#1d4f8f', null), hasDarkLogo: false })
  const [light = '', rest = ''] = sheet.split('@media (prefers-color-scheme:dark){')
  const [system = '', own = ''] = rest.split('}}')
  const names = (css: string) => declared(css, () => true).map((one) => one.join(' '))
  const greens = declared(tokens, (value) => GREEN.test(value))
    .filter(([, name]) => !MEANING.includes(name))
    // On white and light grey stages the accent is that of text anywhere.
    .map(([theme, name]) => [['white', 'light-gray'].includes(theme) ? 'root' : theme, name])
  expect(greens.length).toBeGreaterThan(10)
  expect(greens.map((one) => one.join(' ')).filter((one) => !names(light).includes(one))).toEqual(
    [],
  )
  // Dark by the system, and by the page.
  expect(names(`${system}}`)).toEqual(names(light))
  expect(names(own)).toEqual(names(light))
  expect(sheet).not.toMatch(GREEN)
})

test('the stages that a palette is made for are those of the product', () => {
  for (const stage of ['#14181b, #0d1113', '#2f363b, #1a2024', '#e9edeb, #171d21']) {
    expect(tokens).toContain(`--stage: light-dark(${stage})`)
  }
})

test('the backgrounds that an accent is judged on are those of the product', () => {
  for (const { faint, others, page, paper } of Object.values(surfaces)) {
    for (const colour of [faint, page, paper, ...others]) {
      expect(tokens.toLowerCase()).toContain(hexOf(colour))
    }
  }
})

test('without colours and without a second logo there is nothing to say', () => {
  expect(brandSheet({ palette: null, hasDarkLogo: false })).toBe('')
  expect(brandSheet({ palette: null, hasDarkLogo: true })).toContain('[data-brand-logo="dark"]')
})
