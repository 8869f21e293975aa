import { expect, test } from 'vitest'
import { forgetOrders, readRecentOrders, rememberOrder } from './recent-orders.ts'

function createStorage(first: string | null = null) {
  let kept = first
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value
    },
  }
}

const orderOf = (transactionId: string) => ({ transactionId, from: 'btc', to: 'eth' })

test('the newest order stands first, each once, ten at most', () => {
  const storage = createStorage()
  for (const id of 'abcdefghijkla') rememberOrder(storage, orderOf(id))
  const ids = readRecentOrders(storage).map(({ transactionId }) => transactionId)
  expect(ids.join('')).toBe('alkjihgfed')
})

test('what is not a list of orders counts as none', () => {
  expect(readRecentOrders(createStorage('{"a":1}'))).toEqual([])
  expect(readRecentOrders(createStorage('not json'))).toEqual([])
  expect(readRecentOrders(createStorage('[{"transactionId":1}]'))).toEqual([])
})

test('an order is forgotten, or all of them', () => {
  const storage = createStorage()
  for (const id of 'abc') rememberOrder(storage, orderOf(id))
  forgetOrders(storage, 'b')
  expect(readRecentOrders(storage).map(({ transactionId }) => transactionId)).toEqual(['c', 'a'])
  forgetOrders(storage, null)
  expect(readRecentOrders(storage)).toEqual([])
})
