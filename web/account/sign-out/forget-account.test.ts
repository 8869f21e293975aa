import { keepAddress } from '@causeway/widget/address'
import { expect, test } from 'vitest'
import { readRecentOrders, rememberOrder } from '../../recent-orders/recent-orders.ts'
import { forgetAccount } from './forget-account.ts'

function createStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

test('[AUTH-11] signing out takes what was the account’s out of the browser and leaves the rest', () => {
  const local = createStorage()
  const tab = createStorage()
  for (const [name, value] of [
    ['signed-in', '1'],
    ['client-id', 'c'],
    ['recent-coins', '{}'],
    ['exchange-choice', '{}'],
  ] as const) {
    local.setItem(name, value)
  }
  rememberOrder(local, { transactionId: 'guests', from: 'btc', to: 'eth' })
  rememberOrder(local, { transactionId: 'accounts', from: 'btc', to: 'eth' })
  const address = { currency: 'eth', kind: 'refund', extraId: '', alias: null } as const
  keepAddress(local, { ...address, address: '0xGuest' })
  keepAddress(local, { ...address, address: '0xAccount', isAccounts: true })
  tab.setItem('order-draft', '{"fields":{"email":"alice@example.org"}}')

  forgetAccount({ local, tab, heldOrders: ['guests'] })

  expect(readRecentOrders(local).map(({ transactionId }) => transactionId)).toEqual(['guests'])
  expect(local.kept.get('kept-addresses')).toContain('0xGuest')
  expect([...local.kept.values()].join()).not.toContain('0xAccount')
  expect([...local.kept.keys()].sort()).toEqual([
    'client-id',
    'exchange-choice',
    'kept-addresses',
    'recent-coins',
    'recent-orders',
  ])
  expect(tab.kept.size).toBe(0)
})

test('a browser that keeps nothing has nothing to forget', () => {
  const local = createStorage()
  forgetAccount({ local, tab: createStorage(), heldOrders: [] })
  expect(local.kept.size).toBe(0)
})
