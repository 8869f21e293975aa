import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRecoveryCode, recoveryCodeBytes, writeRecoveryCode } from './recovery-code.ts'

const random = fc.uint8Array({ minLength: recoveryCodeBytes, maxLength: recoveryCodeBytes })

describe('recovery codes', () => {
  test('are written in four groups, and different bytes give different codes', () => {
    expect(writeRecoveryCode(new Uint8Array(10))).toBe('0000-0000-0000-0000')
    expect(writeRecoveryCode(new Uint8Array(10).fill(255))).toBe('zzzz-zzzz-zzzz-zzzz')
    fc.assert(
      fc.property(random, random, (one, other) => {
        const isSame = one.join() === other.join()
        expect(writeRecoveryCode(one) === writeRecoveryCode(other)).toBe(isSame)
      }),
    )
  })

  test('are read however they were typed', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const code = writeRecoveryCode(bytes)
        const plain = code.replaceAll('-', '')
        expect(readRecoveryCode(code)).toBe(plain)
        expect(readRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(plain)
        expect(readRecoveryCode(plain.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(plain)
      }),
    )
  })

  test('are nothing else', () => {
    for (const typed of ['', '123456', '0000-0000-0000-000', 'uuuu-0000-0000-0000']) {
      expect(readRecoveryCode(typed)).toBeNull()
    }
  })
})
