import { createTranslator, loadMessages } from '@causeway/content/messages'
import { expect, test } from 'vitest'
import { termsWords } from './terms-words.ts'

const t = createTranslator('en', await loadMessages('en', ['fiat']))

test('a provider takes the payment of a purchase, and where the money of a sale goes', () => {
  expect(t(termsWords.buy, { provider: 'Playbank' })).toContain('handles payment')
  expect(t(termsWords.sell, { provider: 'Playbank' })).toContain('your payout account')
})
