import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkEosKey } from './check-eos-key.ts'
import { checkEosName, eosNameLike } from './eos-name.ts'

const nameCode = (name: string) => {
  const checked = checkEosName(name)
  return checked.ok ? 'ok' : checked.failure.code
}
const keyCode = (key: string) => {
  const checked = checkEosKey(key)
  return checked.ok ? 'ok' : checked.failure.code
}

describe('checkEosName (EXCH-09)', () => {
  test.each([
    ['alicealice12', 'ok'],
    ['eosriobrazil', 'ok'],
    ['alice', 'account_name_length'],
    ['alicealice123', 'account_name_length'],
    ['', 'account_name_length'],
    ['alice.wonder', 'account_name_dot'],
    ['alicealice67', 'account_name_characters'],
    ['Alicealice12', 'account_name_characters'],
    ['1alicealice2', 'account_name_first'],
  ])('%s: %s', (name, code) => {
    expect(nameCode(name)).toBe(code)
  })
})

describe('eosNameLike (EXCH-09)', () => {
  test('is the word itself where that is a name, and always a valid one', () => {
    expect(eosNameLike('alicealice12', 0, () => 0.5)).toBe('alicealice12')
    expect(eosNameLike('Alice 2009', 0, () => 0)).toBe('alice2oogaaa')
    expect(eosNameLike('alicealice12', 1, () => 0)).toBe('alicealiaaaa')
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.nat(9),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (word, attempt, random) => {
          expect(nameCode(eosNameLike(word, attempt, () => random))).toBe('ok')
        },
      ),
    )
  })
})

describe('checkEosKey (EXCH-09)', () => {
  // The well-known development key of EOSIO, in both forms.
  const OLD = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'
  const NEW = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63'

  test('takes both forms', () => {
    expect([keyCode(OLD), keyCode(NEW)]).toEqual(['ok', 'ok'])
  })

  test('refuses a mistyped one, and forms that do not fit together', () => {
    for (const key of [
      `${OLD.slice(0, -1)}W`,
      `${NEW.slice(0, -1)}4`,
      `EOS${NEW.slice(7)}`,
      'EOS',
      '',
      'alice',
    ]) {
      expect(keyCode(key)).toBe('account_key_malformed')
    }
  })

  test('knows a private key', () => {
    expect(keyCode('5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3')).toBe(
      'account_key_private',
    )
    expect(keyCode('PVT_K1_2bfGi9rYsXQSXXTvJbDAPhHLQUojjaNLomdm3cEJ1XTzMqUt3V')).toBe(
      'account_key_private',
    )
  })
})
