import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitDecimals, readAmount, wireAmount } from './read-amount.ts'

describe('readAmount', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['0.1', '0.1'],
    ['12.', '12.'],
    ['0,5', '0.5'],
    ['1,5', '1.5'],
    ['0,500', '0.500'],
    ['1.000', '1.000'],
    [' 0.1 ', '0.1'],
    ['1,0000', '1.0000'],
    ['0.123456789', '0.12345678'],
  ])('takes %j as %j', (text, amount) => {
    expect(readAmount(text, 8)).toEqual({ kind: 'amount', amount })
  })

  test.each([
    '.5',
    ',5',
    '-1',
    '+1',
    '1e5',
    '1.2.3',
    'abc',
    '0x10',
    '1 BTC',
    '٣',
    '$5',
    '1,2,3',
    '1,000,00',
  ])('ignores %j', (text) => {
    expect(readAmount(text, 8)).toEqual({ kind: 'ignored' })
  })

  test.each([
    ['1,000', ['1000', '1.000']],
    ['12,345', ['12345', '12.345']],
    ['1,234,567', ['1234567']],
    ['1,234.56', ['1234.56']],
    ['1.234,56', ['1234.56']],
    ['1.234.567', ['1234567']],
    ['1 000', ['1000']],
    ['1\u00a0000', ['1000']],
    ["1'000.5", ['1000.5']],
  ])('asks what %j means', (text, readings) => {
    expect(readAmount(text, 8)).toEqual({ kind: 'question', readings })
  })

  test('is never silently one where a comma groups three digits', () => {
    const thousands = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }))
    fc.assert(
      fc.property(thousands, ([high, low]) => {
        const reading = readAmount(`${high},${low.toString().padStart(3, '0')}`, 8)
        expect(reading.kind).toBe('question')
      }),
    )
  })

  test('whatever comes, an amount is plain decimal notation or nothing', () => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789.,- e'"), maxLength: 40 })
    fc.assert(
      fc.property(text, (typed) => {
        const reading = readAmount(typed, 18)
        if (reading.kind === 'amount') expect(reading.amount).toMatch(/^(\d+(\.\d*)?)?$/)
      }),
    )
  })

  test('does not take more than the field can hold', () => {
    expect(readAmount('9'.repeat(28), 8)).toEqual({ kind: 'ignored' })
  })
})

test('wireAmount drops a point at the end', () => {
  expect(wireAmount('12.')).toBe('12')
  expect(wireAmount('12.5')).toBe('12.5')
})

test('limitDecimals drops what the coin does not have, without rounding', () => {
  expect(limitDecimals('1.999', 2)).toBe('1.99')
  expect(limitDecimals('1.9', 0)).toBe('1')
  expect(limitDecimals('1', 0)).toBe('1')
})
