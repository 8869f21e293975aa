import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test('texts that hold commas, quotes or line ends are quoted', () => {
  expect(csvLine(['a', 'b,c', 'say "d"', 'e\nf', ''])).toBe('a,"b,c","say ""d""","e\nf",\r\n')
})

test('no cell begins like a formula, whatever it holds', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
    expect(csvLine([`${sign}1+1`])).toMatch(/^"?'/)
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(csvLine([text])).not.toMatch(/^"?[=+\-@\t]/)
    }),
  )
})
