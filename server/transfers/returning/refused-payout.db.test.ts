import { fail } from '@causeway/core/result'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { retryFailedWork } from '../../jobs/index.ts'
import { changeOrder, type PlacedOrder } from '../../orders/index.ts'

async function transfersOf(exchange: Exchange, { order }: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('transfer')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('kind')
    .execute()
}

async function refund(exchange: Exchange, placed: PlacedOrder): Promise<void> {
  const chosen = await changeOrder(exchange.needs, {
    publicCode: placed.order.publicCode,
    holderSecrets: [placed.holderSecret],
    choice: 'refund',
  })
  expect(chosen.ok).toBe(true)
}

/** The chain includes what it is given, takes its fee, and does nothing. */
function doNothing(exchange: Exchange, network: string): () => void {
  const { answers } = exchange.script(network)
  const chain = exchange.needs.chains.get(network)
  if (chain === undefined) throw new Error(`No ${network}`)
  const { broadcast, transactionStatus } = chain
  const swallowed = new Set<string>()
  answers.broadcast = async ({ txId }) => {
    swallowed.add(txId)
    return { outcome: 'accepted' }
  }
  answers.transactionStatus = async (txId) => {
    if (!swallowed.has(txId)) return transactionStatus(txId)
    const fee = { asset: 'eth', units: 0n }
    return { state: 'in_block', confirmations: 50, fee, succeeded: false }
  }
  return () => {
    answers.broadcast = broadcast
    answers.transactionStatus = transactionStatus
  }
}

describe('a payout that cannot be made', () => {
  const open = sharedExchange('refused_payout')

  test.for(['destination_refused', 'amount_is_dust'] as const)(
    'for %s puts its order on hold, and the holder has it refunded',
    async (code, context) => {
      const exchange = await open(context)
      const placed = await exchange.place({ email: 'somebody@example.com' })
      const { answers } = exchange.script('ethereum')
      answers.compose = () => fail({ code })
      await exchange.pay(placed)
      const held = await exchange.until(placed, 'hold')
      delete answers.compose
      expect(held).toMatchObject({ holdReason: 'payout_refused', choices: ['refund'] })
      expect(held.events.map(({ kind }) => kind)).toContain('payout_refused')
      expect(await transfersOf(exchange, placed)).toMatchObject([
        { kind: 'payout', state: 'cancelled', dead: false },
      ])
      expect(exchange.alerts).toContain('payout_refused')
      expect(exchange.mails.at(-1)).toMatchObject({
        publicCode: placed.order.publicCode,
        state: 'hold',
      })
      await expectSound(exchange)
      await refund(exchange, placed)
      const order = await exchange.until(placed, 'refunded')
      expect(await exchange.received(order.refund?.address ?? '')).toHaveLength(1)
      expect(await exchange.received(order.destination.address)).toEqual([])
      await expectSound(exchange)
    },
  )

  test('is told to no holder where it only waits for money', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const { answers } = exchange.script('ethereum')
    answers.compose = () => fail({ code: 'insufficient_funds' })
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('sending')
    delete answers.compose
    await exchange.until(placed, 'finished')
  })

  test('since the chain took it in without effect puts its order on hold', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const stop = doNothing(exchange, 'ethereum')
    await exchange.pay(placed)
    const held = await exchange.until(placed, 'hold')
    stop()
    expect(held).toMatchObject({ holdReason: 'payout_refused', choices: ['refund'] })
    expect(exchange.alerts).toContain('payout_did_nothing')
    expect(await transfersOf(exchange, placed)).toMatchObject([{ state: 'failed', dead: false }])
    expect(await exchange.received(held.destination.address)).toEqual([])
    await refund(exchange, placed)
    const order = await exchange.until(placed, 'refunded')
    expect(await exchange.received(order.refund?.address ?? '')).toHaveLength(1)
  })

  test('as a refund stays with the operator, dead, until it is revived', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed, 5_000n)
    await exchange.until(placed, 'hold')
    const { answers } = exchange.script('bitcoin')
    answers.compose = () => fail({ code: 'destination_refused' })
    await refund(exchange, placed)
    await exchange.work()
    await exchange.work()
    expect((await exchange.read(placed)).state).toBe('refunding')
    expect(await transfersOf(exchange, placed)).toMatchObject([
      { kind: 'refund', state: 'planned', dead: true },
    ])
    expect(exchange.alerts).toContain('refund_refused')
    delete answers.compose
    expect(await retryFailedWork(exchange.database)).toBe(1)
    await exchange.until(placed, 'refunded')
  })
})
