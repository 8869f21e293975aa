import { expect, test } from 'vitest'
import { forwardingLines } from './forwarding-lines.ts'

test.each([
  ['a declaration', 'function a(x, y) {\n  return b(x, y)\n}', 3],
  ['a property', 'const calls = { read: async (id) => await store.read(id) }', 1],
  ['rest parameters', 'const a = (first, ...more) => b(first, ...more)', 1],
  ['another order', 'function a(x, y) {\n  return b(y, x)\n}', 0],
  ['something added', 'const a = (x) => b(x, 1)', 0],
  ['something done with the answer', 'const a = (x) => b(x).c', 0],
  ['a pattern', 'const isA = (x) => /a/.test(x)', 0],
  ['a callback', 'list.filter((x) => set.has(x))', 0],
  ['no parameters', 'const a = () => b()', 0],
])('%s', (_, text, lines) => {
  expect(forwardingLines('a.ts', text)).toBe(lines)
})
