import { expect, test } from 'vitest'
import { readRecoveryFile } from './read-recovery-file.ts'
import { recoveryFile } from './recovery-file.ts'
import { secretInFragment, secretLink } from './secret-link.ts'

const transactionId = 'AbCdEfGhIjKlMnOpQrStUv'
const holderSecret = 'x0-_'.repeat(10)
const link = secretLink(`https://exchange.example/de/transaction/${transactionId}`, holderSecret)

test('a secret link keeps its secret in the fragment', () => {
  const url = new URL(link)
  expect(`${url.origin}${url.pathname}${url.search}`).not.toContain(holderSecret)
  expect(secretInFragment(url.hash)).toBe(holderSecret)
  expect(secretInFragment('#pay')).toBeNull()
  expect(secretInFragment('#k=short')).toBeNull()
})

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
