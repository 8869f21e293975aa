import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RefusedRequest } from './errors/failure-of-error.ts'
import { readJsonBody } from './read-json-body.ts'

function refusal(text: string): string {
  try {
    readJsonBody(text)
  } catch (error) {
    if (error instanceof RefusedRequest) return error.failure.code
    throw error
  }
  return 'accepted'
}

describe('reading a JSON body', () => {
  test('numbers of amount fields keep every digit that was sent', () => {
    expect(readJsonBody('{"amountFrom":0.1000000000000000055,"reqId":7}')).toEqual({
      amountFrom: '0.1000000000000000055',
      reqId: 7,
    })
    expect(readJsonBody('{ "amountTo" : 1e309, "amount":-0 }')).toEqual({
      amountTo: '1e309',
      amount: '-0',
    })
    const long = '1'.repeat(60)
    expect(readJsonBody(`{"amountFrom":${long}}`)).toEqual({ amountFrom: long })
  })

  test('any decimal number arrives as its own text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), fc.stringMatching(/^\d{1,30}$/), (whole, fraction) => {
        const text = `${whole}.${fraction}`
        expect(readJsonBody(`{"amountFrom":${text}}`)).toEqual({ amountFrom: text })
      }),
    )
  })

  test('what is not JSON is refused', () => {
    for (const text of [
      '{',
      '{"a":NaN}',
      '{"amountFrom":Infinity}',
      '{"amountFrom":01}',
      'x',
      '﻿',
    ]) {
      expect(refusal(text)).toBe('json_malformed')
    }
    expect(refusal('')).toBe('body_missing')
    expect(refusal('{"a":"\\u0000"}')).toBe('character_refused')
  })

  test('keys that could reach a prototype are refused however they are written', () => {
    for (const key of [
      '__proto__',
      'constructor',
      'prototype',
      '\\u005f_proto__',
      'c\\u006fnstructor',
    ]) {
      expect(refusal(`{"a":[{"${key}":{"x":1}}]}`)).toBe('field_refused')
    }
    expect(readJsonBody('{"name":"constructor __proto__"}')).toEqual({
      name: 'constructor __proto__',
    })
  })

  test('what is nested deeper than any call is refused, however deep and whatever it holds', () => {
    const nested = (levels: number, inside: string) =>
      `${'['.repeat(levels)}${inside}${']'.repeat(levels)}`
    expect(readJsonBody(nested(50, '"constructor"'))).toBeInstanceOf(Array)
    for (const [levels, inside] of [
      [51, ''],
      [30_000, '"constructor"'],
      [30_000, '"__proto__"'],
      [30_000, '"\\u0061"'],
    ] as const) {
      expect(refusal(nested(levels, inside))).toBe('body_too_deep')
    }
    expect(refusal(nested(30_000, '{"amount":1}'))).toMatch(/^(?:body_too_deep|json_malformed)$/)
    const objects = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    expect(refusal(objects)).toBe('body_too_deep')
  })

  test('never throws anything but a refusal', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => void refusal(text)))
  })
})
