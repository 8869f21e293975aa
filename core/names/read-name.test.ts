import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asciiName } from './ascii-name.ts'
import { isNameLike, readName } from './read-name.ts'

const codeOf = (text: string) => {
  const read = readName(text)
  return read.ok ? 'ok' : read.failure.code
}

describe('readName', () => {
  test('takes plain names in any case, without the spaces around them', () => {
    expect(readName('  Alice.ETH ')).toEqual({
      ok: true,
      value: { name: 'alice.eth', ascii: null },
    })
    for (const name of ['a.b', 'pay.alice.eth', 'bob-2.crypto', '_x.eth', 'brad.wallet']) {
      expect(codeOf(name)).toBe('ok')
    }
  })

  test('shows names of other letters in ASCII too', () => {
    const read = readName('Bücher.eth')
    expect(read.ok && read.value).toEqual({ name: 'bücher.eth', ascii: 'xn--bcher-kva.eth' })
    for (const name of [
      'привет.eth',
      '山田太郎.eth',
      'أحمد.eth',
      '🦊.eth',
      '👨‍👩‍👧.eth',
      '❤️.eth',
    ]) {
      expect(codeOf(name)).toBe('ok')
    }
  })

  test.each([
    ['mixed scripts', 'аlice.eth'],
    ['a whole label of look-alikes', 'аррӏе.eth'],
    ['Greek look-alikes', 'νον.eth'],
    ['a zero-width space', 'ali\u{200b}ce.eth'],
    ['a joiner outside emoji', 'ali\u{200d}ce.eth'],
    ['a right-to-left override', 'alice\u{202e}hte.eth'],
    ['a soft hyphen', 'ali\u{ad}ce.eth'],
    ['a variation selector', 'alice\u{fe01}.eth'],
    ['wide letters', 'ａlice.eth'],
    ['a ligature', 'ﬁsh.eth'],
    ['dotless i', 'alıce.eth'],
    ['a phonetic letter', 'ɑlice.eth'],
    ['a loose accent', 'x\u{323}alice.eth'],
    ['a full stop that is none', 'alice。eth'],
    ['a dash that is none', 'al‐ice.eth'],
    ['two digit systems', '1۲۳.eth'],
    ['a script that nobody uses', 'ꭺlice.eth'],
  ])('refuses %s', (_what, name) => {
    expect(codeOf(name)).toBe('name_spoofed')
  })

  test.each([
    '',
    'alice',
    '.eth',
    'alice.',
    'a..b',
    'al ice.eth',
    'alice!.eth',
    'xn--80ak6aa92e.eth',
    `${'a'.repeat(64)}.eth`,
    'a.'.repeat(200),
  ])('is no name: %j', (name) => {
    expect(codeOf(name)).toBe('name_malformed')
  })

  test('never throws, and what it took it takes again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readName(`${text}.eth`)
        if (read.ok) expect(readName(read.value.name)).toEqual(read)
      }),
      { numRuns: 50 },
    )
  })
})

describe('asciiName', () => {
  // RFC 3492, section 7.1.
  test.each([
    ['ليهمابتكلموشعربي؟', 'egbpdaj6bu4bxfgehfvwxn'],
    ['他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
    ['почемужеонинеговорятпорусски', 'b1abfaaepdrnnbgefbadotcwatmq2g4l'],
    ['3年b組金八先生', '3b-ww4c5e180e575a65lsy2b'],
  ])('writes %s as the RFC does', (label, punycode) => {
    expect(asciiName(label)).toBe(`xn--${punycode}`)
  })
})

describe('isNameLike', () => {
  test('tells names from addresses', () => {
    expect(['alice.eth', 'bob.crypto', 'аррӏе.eth', 'alice。eth'].every(isNameLike)).toBe(true)
    const others = ['0xabc', 'bc1qxyz', 'bitcoin:bc1q?amount=0.1', 'alice', '.eth', '1.5', 'a@b.c']
    expect(others.some(isNameLike)).toBe(false)
  })
})
