// door: HTTP, page
import type { DeskOrderRow } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { place } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import { runSql } from '../support/backoffice/run-sql.ts'
import { addByCommand, joinBy, type Member, officeOf } from '../support/backoffice/staff-steps.ts'
import { addPartner } from '../support/partner-steps.ts'
import { createRestOrder } from '../support/rest-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
let viewer: Member
const DATABASE_URL = () => databaseOf('search_by_partner') ?? ''
beforeAll(async () => {
  shop = await startShop('search_by_partner', { BACKOFFICE_HOST: 'localhost' })
  const at = { DATA_DIR: shop.dataDir, DATABASE_URL: DATABASE_URL() }
  viewer = await joinBy(shop, await addByCommand(at, 'vera@shop.example', 'viewer'), 'Vera')
})
afterAll(() => stopShop(shop))

async function search(q: string): Promise<readonly string[]> {
  const { body, status } = await viewer.ask('GET', `/orders?${new URLSearchParams({ q })}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body.orders as readonly DeskOrderRow[]).map(({ publicCode }) => publicCode)
}

test('[OPS-09.1] an order is found by the id that its partner gave the customer, whatever that looks like', async () => {
  const [wallet, other] = [await addPartner(shop, 'A wallet'), await addPartner(shop, 'Another')]
  const address = await playAddress(shop, 'eth')
  const make = async (partner: typeof wallet, subaccountId: string) =>
    (
      await createRestOrder(shop, partner, {
        ...{ from: 'btc', to: 'eth', amountFrom: '0.004' },
        ...{ address, subaccountId },
      })
    ).id
  const uuid = '3F2504E0-4F89-41D3-9A0C-0305E82C3301'
  for (const id of ['customer 7', '4711', '12 btc', uuid, 'ada@wallet.example']) {
    const first = await make(wallet, id)
    expect(await search(id), id).toEqual([first])
    expect(await search(` ${id} `), id).toEqual([first])
    const second = await make(other, id)
    expect(await search(id), id).toEqual([second, first])
  }
  for (const id of ['customer', 'customer 77', '471', '%']) expect(await search(id), id).toEqual([])
  // What an id could be mistaken for is found as before.
  const plain = await place(shop, { from: 'ltc', to: 'btc', amountFrom: '4.711' })
  expect(await search('4.711')).toEqual([plain.id])
})

test('[OPS-09.1] the search by a partner’s id uses an index, and the page names it', async () => {
  const [plan] = await runSql(
    DATABASE_URL(),
    `set enable_seqscan = off; explain select id from orders where subaccount_id = 'customer 7'`,
  ).then((rows) => rows.map((row) => String(row['QUERY PLAN'])))
  expect(plan).toContain('orders_subaccount')
  const page = await fetch(`${officeOf(shop).url}/backoffice/orders`, {
    headers: { cookie: viewer.cookie },
  })
  expect(await page.text()).toContain('subaccountId')
})
