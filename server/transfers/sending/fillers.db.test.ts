import { fail } from '@causeway/core/result'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { retryFailedWork } from '../../jobs/index.ts'
import type { PlacedOrder } from '../../orders/index.ts'

async function transfersOf(exchange: Exchange, { order }: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('transfer')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .execute()
}

async function fillers(exchange: Exchange) {
  return exchange.database
    .direct()
    .selectFrom('transfer')
    .selectAll()
    .where('kind', '=', 'filler')
    .orderBy('id')
    .execute()
}

/** A payout that has its nonce, and whose signer does not answer. */
async function reserved(exchange: Exchange): Promise<{ placed: PlacedOrder; vanish: () => void }> {
  const placed = await exchange.place()
  const paid = await exchange.pay(placed)
  exchange.signing.instead = () => Promise.reject(new Error('The signer is away'))
  await exchange.until(placed, 'sending')
  const [transfer] = await transfersOf(exchange, placed)
  expect(transfer?.state).toBe('reserved')
  const { vanished } = exchange.script('bitcoin')
  return { placed, vanish: () => vanished.set(paid.txId, paid.amount) }
}

async function sendAnother(exchange: Exchange): Promise<void> {
  const other = await exchange.place()
  await exchange.pay(other)
  const order = await exchange.until(other, 'finished')
  expect(await exchange.received(order.destination.address)).toHaveLength(1)
}

describe('a nonce that nobody needs any more', () => {
  const open = sharedExchange('fillers')

  test('is used up by a filler, and later payouts go through', async (context) => {
    const exchange = await open(context)
    const { placed, vanish } = await reserved(exchange)
    vanish()
    await exchange.until(placed, 'waiting')
    const [cancelled] = await transfersOf(exchange, placed)
    expect(cancelled?.state).toBe('cancelled')
    const [filler] = await fillers(exchange)
    expect(filler).toMatchObject({ units: 0n, asset: 'eth', source: 'hot', network: 'ethereum' })
    expect(JSON.parse(filler?.record ?? '')).toMatchObject({ of: cancelled?.id })
    expect(exchange.alerts).not.toContain('deposit_lost_after_payout')
    exchange.signing.instead = null
    await sendAnother(exchange)
    const [filled] = await fillers(exchange)
    expect(filled?.state).toBe('confirmed')
    const signed = await exchange.database
      .direct()
      .selectFrom('transfer_transaction')
      .select('plan')
      .where('transfer_id', '=', filled?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(signed.plan ?? '').nonce).toBe(JSON.parse(cancelled?.plan ?? '').nonce)
    await expectSound(exchange)
  })

  test('is used up though later nonces were handed out before', async (context) => {
    const exchange = await open(context)
    const { placed, vanish } = await reserved(exchange)
    // Its signer is away, that of the next is not.
    const [first] = await transfersOf(exchange, placed)
    exchange.signing.instead = (plan) =>
      plan.intent.transferId === first?.id
        ? Promise.reject(new Error('The signer is away'))
        : exchange.signing.real(plan)
    const other = await exchange.place()
    await exchange.pay(other)
    await exchange.until(other, 'sending')
    vanish()
    await exchange.until(placed, 'waiting')
    exchange.signing.instead = null
    await exchange.until(other, 'finished')
    await sendAnother(exchange)
    await expectSound(exchange)
  })

  test('is left to an operator where the signer remembers another use of it', async (context) => {
    const exchange = await open(context)
    const { placed, vanish } = await reserved(exchange)
    vanish()
    exchange.signing.instead = () => {
      const refusal = new Error('the nonce belongs to another transfer')
      refusal.name = 'SigningRefused'
      throw Object.assign(refusal, { reason: 'reservation_used' })
    }
    await exchange.until(placed, 'waiting')
    await exchange.work()
    const filler = (await fillers(exchange)).at(-1)
    expect(filler).toMatchObject({ state: 'reserved', dead: true })
    expect(exchange.alerts).toContain('filler_refused')
    exchange.signing.instead = null
    await exchange.database
      .direct()
      .updateTable('transfer')
      .set({ dead: false })
      .where('id', '=', filler?.id ?? '')
      .execute()
    await sendAnother(exchange)
    await expectSound(exchange)
  })

  test('is left to an operator where the filler cannot be made', async (context) => {
    const exchange = await open(context)
    const { placed, vanish } = await reserved(exchange)
    const { answers } = exchange.script('ethereum')
    const real = exchange.needs.chains.get('ethereum')?.compose
    answers.compose = (intent, ...more) =>
      intent.kind === 'filler' || real === undefined
        ? fail({ code: 'destination_refused' })
        : real(intent, ...more)
    const alerts = exchange.alerts.length
    vanish()
    await exchange.until(placed, 'waiting')
    await exchange.work()
    delete answers.compose
    exchange.signing.instead = null
    const filler = (await fillers(exchange)).at(-1)
    expect(filler).toMatchObject({ state: 'planned', dead: true })
    expect(exchange.alerts.slice(alerts)).toContain('filler_refused')
    expect(await retryFailedWork(exchange.database)).toBe(1)
    await sendAnother(exchange)
    await expectSound(exchange)
  })
})
