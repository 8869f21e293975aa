import type { TransactionStatus } from '@causeway/core/ports'
import {
  attemptsOf,
  congest,
  type Exchange,
  expectSound,
  paidOnce,
  postingsOf,
  sharedExchange,
  stuck,
  transferOf,
} from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { advanceDueTransfer } from '../advance-due-transfer.ts'

type Placed = Awaited<ReturnType<Exchange['place']>>

/** Every question about the order's transactions is answered by the test; what was asked is kept. */
async function answerFor(
  exchange: Exchange,
  placed: Placed,
  answer: (real: TransactionStatus, times: number) => TransactionStatus,
) {
  const network = (await transferOf(exchange, placed)).network
  const real = exchange.needs.chains.get(network)?.transactionStatus
  if (real === undefined) throw new Error(`No ${network}`)
  const own = new Set((await attemptsOf(exchange, placed)).map(({ tx_id }) => tx_id))
  const asked: string[] = []
  const { answers } = exchange.script(network)
  answers.transactionStatus = async (txId) => {
    const status = await real(txId)
    if (!own.has(txId)) return status
    asked.push(txId)
    return answer(status, asked.length)
  }
  const stop = () => {
    delete answers.transactionStatus
  }
  onTestFinished(stop)
  return { asked, stop }
}

/** An order whose payout was sent and has no block yet. */
async function sent(exchange: Exchange, to = 'eth'): Promise<Placed> {
  const placed = await exchange.place({ to, email: 'somebody@example.com' })
  await exchange.pay(placed)
  await exchange.until(placed, 'sending')
  expect((await transferOf(exchange, placed)).state).toBe('broadcast')
  return placed
}

