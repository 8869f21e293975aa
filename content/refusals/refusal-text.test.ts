import { expect, test } from 'vitest'
import { languageCodes } from '../languages/index.ts'
import arabic from './ar.json' with { type: 'json' }
import german from './de.json' with { type: 'json' }
import { askedLanguage, refusalText } from './refusal-text.ts'

test('the languages refuse in the same cases', () => {
  expect(Object.keys(arabic)).toEqual(Object.keys(german))
  for (const language of languageCodes.filter((code) => code !== 'en')) {
    expect(refusalText(language, 'change_too_late')).not.toBeNull()
  }
})

test('what has no words of its own, and English, are left to the API', () => {
  expect(refusalText('de', 'json_malformed')).toBeNull()
  expect(refusalText('de', 'constructor')).toBeNull()
  expect(refusalText('en', 'change_too_late')).toBeNull()
})

test('the first language that a client names counts', () => {
  expect(askedLanguage('de-AT,de;q=0.9,en;q=0.8')).toBe('de')
  expect(askedLanguage('AR')).toBe('ar')
  expect(askedLanguage('vi')).toBe('vt')
  for (const header of [undefined, '', '*', 'xx-YY', 'en-US']) {
    expect(askedLanguage(header)).toBe('en')
  }
})
