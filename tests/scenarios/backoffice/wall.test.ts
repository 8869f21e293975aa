// door: HTTP, chain, command
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock, misbehave, type Placed, pay, place, reach } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { inviteMember } from '../support/backoffice/proposal-steps.ts'
import { runSql } from '../support/backoffice/run-sql.ts'
import { addByCommand, joinBy, type Member } from '../support/backoffice/staff-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

type Wall = {
  readonly parts: readonly { readonly part: string; readonly state: string }[]
  readonly orders: Readonly<Record<'made' | 'finished' | 'held' | 'stuck', number>>
  readonly prices: { readonly isWell: boolean; readonly ageSeconds: number | null }
  readonly lowWallets: readonly string[]
  readonly stopped: readonly string[]
}

let shop: RunningProduct
let url: string
let anna: Member
let order: Placed
beforeAll(async () => {
  shop = await startShop('wall', { BACKOFFICE_HOST: 'localhost' })
  url = databaseOf('wall') ?? ''
  const at = { DATA_DIR: shop.dataDir, DATABASE_URL: url }
  anna = await joinBy(shop, await addByCommand(at, 'anna@shop.example', 'administrator'), 'Anna')
  order = await place(shop, { from: 'ltc', to: 'btc', email: 'finder@example.org' })
  await pay(shop, order)
  await reach(shop, order, 'finished')
})
afterAll(() => stopShop(shop))

async function wall(member = anna): Promise<Wall> {
  const { body, status } = await member.ask('GET', '/wall')
  expect(status, JSON.stringify(body)).toBe(200)
  return body as never
}

/** Another order like the finished one, with other values. */
function copyOrder(number: number, values: Readonly<Record<string, unknown>>) {
  const given = {
    public_code: `copy${number}`.padEnd(23, '0'),
    pay_in_index: 900_000 + number,
    ...values,
  }
  // The same time in its id, unless the values say otherwise.
  return runSql(
    url,
    `insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id',
        left(id::text, 24) || '${String(number).padStart(12, '0')}') || '${JSON.stringify(given)}')).*
      from orders where public_code = '${order.id}'`,
  )
}

test('[OPS-22.4] the wall screen counts orders of 24 hours, those on hold and those that are stuck, without personal data', async () => {
  await expect
    .poll(() => wall(), { timeout: 30_000 })
    .toMatchObject({
      orders: { made: 1, finished: 1, held: 0, stuck: 0 },
    })
  const open = { ended_at: null, ended_state: null }
  await copyOrder(1, { ...open, state: 'hold', hold_reason: 'screening' })
  await copyOrder(2, { ...open, state: 'hold', hold_reason: 'screening' })
  await copyOrder(3, { ...open, state: 'sending' })
  await runSql(
    url,
    `insert into order_due (order_id, due_at, dead)
      select id, now(), true from orders where pay_in_index in (900002, 900003)`,
  )
  const long = new Date(Date.now() - 25 * 3_600_000)
  const hex = long.getTime().toString(16).padStart(12, '0')
  const id = `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000004`
  await copyOrder(4, { id, ended_at: long.toISOString() })
  await copyOrder(5, { ...open, state: 'exchanging' })
  await copyOrder(6, { ...open, state: 'exchanging' })
  // Payments that were confirmed a quarter of an hour ago, and just now.
  for (const [number, minutes] of [
    [5, 15],
    [6, 1],
  ]) {
    await runSql(
      url,
      `insert into deposit select (jsonb_populate_record(deposit, jsonb_build_object('id', gen_random_uuid(),
          'order_id', (select id from orders where pay_in_index = 90000${number}), 'due_at', null,
          'tx_id', 'copy${number}', 'confirmed_at', now() - interval '${minutes} minutes', 'state', 'confirmed'))).*
        from deposit where order_id = (select id from orders where public_code = '${order.id}')`,
    )
  }
  const found = await wall()
  expect(found.orders).toEqual({ made: 6, finished: 1, held: 2, stuck: 2 })
  const said = JSON.stringify(found)
  for (const secret of [order.id, 'finder', order.created.payinAddress, 'anna', 'copy']) {
    expect(said, secret).not.toContain(secret)
  }
  await runSql(
    url,
    `delete from deposit where tx_id like 'copy%'; delete from orders where public_code like 'copy%'`,
  )
})

test('[OPS-22.4] the wall screen knows health, price age, low wallets and stops; every role of the order desk sees it', async () => {
  await expect.poll(async () => (await wall()).parts.length, { timeout: 30_000 }).toBeGreaterThan(5)
  const health = (await anna.ask('GET', '/health')).body.parts as Wall['parts']
  expect((await wall()).parts.map(({ part }) => part).toSorted()).toEqual(
    health.map(({ part }) => part).toSorted(),
  )
  const { lowWallets, prices, stopped } = await wall()
  expect(prices.isWell).toBe(true)
  expect(prices.ageSeconds).toBeLessThan(30)
  expect(lowWallets).not.toContain('btc')
  expect(stopped).toEqual([])
  const most = '9'.repeat(30)
  await runSql(
    url,
    `insert into inventory_band (asset, low, target, high) values ('btc', ${most}, ${most}, ${most})`,
  )
  expect((await wall()).lowWallets).toContain('btc')
  const stop = { scope: 'bitcoin', reason: 'A fork' }
  expect((await anna.ask('POST', '/stops', stop)).status).toBe(200)
  expect((await wall()).stopped).toEqual(['bitcoin'])
  expect(JSON.stringify(await wall())).not.toContain('A fork')
  await misbehave(shop, 'rates/sandbox', 'down')
  await advanceClock(shop, 45)
  expect((await wall()).prices).toEqual({ isWell: false, ageSeconds: expect.any(Number) })
  expect((await wall()).prices.ageSeconds).toBeGreaterThanOrEqual(45)
  const sue = await inviteMember(shop, [anna], { email: 'sue@shop.example', role: 'support' })
  expect((await wall(sue)).stopped).toEqual(['bitcoin'])
})
