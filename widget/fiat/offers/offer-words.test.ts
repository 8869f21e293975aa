import { createTranslator, loadMessages } from '@causeway/content/messages'
import { expect, test } from 'vitest'
import { minutesText, offerErrorText, payByWords } from './offer-words.ts'

const t = createTranslator('en', await loadMessages('en', ['fiat']))
const facts = { provider: 'Playbank', coin: 'BTC', fiat: 'USD', language: 'en' }
const country = { type: 'country', details: { min: null, max: null } } as const

test('who is not served is named as closely as the place is known (BUY-08)', () => {
  const said = (place: { country: string; state: string | null } | null) =>
    offerErrorText(t, country, { ...facts, place })
  expect(said({ country: 'US', state: 'NY' })).toBe('Playbank doesn’t serve New York.')
  expect(said({ country: 'DE', state: null })).toBe('Playbank doesn’t serve Germany.')
  expect(said(null)).toBe('Playbank doesn’t serve your country.')
})

test('minutes are our own customers’ where they are known, otherwise the provider’s word', () => {
  const minutes = { least: 5, most: 30 }
  expect(minutesText(t, { medianMinutes: 7, minutes })).toBe(
    'half of our customers’ orders took up to 7 min',
  )
  expect(minutesText(t, { medianMinutes: null, minutes })).toContain('provider’s estimate')
})

test('methods are for paying, or for being paid', () => {
  expect(t(payByWords.buy)).toBe('Pay by')
  expect(t(payByWords.sell)).toBe('Get paid by')
})
