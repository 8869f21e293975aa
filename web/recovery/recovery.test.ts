import { secretLink } from '@causeway/core/orders'
import { expect, test } from 'vitest'
import { readRecoveryFile } from './read-recovery-file.ts'
import { recoveryFile } from './recovery-file.ts'

const transactionId = 'AbCdEfGhIjKlMnOpQrStUv'
const holderSecret = 'x0-_'.repeat(10)
const link = secretLink(`https://exchange.example/de/transaction/${transactionId}`, holderSecret)

test('a recovery file is read back, and nothing else is', () => {
  const facts = { createdAt: '2026-01-01T00:00:00Z', currencyFrom: 'btc', currencyTo: 'eth' }
  const file = recoveryFile('What it is for', { transactionId, link, ...facts })
  expect(file.name).toBe('order-AbCdEfGh.json')
  expect(readRecoveryFile(file.text)).toEqual({ transactionId, holderSecret })
  for (const text of [
    '',
    'null',
    '{}',
    '{"link":1}',
    '{"link":"x"}',
    `{"link":"${link}!"}`,
    '[]',
  ]) {
    expect(readRecoveryFile(text)).toBeNull()
  }
})