describe('a look at a payout', () => {
  const open = sharedExchange('looks')

  test('that waits asks once, and believes that it waits', async (context) => {
    const exchange = await open(context)
    const placed = await sent(exchange)
    for (let block = 0; block < 3; block += 1) await exchange.mine()
    const { asked, stop } = await answerFor(exchange, placed, (status, times) =>
      times === 1 ? { state: 'pending' } : status,
    )
    await sql`update transfer
      set due_at = case when order_id = ${placed.order.id} then now() end`.execute(
      exchange.database.direct(),
    )
    expect(await advanceDueTransfer(exchange.needs)).toBe(true)
    expect(asked).toHaveLength(1)
    expect((await transferOf(exchange, placed)).state).toBe('broadcast')
    stop()
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('that was replaced asks once for each of its transactions', async (context) => {
    const exchange = await open(context)
    const placed = await stuck(exchange, 'eth', 'ethereum')
    exchange.clock.advance(600)
    await exchange.until(placed, 'finished')
    await exchange.controls.setMinimumFee('ethereum', null)
    const both = (await attemptsOf(exchange, placed)).map(({ tx_id }) => tx_id)
    const { asked, stop } = await answerFor(exchange, placed, (status) => status)
    await exchange.work()
    stop()
    expect(asked).toEqual(both)
  })

  test('calls it confirmed as soon as it is as deep as its coin needs, and wakes those who go on', async (context) => {
    const exchange = await open(context)
    const placed = await sent(exchange)
    const needed = exchange.needs.catalogue.find('eth')?.confirmations ?? 0
    for (let block = 0; block < needed; block += 1) await exchange.mine()
    let confirmations = needed - 1
    const { stop } = await answerFor(exchange, placed, (status) =>
      status.state === 'in_block' ? { ...status, confirmations } : status,
    )
    await exchange.work()
    expect(await transferOf(exchange, placed)).toMatchObject({
      state: 'broadcast',
      confirmed_at: null,
    })
    const woken = exchange.woken.length
    confirmations = needed
    await exchange.work()
    stop()
    expect(await transferOf(exchange, placed)).toMatchObject({
      state: 'confirmed',
      confirmed_at: new Date(exchange.clock.now()),
    })
    expect(exchange.woken.slice(woken)).toEqual(
      expect.arrayContaining(['orders', 'transfers', 'webhooks']),
    )
    expect((await exchange.read(placed)).state).toBe('finished')
    expect(exchange.mails.at(-1)).toMatchObject({
      publicCode: placed.order.publicCode,
      state: 'finished',
    })
  })

  test('that four answers in a row do not know is lost, and only that', async (context) => {
    const exchange = await open(context)
    const placed = await sent(exchange)
    await exchange.until(placed, 'finished')
    const { stop } = await answerFor(exchange, placed, (status, times) =>
      times <= 4 ? { state: 'unknown' } : status,
    )
    await exchange.work()
    stop()
    expect(exchange.alerts).toContain('transfer_lost')
    expect(await transferOf(exchange, placed)).toMatchObject({ round: 1 })
    await exchange.work()
    expect((await transferOf(exchange, placed)).state).toBe('confirmed')
    // The order had ended; that its payout is back ends nothing.
    const { events } = await exchange.read(placed)
    expect(events.at(-1)?.kind).toBe('payout_reorganised_out')
    await paidOnce(exchange, placed)
  })
})

describe('a payout that its chain lost', () => {
  const open = sharedExchange('lost_payouts')

  test('before it had a block goes out again with the same bytes, and nothing is booked', async (context) => {
    const exchange = await open(context)
    await congest(exchange, 'ethereum')
    const placed = await sent(exchange)
    const [signed] = await attemptsOf(exchange, placed)
    const before = await transferOf(exchange, placed)
    expect(before.broadcast_at).toEqual(new Date(exchange.clock.now()))
    exchange.clock.advance(60)
    const { answers } = exchange.script('ethereum')
    const real = exchange.needs.chains.get('ethereum')?.broadcast
    const bytes: string[] = []
    answers.broadcast = async (again) => {
      bytes.push(again.bytes)
      return real?.(again) ?? { outcome: 'rejected', reason: 'no chain' }
    }
    const { stop } = await answerFor(exchange, placed, (status, times) =>
      times <= 4 ? { state: 'unknown' } : status,
    )
    await exchange.work()
    stop()
    delete answers.broadcast
    expect(exchange.alerts).toContain('transfer_lost')
    expect(bytes).toEqual([signed?.bytes])
    const { broadcast_at } = before
    expect(await transferOf(exchange, placed)).toMatchObject({
      ...{ state: 'broadcast', round: 0, broadcast_at },
    })
    expect(await postingsOf(exchange, placed)).not.toContain('transfer_lost')
    const kinds = (await exchange.read(placed)).events.map(({ kind }) => kind)
    expect(kinds).not.toContain('payout_reorganised_out')
    await exchange.controls.setMinimumFee('ethereum', null)
    await exchange.until(placed, 'finished')
    await paidOnce(exchange, placed)
  })

  test('as a token gets its fee back in the coin that paid it', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'usdt20' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await exchange.controls.reorganise('ethereum', 4, true)
    await exchange.work()
    expect((await transferOf(exchange, placed)).confirmed_at).toBeNull()
    await expectSound(exchange)
    for (let block = 0; block < 5; block += 1) {
      await exchange.mine()
      await exchange.work()
    }
    expect(await transferOf(exchange, placed)).toMatchObject({ state: 'confirmed', round: 1 })
    await paidOnce(exchange, placed)
  })
})

describe('a payout that had been confirmed, and then without effect', () => {
  const open = sharedExchange('effect_lost')

  test('is booked back and left to the operator', async (context) => {
    const exchange = await open(context)
    const placed = await sent(exchange)
    await exchange.until(placed, 'finished')
    await answerFor(exchange, placed, (status) =>
      status.state === 'in_block' ? { ...status, succeeded: false } : status,
    )
    await exchange.work()
    await exchange.work()
    expect(exchange.alerts).toContain('payout_did_nothing')
    expect(await transferOf(exchange, placed)).toMatchObject({ state: 'failed', dead: true })
    expect(await postingsOf(exchange, placed)).toContain('transfer_lost')
    const { events, state } = await exchange.read(placed)
    expect(state).toBe('finished')
    expect(events.map(({ kind }) => kind)).toContain('payout_did_nothing')
  })
})
