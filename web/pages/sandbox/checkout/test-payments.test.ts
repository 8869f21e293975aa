import { describe, expect, test } from 'vitest'
import { isTestAccount, testCardOf, testCards } from './test-payments.ts'

describe('test payments', () => {
  test('are known however they are spaced', () => {
    for (const { kind, number } of testCards) {
      expect(testCardOf(number)).toBe(kind)
      expect(testCardOf(number.replaceAll(' ', ''))).toBe(kind)
      expect(testCardOf(` ${number.replaceAll(' ', '-')} `)).toBe(kind)
    }
    expect(isTestAccount('de00play00000000000000')).toBe(true)
  })

  test('are the only ones: another number is no card here', () => {
    expect(testCardOf('4111 1111 1111 1112')).toBeNull()
    expect(testCardOf('5555 5555 5555 4444')).toBeNull()
    expect(testCardOf('')).toBeNull()
    expect(isTestAccount('DE89 3704 0044 0532 0130 00')).toBe(false)
  })
})
