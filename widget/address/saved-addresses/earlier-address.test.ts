import { expect, test } from 'vitest'
import { mergeEarlier } from './earlier-address.ts'

const favourite = (
  id: string,
  address: string,
  extraId: string | null,
  name: string | null = null,
) => ({ id, currency: 'xrp', type: 'payout', address, extraId, name }) as const
const kept = (address: string, extraId: string, alias: string | null = null) =>
  ({ currency: 'xrp', kind: 'destination', address, extraId, alias }) as const

test('what the account and this browser both know is offered once, the account’s first', () => {
  const merged = mergeEarlier(
    [favourite('1', 'a', null, 'Ledger'), favourite('2', 'b', '7')],
    [kept('c', ''), kept('b', '7', 'bob.eth'), kept('b', '8')],
  )
  expect(merged).toEqual([
    { address: 'a', extraId: '', alias: null, favourite: { id: '1', name: 'Ledger' } },
    { address: 'b', extraId: '7', alias: 'bob.eth', favourite: { id: '2', name: null } },
    { address: 'c', extraId: '', alias: null, favourite: null },
    { address: 'b', extraId: '8', alias: null, favourite: null },
  ])
})
