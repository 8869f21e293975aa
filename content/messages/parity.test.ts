import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '../languages/index.ts'
import { languages } from '../languages/index.ts'
import { arabic } from './ar/loaders.ts'
import type { Namespace } from './catalogue.ts'
import { german } from './de/loaders.ts'
import { english } from './en/loaders.ts'
import { spanish } from './es/loaders.ts'
import { french } from './fr/loaders.ts'
import { hindi } from './hi/loaders.ts'
import { japanese } from './ja/loaders.ts'
import { korean } from './ko/loaders.ts'
import { offeredLanguages } from './load-messages.ts'
import type { Message, NamespaceMessages } from './message.ts'
import { portuguese } from './pt/loaders.ts'
import { russian } from './ru/loaders.ts'
import { turkish } from './tr/loaders.ts'
import { vietnamese } from './vt/loaders.ts'
import { chinese } from './zh/loaders.ts'

// The catalogues themselves, without the English that stands in for what they lack.
const catalogues: Readonly<Record<string, typeof english>> = {
  ar: arabic,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  ru: russian,
  vt: vietnamese,
  hi: hindi,
  ja: japanese,
  ko: korean,
  zh: chinese,
  tr: turkish,
}
const translated = offeredLanguages().filter((code) => code !== 'en')

/** Names, units and terms that these languages write in Latin letters as English does. */
const INTERNATIONAL =
  /\b(?:UTC|QR|MIT|JavaScript|JSON|CSV|ENS|EOS|Unstoppable|Domains|Bitcoin|BTC|ERC|USDT|TRX|USD|EUR|3-D Secure|Sandbox|PATCH|GET|URL|PUB_K1_|App Store|Google Play|Apple Pay|Google Pay|PayPal|MoonPay|Android|iPhone|iPad|Chrome|Safari|API|OpenAPI|openapi\.json|Idempotency-Key|Retry-After|OTC|AML|KYC|alice|eth|you@example\.com)\b/g

/** Words that languages have in common with English, where they are the whole phrase. */
const COMMON_WITH_ENGLISH: { readonly [code in LanguageCode]?: ReadonlySet<string> } = {
  de: new Set([
    'Sandbox',
    'Live',
    'Chains',
    'min s',
    'Name',
    'Link',
    'Coin',
    'Chain',
    'Status',
    'Code',
    'Passkeys',
    'Euro, …',
    'Blog',
    'Coins',
    'Cookies',
    'Support',
  ]),
  es: new Set(['No', 'min s', 'Compare', 'Euro, …', 'Blog', 'Cookies']),
  fr: new Set(['Code', 'min s', 'Euro, …', 'Blog', 'Confirmations', 'Cookies', 'Menu']),
  pt: new Set([
    'Link',
    'Status',
    'min s',
    'pixels',
    'Compare',
    'Euro, …',
    'Blog',
    'Cookies',
    'Menu',
  ]),
  tr: new Set(['Euro, …']),
  vt: new Set(['Euro, …', 'Email']),
}

type Found = { readonly key: string; readonly own: Message; readonly inEnglish: Message }

async function phrasesOf(code: LanguageCode): Promise<{
  readonly missing: string[]
  readonly unknown: string[]
  readonly found: Found[]
}> {
  const missing: string[] = []
  const unknown: string[] = []
  const found: Found[] = []
  for (const namespace of namespaces()) {
    const inEnglish: NamespaceMessages = await english[namespace]()
    const own: NamespaceMessages = (await catalogues[code]?.[namespace]()) ?? {}
    for (const [key, message] of Object.entries(inEnglish)) {
      const translation = own[key]
      if (translation === undefined) missing.push(`${namespace}.${key}`)
      else found.push({ key: `${namespace}.${key}`, own: translation, inEnglish: message })
    }
    for (const key of Object.keys(own)) {
      if (!(key in inEnglish)) unknown.push(`${namespace}.${key}`)
    }
  }
  return { missing, unknown, found }
}

test('every language on offer has its catalogue in this test', () => {
  expect(Object.keys(catalogues).sort()).toEqual([...translated].sort())
})

describe.each(translated)('the catalogue of %s', (code) => {
  test('has English’s keys and no others', async () => {
    const { missing, unknown } = await phrasesOf(code)
    expect(missing).toEqual([])
    expect(unknown).toEqual([])
  })

  test('has the placeholders and tags of English in every phrase', async () => {
    const { found } = await phrasesOf(code)
    for (const { key, own, inEnglish } of found) {
      const wanted = marksOf(phrases(inEnglish).at(-1) ?? '')
      for (const phrase of phrases(own)) {
        // "One coin" need not name the count.
        const isPlural = typeof own !== 'string'
        const marks = marksOf(phrase)
        if (isPlural) marks.add('{count}')
        expect([...marks].sort(), `${key}: ${phrase}`).toEqual([...wanted].sort())
      }
    }
  })

  test('has the plurals that its language needs', async () => {
    const { found } = await phrasesOf(code)
    const rules = new Intl.PluralRules(languages[code].hreflang)
    const needed = rules.resolvedOptions().pluralCategories.toSorted()
    for (const { key, own, inEnglish } of found) {
      expect(typeof own, key).toBe(typeof inEnglish)
      if (typeof own !== 'string') expect(Object.keys(own).toSorted(), key).toEqual(needed)
    }
  })

  test('has no English left over', async () => {
    const { found } = await phrasesOf(code)
    const left = found.filter(({ own, inEnglish }) =>
      languages[code].direction === 'rtl'
        ? phrases(own).some((phrase) => /[a-z]{2,}/i.test(wordsOf(phrase)))
        : isSame(code, own, inEnglish),
    )
    expect(left.map(({ key, own }) => [key, own])).toEqual([])
  })
})

function isSame(code: LanguageCode, own: Message, inEnglish: Message): boolean {
  const words = wordsOf(phrases(own).join(' ')).trim()
  if (!/[a-z]{2,}/i.test(words) || COMMON_WITH_ENGLISH[code]?.has(words)) return false
  return JSON.stringify(own) === JSON.stringify(inEnglish)
}

function namespaces(): readonly Namespace[] {
  const names: readonly string[] = Object.keys(english)
  const isNamespace = (name: string): name is Namespace => name in english
  return names.filter(isNamespace)
}

function phrases(message: Message): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message)
}

function marksOf(phrase: string): Set<string> {
  return new Set(phrase.match(/\{\w+\}|<\/?\w+>/g) ?? [])
}

/** What is left of a phrase without values, tags and international names. */
function wordsOf(phrase: string): string {
  return phrase
    .replace(/\{\w+\}|<\/?\w+>/g, ' ')
    .replace(INTERNATIONAL, ' ')
    .replace(/\s+/g, ' ')
}
