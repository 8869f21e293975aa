import { describe, expect, test } from 'vitest'
import { languageCodes } from '../languages/index.ts'
import { untranslatedFiles } from '../untranslated.ts'
import { mailTextsOf } from './mail-texts-of.ts'

/** Every phrase of a language by its place: `order.states.hold.subject`. */
function phrasesOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    phrasesOf(inner, place === '' ? key : `${place}.${key}`),
  )
}

const english = new Map(phrasesOf(mailTextsOf('en')))
const NOT_LATIN = new Set<string>(['ar', 'ru', 'hi', 'ja', 'ko', 'zh'])

/** What may be the same as in English: it is only punctuation and values, or the language's own word. */
const SAME_AS_ENGLISH = new Set([
  'es account.facts.url',
  'pt account.facts.url',
  'order.subjectLine',
  'fr account.facts.provider',
])

function marksOf(phrase: string): string[] {
  return (phrase.match(/\{\w+\}/g) ?? []).sort()
}

describe.each(languageCodes.filter((code) => code !== 'en'))('mail texts of %s', (code) => {
  const own = phrasesOf(mailTextsOf(code))

  test('have English’s keys and no others, none of them empty', () => {
    expect(own.map(([place]) => place).sort()).toEqual([...english.keys()].sort())
    expect(own.filter(([, phrase]) => phrase.trim() === '')).toEqual([])
  })

  test('have English’s values in every phrase', () => {
    for (const [place, phrase] of own) {
      expect(marksOf(phrase), place).toEqual(marksOf(english.get(place) ?? ''))
    }
  })

  test.skipIf(untranslatedFiles(code).includes('mail'))('have no English left over', () => {
    const left = own.filter(([place, phrase]) => {
      if (SAME_AS_ENGLISH.has(place) || SAME_AS_ENGLISH.has(`${code} ${place}`)) return false
      return NOT_LATIN.has(code)
        ? /[a-z]{2,}/i.test(phrase.replace(/\{\w+\}|\b(?:API|IP)\b|Webhook/g, ''))
        : phrase === english.get(place)
    })
    expect(left).toEqual([])
  })

  test('say the same lifetimes in figures', () => {
    const { lifetimes } = mailTextsOf(code).account
    expect(lifetimes.day).toContain('24')
    if (code !== 'ar') expect(lifetimes.hour).toContain('1')
  })
})
