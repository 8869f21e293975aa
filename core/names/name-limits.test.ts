import { describe, expect, test } from 'vitest'
import { isNameLike, readName } from './read-name.ts'

const codeOf = (text: string) => {
  const read = readName(text)
  return read.ok ? 'ok' : read.failure.code
}

describe('readName', () => {
  test('takes labels of 63 characters and names of 255, and nothing longer', () => {
    const label = 'a'.repeat(63)
    const longest = `${label}.${label}.${label}.${'b'.repeat(59)}.eth`
    expect(longest).toHaveLength(255)
    expect([codeOf(`${label}.eth`), codeOf(longest)]).toEqual(['ok', 'ok'])
    expect([codeOf(`a${label}.eth`), codeOf(longest.replace('b', 'bb'))]).toEqual([
      'name_malformed',
      'name_malformed',
    ])
  })

  test('measures a label as it is written in ASCII', () => {
    expect(codeOf(`${'ü'.repeat(54)}.eth`)).toBe('ok')
    expect(codeOf(`${'ü'.repeat(63)}.eth`)).toBe('name_malformed')
  })

  test.each([
    ['digits of one other system', '۱۲۳۴۵۶۷۸۹.eth', 'ok'],
    ['the digits of Devanagari', '०९.eth', 'ok'],
    ['two systems that follow each other far apart', '०۹.eth', 'name_spoofed'],
    ['letters and one digit', 'привет5.eth', 'ok'],
    ['letters and digits of two systems', 'привет5۵.eth', 'name_spoofed'],
    ['digits and a picture alone', '7🦊.eth', 'ok'],
  ])('%s', (_what, name, code) => {
    expect(codeOf(name)).toBe(code)
  })
})

describe('isNameLike', () => {
  test.each([
    ['a.b', true],
    [' a.b ', true],
    ['a.', false],
    [`a.${'b'.repeat(20)}`, true],
    [`a.${'b'.repeat(21)}`, false],
    ['a.1', false],
    ['a.12', false],
    ['a.1b', true],
    ['a.b1', true],
    ['.b', false],
  ])('%j: %s', (text, isName) => {
    expect(isNameLike(text)).toBe(isName)
  })
})
