import { expect, test } from 'vitest'
import { languageCodes } from '../languages/index.ts'
import arabic from './ar.json' with { type: 'json' }
import german from './de.json' with { type: 'json' }
import { askedLanguage, errorMessage } from './error-message.ts'

test('all languages have messages for the same errors', () => {
  expect(Object.keys(arabic)).toEqual(Object.keys(german))
  for (const language of languageCodes.filter((code) => code !== 'en')) {
    expect(errorMessage(language, 'change_too_late')).not.toBeNull()
  }
})

test('errors without a message of their own, and English, are left to the API', () => {
  expect(errorMessage('de', 'json_malformed')).toBeNull()
  expect(errorMessage('de', 'constructor')).toBeNull()
  expect(errorMessage('en', 'change_too_late')).toBeNull()
})

test('the first language that a client names counts', () => {
  expect(askedLanguage('de-AT,de;q=0.9,en;q=0.8')).toBe('de')
  expect(askedLanguage('AR')).toBe('ar')
  expect(askedLanguage('vi')).toBe('vt')
  for (const header of [undefined, '', '*', 'xx-YY', 'en-US']) {
    expect(askedLanguage(header)).toBe('en')
  }
})
