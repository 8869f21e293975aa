import {
  type Exchange,
  paidOnce,
  sharedExchange,
  stuck,
  transferOf,
} from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

type Placed = Awaited<ReturnType<Exchange['place']>>

const away = () => Promise.reject(new Error('The node is away'))
/** More failures than it takes to rest longest. */
const MANY = 12

/** How long the order's transfer rests from its last failure on: all failures are counted at one moment of the database. */
async function restAfter(exchange: Exchange, placed: Placed, failures = MANY) {
  for (let turn = 0; turn < failures; turn += 1) await exchange.work()
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from due_at - now())::float8 as seconds from transfer
    where order_id = ${placed.order.id}`.execute(exchange.database.direct())
  return { seconds: rows[0]?.seconds ?? Number.NaN, ...(await transferOf(exchange, placed)) }
}

function setAttempts(exchange: Exchange, placed: Placed, attempts: number) {
  return sql`update transfer set attempts = ${attempts} where order_id = ${placed.order.id}`.execute(
    exchange.database.direct(),
  )
}

describe('a payout whose node fails again and again', () => {
  const open = sharedExchange('rests_between_looks')

  test('rests two minutes at most before it is sent, and a quarter of one once it is only looked at', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { answers } = exchange.script('ethereum')
    answers.funding = away
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    const before = await restAfter(exchange, placed)
    expect(before).toMatchObject({ state: 'planned' })
    expect(before.seconds).toBeGreaterThan(60)
    expect(before.seconds).toBeLessThanOrEqual(120)
    delete answers.funding
    answers.transactionStatus = away
    const sent = await restAfter(exchange, placed)
    expect(sent).toMatchObject({ state: 'broadcast', dead: false })
    expect(sent.last_error).toContain('The node is away')
    expect(sent.attempts).toBeGreaterThanOrEqual(MANY - 2)
    expect(sent.seconds).toBeGreaterThan(5)
    expect(sent.seconds).toBeLessThanOrEqual(15)
    delete answers.transactionStatus
    await exchange.until(placed, 'finished')
    answers.transactionStatus = away
    const confirmed = await restAfter(exchange, placed)
    expect(confirmed.state).toBe('confirmed')
    expect(confirmed.seconds).toBeLessThanOrEqual(15)
    delete answers.transactionStatus
    await exchange.work()
    await paidOnce(exchange, placed)
  })

  test('rests as long as any payment where it is a replacement that fails', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'eth', 'ethereum')
    exchange.clock.advance(601)
    const { answers } = exchange.script('ethereum')
    answers.funding = away
    const failing = await restAfter(exchange, placed)
    expect(failing).toMatchObject({ state: 'broadcast', attempt: 1 })
    expect(failing.seconds).toBeGreaterThan(60)
    delete answers.funding
    await exchange.until(placed, 'finished')
    await exchange.controls.setMinimumFee('ethereum', null)
    await paidOnce(exchange, placed)
  })

  test('is left to an operator after the same day and a half, sent or not', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { answers } = exchange.script('ethereum')
    answers.funding = away
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    await setAttempts(exchange, placed, 998)
    expect(await restAfter(exchange, placed, 1)).toMatchObject({ attempts: 999, dead: false })
    expect(await restAfter(exchange, placed, 1)).toMatchObject({ attempts: 1000, dead: true })
    delete answers.funding
    answers.transactionStatus = away
    await sql`update transfer set dead = false`.execute(exchange.database.direct())
    expect(await restAfter(exchange, placed, 2)).toMatchObject({ state: 'broadcast', dead: false })
    await setAttempts(exchange, placed, 7_998)
    expect(await restAfter(exchange, placed, 1)).toMatchObject({ attempts: 7_999, dead: false })
    expect(await restAfter(exchange, placed, 1)).toMatchObject({ attempts: 8_000, dead: true })
    delete answers.transactionStatus
    await sql`update transfer set dead = false`.execute(exchange.database.direct())
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })
})
