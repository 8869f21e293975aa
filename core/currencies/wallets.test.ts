import { expect, test } from 'vitest'
import { currencies } from './currencies.ts'
import { networks } from './listings.ts'
import { networksOfWallets, walletsOf } from './wallets.ts'

test('wallets are named for networks of the catalogue alone, and lead to their makers over TLS', () => {
  const ids = networks.map(({ id }) => id)
  expect([...networksOfWallets].filter((network) => !ids.includes(network))).toEqual([])
  for (const { url } of currencies.flatMap(walletsOf)) expect(url).toMatch(/^https:\/\/[a-z.-]+$/)
})

test('every popular coin has a wallet', () => {
  const popular = currencies.filter(({ popularFrom }) => popularFrom)
  expect(popular).not.toEqual([])
  for (const coin of popular) expect(walletsOf(coin), coin.ticker).not.toEqual([])
})
