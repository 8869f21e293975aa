// door: HTTP, command
import { randomUUID } from 'node:crypto'
import type { HealthPartOut, UnmatchedDepositOut, WalletOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock, mine, misbehave, mustAsk, pay, place, reach } from '../../customers/index.ts'
import { doctor, operate, type RunningProduct } from '../../support/index.ts'
import { runSql } from '../support/backoffice/run-sql.ts'
import { addByCommand, joinBy, type Member } from '../support/backoffice/staff-steps.ts'
import { metricOf, metricsOf, readinessOf } from '../support/operator-view.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

// Blocks come when the story makes them, so that money can be seen to wait.
let shop: RunningProduct
let where: Readonly<Record<string, string>>
let anna: Member
beforeAll(async () => {
  shop = await startShop('watching', { BLOCK_MILLISECONDS: '600000' })
  where = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf('watching') ?? '' }
  anna = await joinBy(shop, await addByCommand(where, 'anna@shop.example', 'administrator'), 'Anna')
})
afterAll(() => stopShop(shop))

const POLL = { timeout: 120_000 }
const UNPAID = 'causeway_oldest_unpaid_deposit_seconds'
const UNCONFIRMED = 'causeway_oldest_unconfirmed_payout_seconds'

test('[OPS-02.1] the metrics tell of money that waits, orders by state, prices’ age, chains and halts', async () => {
  const atRest = await metricsOf(shop)
  expect(atRest.get(UNPAID)).toBe(0)
  expect(atRest.get(UNCONFIRMED)).toBe(0)
  expect([...atRest.keys()].filter((name) => name.startsWith('causeway_halted'))).toEqual([])
  expect(atRest.get('causeway_price_age_seconds')).toBeLessThan(30)
  const order = await place(shop, { from: 'btc', to: 'eth' })
  await misbehave(shop, 'chains/ethereum', 'down')
  await pay(shop, order)
  await mine(shop, 'bitcoin', 3)
  await reach(shop, order, 'sending')
  await expect.poll(() => metricOf(shop, UNPAID), { timeout: 120_000 }).toBeGreaterThan(0)
  expect(await metricOf(shop, 'causeway_orders{state="sending"}')).toBe(1)
  await expect
    .poll(() => metricOf(shop, 'causeway_alerts_total{name="transfer_failed"}'), {
      timeout: 120_000,
    })
    .toBeGreaterThan(0)
  await misbehave(shop, 'chains/ethereum', 'ok')
  await expect.poll(() => metricOf(shop, UNCONFIRMED), { timeout: 120_000 }).toBeGreaterThan(0)
  await mine(shop, 'ethereum', 3)
  await reach(shop, order, 'finished')
  const after = await metricsOf(shop)
  expect([after.get(UNPAID), after.get(UNCONFIRMED)]).toEqual([0, 0])
  expect(after.get('causeway_orders{state="finished"}')).toBe(1)
  // A chain on which nothing has happened lately is looked at every ten seconds.
  await expect
    .poll(() => metricOf(shop, 'causeway_chain_height{network="ethereum"}'), { timeout: 120_000 })
    .toBeGreaterThan(100)
})

/** How a part is, by the page of health. */
async function healthOf(part: string): Promise<HealthPartOut | undefined> {
  const parts = (await anna.ask('GET', '/health')).body.parts as readonly HealthPartOut[]
  return parts.find((each) => each.part === part)
}

test('[OPS-12.5] each wallet shows what is in stock, promised and on its way, its address and scan, and payments that no order explains', async () => {
  const view = async (query: string) =>
    (await anna.ask('GET', `/wallets?${query}`)).body as {
      readonly wallets: readonly WalletOut[]
      readonly count: number
      readonly unmatched: readonly UnmatchedDepositOut[]
    }
  const litecoin = async () => (await view('q=ltc')).wallets.find(({ asset }) => asset === 'ltc')
  const before = await litecoin()
  expect(before).toMatchObject({ network: 'litecoin', incoming: '0 LTC', halt: null })
  // The page may be two seconds behind the books, which the command reads.
  const isAsCommandSays = async () => {
    const shown = await litecoin()
    const inventory = await operate(where, 'inventory')
    return inventory.includes(`wallet ${shown?.stock.toLowerCase()}, of which`)
  }
  await expect.poll(isAsCommandSays, POLL).toBe(true)
  const said = await doctor({ dataDir: shop.dataDir, env: where })
  expect(said).toContain(`ltc at ${before?.address}`)
  const order = await place(shop, { from: 'ltc', to: 'btc' })
  await pay(shop, order)
  await expect
    .poll(async () => (await litecoin())?.incoming, { timeout: 60_000 })
    .toBe(`${order.created.amountExpectedFrom} LTC`)
  expect(Date.parse((await litecoin())?.scannedAt ?? '')).not.toBeNaN()
  const promised = await place(shop, { from: 'eth', to: 'ltc', isFixedRate: true })
  expect((await litecoin())?.promised).toBe(`${promised.created.amountExpectedTo} LTC`)
  expect((await view('q=no-such-coin')).count).toBe(0)
  expect((await view('')).wallets).toHaveLength(40)

  const memo = await place(shop, { from: 'xrp', to: 'btc' })
  const body = { transactionId: memo.id, amount: '130', extraId: null }
  await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body })
  await mine(shop, 'ripple', 3)
  await expect
    .poll(async () => (await view('q=xrp')).unmatched, { timeout: 60_000 })
    .toMatchObject([{ network: 'ripple', address: memo.created.payinAddress, extraId: null }])
})

