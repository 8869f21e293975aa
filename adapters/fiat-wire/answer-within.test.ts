import { createServer, type RequestListener, type Server } from 'node:http'
import { ok } from '@causeway/core/result'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWithin, readWithin } from './answer-within.ts'
import { hmac, isSameText } from './is-same-text.ts'
import { keepFor } from './keep-for.ts'
import { NoAnswer } from './no-answer.ts'
import { pageAddress, pageAddressOrNull } from './page-address.ts'
import { parseWithDigits } from './parse-with-digits.ts'
import { differenceOf, isSameNumber, isWithin, plainDecimal, sumOf } from './plain-decimal.ts'
import { amountOf, decimalOf, fieldOf, textOf } from './read-fields.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

const ask = (url: string, milliseconds: number) =>
  answerWithin({ fetch }, milliseconds, async (get) => ok(await get({ method: 'GET', url })))

describe('asking a provider', () => {
  test('hands on what it says, also that it refuses', async () => {
    const url = await serve((_, response) => response.writeHead(422).end('{"a":1.10}'))
    expect(await ask(url, 5000)).toEqual({ ok: true, value: { status: 422, body: { a: '1.10' } } })
  })

  test('ends where the reply begins and never ends, or never begins', async () => {
    const halting = await serve((_, response) => response.writeHead(200).write('{"a":'))
    const silent = await serve(() => {})
    for (const url of [halting, silent]) {
      expect(await ask(url, 100)).toEqual({ ok: false, failure: { code: 'timeout' } })
    }
  })

  test('has one time limit for everything that is asked in a call', async () => {
    const slow = await serve((_, response) => setTimeout(() => response.end('{}'), 80))
    const began = performance.now()
    const answered = await answerWithin({ fetch }, 200, async (get) => {
      for (;;) await get({ method: 'GET', url: slow })
    })
    expect(answered).toEqual({ ok: false, failure: { code: 'timeout' } })
    expect(performance.now() - began).toBeLessThan(1500)
  })

  test.each<[string, RequestListener]>([
    ['an error', (_, response) => response.writeHead(503).end('{}')],
    ['too many requests', (_, response) => response.writeHead(429).end('{}')],
    ['a page', (_, response) => response.writeHead(200).end('<html></html>')],
    [
      'a redirect',
      (_, response) => response.writeHead(302, { location: 'http://x.example' }).end(),
    ],
    ['a broken connection', (_, response) => response.destroy()],
    ['too much', (_, response) => response.end(`"${'x'.repeat(9 * 1024 * 1024)}"`)],
  ])('takes %s for no answer', async (_, answer) => {
    const url = await serve(answer)
    expect(await ask(url, 5000)).toEqual({ ok: false, failure: { code: 'unavailable' } })
    const read = await readWithin({ fetch }, 5000, async (get) =>
      ok(await get({ method: 'GET', url })),
    )
    expect(read).toEqual({ ok: false, failure: { code: 'fiat_provider_unavailable' } })
  })

  test('throws what is a mistake of ours, and for no time gives up at once', async () => {
    const mistake = answerWithin({ fetch }, 5000, async () => {
      throw new TypeError('ours')
    })
    await expect(mistake).rejects.toThrow('ours')
    const silent = await serve(() => {})
    expect(await ask(silent, -5)).toEqual({ ok: false, failure: { code: 'timeout' } })
  })
})

describe('numbers', () => {
  test('keep the digits that a double would lose', () => {
    expect(parseWithDigits('{"a":0.12345678901234567890,"b":[1e-7],"c":"5","d":true}')).toEqual({
      a: '0.12345678901234567890',
      b: ['1e-7'],
      c: '5',
      d: true,
    })
    expect(parseWithDigits('<html>')).toBeUndefined()
  })

  test.each([
    ['1.5e-7', '0.00000015'],
    ['0.000000150', '0.00000015'],
    ['150.00', '150'],
    ['2E+3', '2000'],
    ['0.1234567890123456789', '0.123456789012345678'],
  ])('are plain: %s', (text, plain) => {
    expect(plainDecimal(text)).toBe(plain)
  })

  test.each(['-1', '', 'NaN', '1,5', '1e900', '9'.repeat(60), null, {}])('are none: %j', (text) => {
    expect(() => plainDecimal(text)).toThrow(NoAnswer)
  })

  test('are added, subtracted and compared exactly', () => {
    expect(sumOf('0.1', '0.2', '3')).toBe('3.3')
    expect(differenceOf('3.3', '0.2')).toBe('3.1')
    expect(() => differenceOf('1', '1.1')).toThrow(NoAnswer)
    expect(isSameNumber('150', '150.00')).toBe(true)
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        const [small, large] = [`0.${one}1`, `0.${one}1${other}1`]
        expect(isWithin(small, { min: small, max: large })).toBe(true)
        expect(isWithin(large, { min: null, max: small })).toBe(false)
        expect(differenceOf(sumOf(small, large), large)).toBe(plainDecimal(small))
      }),
    )
  })
})

test('fields are read only where they are the reply’s own', () => {
  const reply = { a: { b: 'x', n: '1.50', zero: '0', empty: '' }, list: [] }
  expect(fieldOf(reply, 'a', 'b')).toBe('x')
  expect(fieldOf(reply, 'constructor')).toBeUndefined()
  expect(fieldOf(reply, 'a', 'b', 'length')).toBeUndefined()
  expect(textOf(reply, 'a', 'empty')).toBeNull()
  expect(decimalOf(reply, 'a', 'n')).toBe('1.5')
  expect(decimalOf(reply, 'a', 'none')).toBeNull()
  expect(() => decimalOf(reply, 'a', 'b')).toThrow(NoAnswer)
  expect(() => amountOf(reply, 'a', 'zero')).toThrow(NoAnswer)
})

test('people are sent to https, or to this machine', () => {
  expect(pageAddress('https://x.example/a?b=c')).toBe('https://x.example/a?b=c')
  expect(pageAddress('http://127.0.0.1:5/a')).toBe('http://127.0.0.1:5/a')
  const unsafe = [
    'http://x.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://me:secret@x.example/',
    '//x.example',
    '',
    null,
  ]
  for (const text of unsafe) {
    expect(() => pageAddress(text)).toThrow(NoAnswer)
    expect(pageAddressOrNull(text)).toBeNull()
  }
})

test('texts of any length are compared, and hashed with a key', () => {
  expect(isSameText('a', 'a')).toBe(true)
  expect(isSameText('a', 'ab')).toBe(false)
  // RFC 4231, test case 2.
  expect(hmac('sha256', 'Jefe', 'what do ya want for nothing?', 'hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

test('a list is kept for a while, and a failure not at all', async () => {
  let now = 0
  let loads = 0
  const kept = keepFor<number>({ now: () => now }, 1000)
  const load = async () => {
    loads += 1
    if (loads === 1) throw new Error('not there')
    return loads
  }
  await expect(kept(load)).rejects.toThrow('not there')
  expect(await kept(load)).toBe(2)
  now = 999
  expect(await kept(load)).toBe(2)
  now = 1000
  expect(await kept(load)).toBe(3)
})
