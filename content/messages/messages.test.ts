import { describe, expect, test } from 'vitest'
import { isLanguageCode, languageCodes, languages } from '../languages/index.ts'
import { untranslatedFiles } from '../untranslated.ts'
import { createTranslator } from './create-translator.ts'
import { loadMessages } from './load-messages.ts'
import { splitPhrase } from './split-phrase.ts'

describe('createTranslator', () => {
  test('puts values into a phrase and leaves other braces alone', async () => {
    const t = createTranslator('en', await loadMessages('en', ['form']))
    expect(t('form.minimumAmount', { amount: '0.1', ticker: 'BTC' })).toBe(
      'minimum amount: 0.1 BTC',
    )
    expect(t('form.minimumAmount', { amount: '0.1' })).toBe('minimum amount: 0.1 {ticker}')
  })

  test('chooses the plural and writes Latin digits in every language', async () => {
    const messages = await loadMessages('en', ['form'])
    expect(createTranslator('en', messages)('form.coinsFound', { count: 1 })).toBe('1 coin')
    expect(createTranslator('en', messages)('form.coinsFound', { count: 1234 })).toBe('1,234 coins')
    expect(createTranslator('ar', messages)('form.coinsFound', { count: 3 })).toContain('3')
  })

  test('a value is not read as a phrase', async () => {
    const t = createTranslator('en', await loadMessages('en', ['form']))
    expect(t('form.noCoinFound', { text: '{count} $& <b>' })).toBe(
      'No coins match “{count} $& <b>”',
    )
  })

  test.each(['', '−'])('puts the sign %j of a share where the language does', async (sign) => {
    // In how many spaces stand before the sign of per cent the phrases go their own ways.
    const plain = (text: string) => text.replace(/[\p{Cf}\s]/gu, '').replace('-', '−')
    for (const code of languageCodes.filter((each) => untranslatedFiles(each).length === 0)) {
      const { hreflang } = languages[code]
      const t = createTranslator(hreflang, await loadMessages(code, ['home', 'form']))
      const expected = new Intl.NumberFormat(hreflang, {
        style: 'percent',
        numberingSystem: 'latn',
      }).format(sign === '' ? 0.12 : -0.12)
      expect(plain(t('home.percent', { sign, value: '12' })), code).toBe(plain(expected))
      if (sign === '') expect(plain(t('form.percent', { value: '12' })), code).toBe(plain(expected))
      expect(plain(t('form.chartSummary', { sign, change: '12' })), code).toContain(plain(expected))
    }
  })

  test('throws on a message that the page has not loaded', async () => {
    const t = createTranslator('en', await loadMessages('en', ['home']))
    expect(() => t('form.title')).toThrow('form.title')
  })
})

test('a page carries only the namespaces it asked for', async () => {
  expect(Object.keys(await loadMessages('en', ['home', 'common']))).toEqual(['home', 'common'])
})

test('splitPhrase keeps the words and their order', () => {
  expect(splitPhrase('I agree to the <terms>terms</terms> and <more>more</more>.')).toEqual([
    { kind: 'text', text: 'I agree to the ' },
    { kind: 'tag', name: 'terms', text: 'terms' },
    { kind: 'text', text: ' and ' },
    { kind: 'tag', name: 'more', text: 'more' },
    { kind: 'text', text: '.' },
  ])
  expect(splitPhrase('a < b')).toEqual([{ kind: 'text', text: 'a < b' }])
})

describe('languages', () => {
  test('are thirteen or more, each under its own code, with a tag that Intl knows', () => {
    expect(languageCodes.length).toBeGreaterThanOrEqual(13)
    for (const code of languageCodes) {
      expect(languages[code].code).toBe(code)
      expect(Intl.PluralRules.supportedLocalesOf(languages[code].hreflang)).toHaveLength(1)
    }
    expect(languages.vt.hreflang).toBe('vi')
  })

  test('Arabic is written from the right, German is not', () => {
    expect([languages.ar.direction, languages.de.direction]).toEqual(['rtl', 'ltr'])
  })

  test('are offered once they have messages', () => {
    expect(languageCodes).toContain('en')
    expect(isLanguageCode('vi')).toBe(false)
  })
})