/** Books litecoin that never came, or takes it back. */
async function bookLitecoin(units: string): Promise<void> {
  const id = randomUUID()
  await runSql(
    databaseOf('watching') ?? '',
    `insert into ledger_posting (id, kind, reference, at)
       values ('${id}', 'capital_received', '${id}', now());
     insert into ledger_entry (posting_id, line, account, asset, units)
       values ('${id}', 0, 'wallet', 'ltc', ${units}), ('${id}', 1, 'capital', 'ltc', -(${units}))`,
  )
}

test('[OPS-02.9] [OPS-12.9] each wallet shows what its chain holds next to the books, when they were compared, and flags a difference', async () => {
  type Wallets = { readonly wallets: readonly WalletOut[]; readonly count: number }
  const view = async (query: string) =>
    (await anna.ask('GET', `/wallets?${query}`)).body as unknown as Wallets
  const litecoin = async () =>
    (await view('q=ltc')).wallets.find(({ asset }) => asset === 'ltc')?.comparison
  await expect.poll(litecoin, POLL).toBeTruthy()
  const before = (await litecoin())?.held
  const order = await place(shop, { from: 'ltc', to: 'btc' })
  await pay(shop, order)
  await mine(shop, 'litecoin', 8)
  await reach(shop, order, 'sending')
  // The deposit is counted on the chain and in the books.
  const differenceSince = async () => {
    const comparison = await litecoin()
    return comparison?.held === before ? null : comparison?.difference
  }
  await expect.poll(differenceSince, POLL).toBe('0 LTC')
  const equal = await litecoin()
  expect(equal).toMatchObject({ booked: equal?.held, differsSince: null })
  expect(Date.parse(equal?.comparedAt ?? '')).not.toBeNaN()
  const isListed = async () =>
    (await view('q=ltc&needsLook=1')).wallets.some(({ asset }) => asset === 'ltc')
  expect(await isListed()).toBe(false)

  // A tenth more in the books than there is.
  await bookLitecoin('10000000')
  await expect.poll(async () => (await litecoin())?.difference, POLL).toBe('-0.1 LTC')
  const wrong = await litecoin()
  expect(wrong?.held).toBe(equal?.held)
  expect(Date.parse(wrong?.differsSince ?? '')).toBeGreaterThan(0)
  expect(Date.parse(wrong?.comparedAt ?? '')).toBeGreaterThan(Date.parse(equal?.comparedAt ?? ''))
  expect(await isListed()).toBe(true)
  await expect.poll(async () => (await healthOf('books'))?.state, POLL).toBe('amber')
  expect((await healthOf('books'))?.reason).toContain('differ for LTC')
  await advanceClock(shop, 11 * 60)
  await expect.poll(async () => (await healthOf('books'))?.state, POLL).toBe('red')
  expect((await readinessOf(shop)).status).toBe(200)
  await bookLitecoin('-10000000')
  await runSql(databaseOf('watching') ?? '', `delete from halt where scope = 'ltc'`)
  await expect.poll(async () => (await litecoin())?.differsSince, POLL).toBeNull()
  await expect.poll(async () => (await healthOf('books'))?.state, POLL).toBe('green')
})

test('[OPS-02.3,4] [OPS-02.6] a shop without fresh prices says that it is not ready, and why: readyz, health, metrics and doctor alike', async () => {
  expect(await readinessOf(shop)).toMatchObject({
    status: 200,
    parts: { database: { ok: true }, prices: { ok: true }, workers: { ok: true } },
  })
  await expect.poll(async () => (await healthOf('prices'))?.state, POLL).toBe('green')
  await misbehave(shop, 'rates/sandbox', 'down')
  await advanceClock(shop, 31)
  const { parts, status } = await readinessOf(shop)
  expect(status).toBe(503)
  expect(parts).toMatchObject({ database: { ok: true }, prices: { ok: false } })
  expect(parts.prices?.detail).toContain('too old')
  expect(await metricOf(shop, 'causeway_price_age_seconds')).toBeGreaterThan(30)
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
  await expect.poll(async () => (await healthOf('prices'))?.state, POLL).toBe('red')
  const told = await healthOf('prices')
  expect(told?.reason).toBe(parts.prices?.detail)
  expect(Date.now() - Date.parse(told?.since ?? '')).toBeLessThan(60_000)
  expect(await metricOf(shop, 'causeway_part_state{part="prices"}')).toBe(2)
  expect(await metricOf(shop, 'causeway_part_state{part="database"}')).toBe(0)
  const said = await doctor({ dataDir: shop.dataDir, env: where })
  expect(said).toContain(`RED        prices: ${told?.reason}`)
  await misbehave(shop, 'rates/sandbox', 'ok')
  await expect.poll(async () => (await readinessOf(shop)).status, { timeout: 120_000 }).toBe(200)
  await expect.poll(async () => (await healthOf('prices'))?.state, POLL).toBe('green')
  const changes = (await healthOf('prices'))?.changes.map(({ state }) => state)
  expect(changes).toEqual(['green', 'red', 'green'])
  const { body } = await anna.ask('GET', '/health')
  const minutes = body.minutes as readonly { readonly notGreen: number }[]
  expect(Math.max(...minutes.map(({ notGreen }) => notGreen))).toBeGreaterThan(0)
})
