import { createTranslator, loadMessages } from '@causeway/content/messages'
import { expect, test } from 'vitest'
import { paymentWords } from './payment-words.ts'

const t = createTranslator('en', await loadMessages('en', ['fiat']))

test('a purchase is paid on the provider’s page; of a sale it is said there where the money goes', () => {
  expect(t(paymentWords.buy, { provider: 'Playbank' })).toContain('Pay on Playbank’s site')
  expect(t(paymentWords.sell, { provider: 'Playbank' })).toContain('where to send your money')
})
