import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type LanguageCode, languageCodes, languages } from '../languages/index.ts'
import { untranslatedFiles } from '../untranslated.ts'
import { namespaceFiles } from './catalogue.ts'
import { allNamespaces, loadNamespace } from './load-messages.ts'
import type { Message } from './message.ts'
import notes from './notes.json' with { type: 'json' }

const translated = languageCodes.filter((code) => code !== 'en')

/** Names, units and terms that these languages write in Latin letters as English does. */
const INTERNATIONAL =
  /\b(?:UTC|UTM|HTML|QR|MIT|JavaScript|JSON|CSV|ENS|EOS|Unstoppable|Domains|Bitcoin|BTC|ERC|USDT|TRX|USD|EUR|3-D Secure|Sandbox|PATCH|GET|URL|PUB_K1_|App Store|Google Play|Apple Pay|Google Pay|PayPal|Android|iPhone|iPad|Chrome|Safari|API|OpenAPI|openapi\.json|Idempotency-Key|Retry-After|MoonPay|OTC|AML|KYC|RSA|PEM|IP|HTTP|REST|HMAC-SHA512|Relay|ChangeHero|BEGIN (?:RSA )?PUBLIC KEY|Bearer|Standard Webhooks|Webhooks?|Ed25519|HMAC|https|ms|curl|TypeScript|Python|PKCS#8|localhost|private-key\.pem|ETH|alice|eth|you@example\.com)\b/g

/** Words that languages have in common with English, where they are the whole phrase. */
const COMMON_WITH_ENGLISH: { readonly [code in LanguageCode]?: ReadonlySet<string> } = {
  de: new Set([
    'Sandbox',
    'Banner',
    'Widget',
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
    'optional',
    'System',
    'Details',
    'Newsletter',
    'Limits',
  ]),
  es: new Set(['No', 'min s', 'Compare', 'Euro, …', 'Blog', 'Cookies', 'Total']),
  fr: new Set([
    'Code',
    'min s',
    'Euro, …',
    'Blog',
    'Confirmations',
    'Cookies',
    'Menu',
    'Signature',
    'Source',
    'Total',
    'Conversions',
    'Date',
    'Date ( )',
    'Transaction',
  ]),
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
    'Newsletter',
    'Total',
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
  for (const namespace of allNamespaces()) {
    const inEnglish = await loadNamespace('en', namespace)
    const own = await loadNamespace(code, namespace)
    const isWaiting = untranslatedFiles(code).includes(namespaceFiles[namespace])
    for (const [key, message] of Object.entries(inEnglish)) {
      const translation = own[key]
      if (isWaiting && (translation === undefined || isSame(code, translation, message))) continue
      if (translation === undefined) missing.push(`${namespace}.${key}`)
      else found.push({ key: `${namespace}.${key}`, own: translation, inEnglish: message })
    }
    for (const key of Object.keys(own)) {
      if (!(key in inEnglish)) unknown.push(`${namespace}.${key}`)
    }
  }
  return { missing, unknown, found }
}

test.each(languageCodes)('the folder of %s has a file for each namespace and no others', (code) => {
  const files = Object.values(namespaceFiles).map((file) => `${file}.json`)
  expect(readdirSync(join(import.meta.dirname, code)).sort()).toEqual(files.sort())
})

test('notes for translators are about phrases that there are', async () => {
  for (const [file, about] of Object.entries(notes)) {
    const namespace = allNamespaces().find((name) => namespaceFiles[name] === file)
    if (namespace === undefined) throw new Error(`notes.json names ${file}, which is no file`)
    const phrases = await loadNamespace('en', namespace)
    const unknown = Object.keys(about).filter((key) => key !== '*' && !(key in phrases))
    expect(unknown, file).toEqual([])
  }
})

describe.each(translated)('the catalogue of %s', (code) => {
  for (const file of untranslatedFiles(code)) test.todo(`translate ${file}`)

  test('has English’s keys and no others', async () => {
    const { missing, unknown } = await phrasesOf(code)
    expect(missing).toEqual([])
    expect(unknown).toEqual([])
  })

  test('has the placeholders and tags of English in every phrase', async () => {
    const { found } = await phrasesOf(code)
    for (const { key, own, inEnglish } of found) {
      const wanted = marksOf(typeof inEnglish === 'string' ? inEnglish : inEnglish.other)
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
