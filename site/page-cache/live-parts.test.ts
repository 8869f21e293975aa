import { expect, test } from 'vitest'
import { liveParts } from './live-parts.ts'

test('regions are taken whole, with the elements inside them, and nothing else', () => {
  const orders = '<div data-live="orders" class="a"><div><p>1 &lt;div</p></div><div></div></div>'
  const wall = '<div data-live="wall"><span>2</span></div>'
  expect(liveParts(`<main><div>me</div>${orders}<form></form>${wall}<div>end</div></main>`)).toBe(
    orders + wall,
  )
})

test('a region within another comes once', () => {
  const outer = '<div data-live="outer"><div data-live="inner">1</div></div>'
  expect(liveParts(`<body>${outer}</body>`)).toBe(outer)
})

test('a page without regions has no parts, and one that breaks off ends with the page', () => {
  expect(liveParts('<main><div>me</div></main>')).toBe('')
  expect(liveParts('<main><div data-live="orders"><div>')).toBe('<div data-live="orders"><div>')
})
