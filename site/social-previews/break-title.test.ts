import { expect, test } from 'vitest'
import { breakTitle } from './break-title.ts'

const room = (hreflang: string, width = 500) => ({
  hreflang,
  width,
  measure: (text: string, size: number) => ([...text].length * size) / 2,
  sizes: [76, 64, 54, 46] as const,
  mostLines: () => 3,
})

test('a title is broken between words, into as few lines as the largest letters allow', () => {
  expect(breakTitle('Buy coins', room('en'))).toEqual({ lines: ['Buy coins'], size: 76 })
  const { lines } = breakTitle('Exchange Bitcoin (BTC) to Ether', room('en'))
  expect(lines.join(' ')).toBe('Exchange Bitcoin (BTC) to Ether')
  expect(lines).toHaveLength(3)
})

test('where words have no spaces between them lines end at words all the same', () => {
  const { lines } = breakTitle('ビットコインを交換する', room('ja', 300))
  expect(lines.join('')).toBe('ビットコインを交換する')
  expect(lines[0]).toBe('ビットコインを')
})

test('what does not fit in three lines is cut off and says so', () => {
  const { lines, size } = breakTitle('word '.repeat(60), room('en'))
  expect([lines.length, size]).toEqual([3, 46])
  expect(lines.at(-1)).toMatch(/…$/)
})

test('letters are small enough for the longest word', () => {
  const { lines, size } = breakTitle('Kryptowährungen', room('de', 450))
  expect([lines, size]).toEqual([['Kryptowährungen'], 54])
})
