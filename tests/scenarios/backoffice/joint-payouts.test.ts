// door: HTTP, chain, command
import type { DeskOrderOut, DeskOrderRow } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Placed, pay, place as placeOrder, reach } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { addByCommand, joinBy, type Member } from '../support/backoffice/staff-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

const MANY = 5

let shop: RunningProduct
let anna: Member
beforeAll(async () => {
  shop = await startShop('joint_payouts', { BACKOFFICE_HOST: 'localhost' })
  const place = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf('joint_payouts') ?? '' }
  anna = await joinBy(shop, await addByCommand(place, 'anna@shop.example', 'administrator'), 'Anna')
})
afterAll(() => stopShop(shop))

test('[OPS-04.10] [OPS-09.1] staff see on an order how many payments its transaction makes, and find all of them by it', async () => {
  const orders: Placed[] = []
  while (orders.length < MANY) orders.push(await placeOrder(shop, { from: 'ltc', to: 'btc' }))
  // What one block confirms is paid out at the same time.
  for (const order of orders) await pay(shop, order)
  for (const order of orders) await reach(shop, order, 'finished')
  const sent = await Promise.all(
    orders.map(async ({ id }) => {
      const shown = (await anna.ask('GET', `/orders/${id}`)).body as unknown as DeskOrderOut
      const [transaction] = shown.transfers.flatMap(({ transactions }) => transactions)
      if (transaction === undefined) throw new Error(`Nothing was sent for order ${id}`)
      return { id, ...transaction }
    }),
  )
  const byTransaction = Map.groupBy(sent, ({ txId }) => txId)
  expect(byTransaction.size).toBeLessThan(MANY)
  for (const [txId, paid] of byTransaction) {
    expect(paid.map(({ payments }) => payments)).toEqual(paid.map(() => paid.length))
    const { body } = await anna.ask('GET', `/orders?q=${txId}`)
    const { orders: found } = body as unknown as { readonly orders: readonly DeskOrderRow[] }
    expect(found.map(({ publicCode }) => publicCode).toSorted()).toEqual(
      paid.map(({ id }) => id).toSorted(),
    )
  }
})
