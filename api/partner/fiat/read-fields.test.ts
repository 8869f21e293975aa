import { expect, test } from 'vitest'
import {
  decimalAmount,
  httpsUrl,
  ipAddress,
  json,
  moment,
  optional,
  readFields,
  text,
  texts,
  whole,
} from './read-fields.ts'
import { readParamsOf } from './read-params.ts'

test.each([
  ...['1', '0.5', '150.25', '00012'].map((amount) => [amount, amount] as const),
  ...[
    '1e-7',
    '0x1',
    'NaN',
    'Infinity',
    '-1',
    '+1',
    '.5',
    '1.',
    '1,5',
    ' 1',
    '0',
    '0.00',
    '',
    1,
    null,
  ].map((amount) => [amount, undefined] as const),
])('an amount of %j is read as %j', (given, read) => {
  expect(decimalAmount(given)).toBe(read)
})

test('only https URLs without a user are places to return to', () => {
  expect(httpsUrl('https://wallet.example/a?b=c')).toBe('https://wallet.example/a?b=c')
  const others = [
    'http://wallet.example',
    'javascript:alert(1)',
    '//wallet.example',
    'wallet.example',
  ]
  for (const url of [
    ...others,
    'https://a:b@wallet.example',
    `https://a.example/${'x'.repeat(2000)}`,
  ]) {
    expect(httpsUrl(url)).toBeUndefined()
  }
})

test('days and times are ISO 8601, and exist', () => {
  expect(moment('2026-02-28')?.toISOString()).toBe('2026-02-28T00:00:00.000Z')
  expect(moment('2026-02-28T12:00:00+02:00')?.toISOString()).toBe('2026-02-28T10:00:00.000Z')
  for (const wrong of ['2026-02-30', '2026-13-01', '2026', 'tomorrow', '2026-02-28T12:00', 7]) {
    expect(moment(wrong)).toBeUndefined()
  }
})

test('what may be missing is null, and what is wrong is named', () => {
  expect(optional(ipAddress)('')).toBeNull()
  expect(optional(ipAddress)('1.2.3')).toBeUndefined()
  expect(json(10)({ a: 1 })).toBe('{"a":1}')
  expect(json(3)('long')).toBeUndefined()
  expect(texts(5, 2)(['a', 'b'])).toEqual(['a', 'b'])
  expect(texts(5, 2)(['a', 'b', 'c'])).toBeUndefined()
  expect(texts(5, 2)('a')).toEqual(['a'])
  const limit = whole({ absent: 50, least: 1, most: 100 })
  expect([undefined, '7', '0', '101', '1e1'].map(limit)).toEqual([
    50,
    7,
    undefined,
    undefined,
    undefined,
  ])
  expect(readFields({ a: 'x', b: 1 }, { a: text(5), b: text(5) })).toMatchObject({
    ok: false,
    failure: { status: 400, errorType: 'validation', errorDetails: [{ cause: 'b', value: '1' }] },
  })
})

test('parameters come from the query, or from a body that is an object', () => {
  const none = Buffer.alloc(0)
  const read = (query: string) => readParamsOf('GET', `https://a.example/v1/orders${query}`, none)
  expect(read('?a=1&b[]=2&c=3&c=4&d=%20')).toEqual({ a: '1', b: ['2'], c: ['3', '4'], d: ' ' })
  expect(read('')).toEqual({})
  expect(read('?a=%00')).toBeNull()
  const post = (body: string) => readParamsOf('POST', 'https://a.example/', Buffer.from(body))
  expect(post('{"amountFrom":1e-7,"a":1}')).toEqual({ amountFrom: '1e-7', a: 1 })
  for (const body of ['', '[]', 'null', '7', '{', '{"a":"\\u0000"}']) expect(post(body)).toBeNull()
})
