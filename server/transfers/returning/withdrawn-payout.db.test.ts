import { fail } from '@causeway/core/result'
import {
  doNothing,
  type Exchange,
  expectSound,
  plantRows,
  sharedExchange,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { changeOrder, type PlacedOrder } from '../../orders/index.ts'

async function transfersOf(exchange: Exchange, { order }: PlacedOrder) {
  return exchange.database
    .direct()
    .selectFrom('transfer')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .orderBy('kind')
    .execute()
}

async function choose(
  exchange: Exchange,
  { holderSecret, order }: PlacedOrder,
  choice: 'exchange_agreed' | 'refund',
) {
  const asked = { publicCode: order.publicCode, holderSecrets: [holderSecret], choice }
  expect((await changeOrder(exchange.needs, asked)).ok).toBe(true)
}

async function eventFacts(exchange: Exchange, { order }: PlacedOrder, kind: string) {
  const { facts } = await exchange.database
    .direct()
    .selectFrom('order_event')
    .select('facts')
    .where('order_id', '=', order.id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return JSON.parse(facts)
}

describe('a payout that is withdrawn', () => {
  const open = sharedExchange('withdrawn_payout')

  test('takes the refund of what it left over back with it, and all is refunded at once', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    const paid = placed.order.expectedFrom.units + 50_000n
    await exchange.pay(placed, paid)
    await exchange.until(placed, 'hold')
    const { answers } = exchange.script('ethereum')
    answers.compose = () => fail({ code: 'destination_refused' })
    await choose(exchange, placed, 'exchange_agreed')
    const held = await exchange.until(placed, 'hold')
    delete answers.compose
    expect(held).toMatchObject({ holdReason: 'payout_refused', choices: ['refund'] })
    expect(await transfersOf(exchange, placed)).toMatchObject([
      { kind: 'payout', state: 'cancelled', due_at: null },
      { kind: 'refund', state: 'cancelled', due_at: null },
    ])
    expect(await eventFacts(exchange, placed, 'payout_refused')).toEqual({
      why: 'destination_refused',
    })
    await expectSound(exchange)
    await choose(exchange, placed, 'refund')
    const { refund } = await exchange.until(placed, 'refunded')
    const fee = exchange.needs.catalogue.find('btc')?.networkFeeUnits ?? 0n
    expect(await exchange.received(refund?.address ?? '')).toMatchObject([
      { amount: { asset: 'btc', units: paid - fee } },
    ])
    await expectSound(exchange)
  })

  test('since its new account is somebody’s already says so to its holder', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ email: 'somebody@example.com' })
    const { answers } = exchange.script('ethereum')
    answers.compose = () => fail({ code: 'account_taken' })
    await exchange.pay(placed)
    const held = await exchange.until(placed, 'hold')
    delete answers.compose
    expect(held.holdReason).toBe('account_taken')
    await choose(exchange, placed, 'refund')
    await exchange.until(placed, 'refunded')
    expect(exchange.mails.at(-1)).toMatchObject({
      publicCode: placed.order.publicCode,
      state: 'refunded',
    })
    await expectSound(exchange)
  })

  test('for a deposit that vanished leaves its outputs to others, and no filler', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    const paid = await exchange.pay(placed)
    exchange.signing.instead = () => Promise.reject(new Error('The signer is away'))
    await exchange.until(placed, 'sending')
    const [payout] = await transfersOf(exchange, placed)
    expect(payout?.state).toBe('reserved')
    const inputs = () =>
      exchange.database
        .direct()
        .selectFrom('reserved_input')
        .select('input')
        .where('transfer_id', '=', payout?.id ?? '')
        .execute()
    expect(await inputs()).not.toEqual([])
    exchange.script('bitcoin').vanished.set(paid.txId, paid.amount)
    await exchange.until(placed, 'waiting')
    expect(await transfersOf(exchange, placed)).toMatchObject([{ state: 'cancelled' }])
    expect(await inputs()).toEqual([])
    const fillers = await exchange.database
      .direct()
      .selectFrom('transfer')
      .select('id')
      .where('kind', '=', 'filler')
      .execute()
    expect(fillers).toEqual([])
    exchange.signing.instead = null
    exchange.script('bitcoin').vanished.delete(paid.txId)
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })
})

describe('a payout that did nothing', () => {
  const open = sharedExchange('nothing_withdrawn')

  test('is the operator’s where its deposit has been lost since', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await exchange.pay(placed)
    const stop = doNothing(exchange, 'ethereum')
    const { answers } = exchange.script('ethereum')
    const found = answers.transactionStatus
    answers.transactionStatus = async () => ({ state: 'pending' })
    await exchange.until(placed, 'sending')
    const [payout] = await transfersOf(exchange, placed)
    expect(payout?.state).toBe('broadcast')
    await plantRows(exchange.database, (tx) =>
      tx
        .updateTable('deposit')
        .set({ state: 'reversed', due_at: null })
        .where('settlement_id', '=', payout?.settlement_id ?? '')
        .execute(),
    )
    if (found !== undefined) answers.transactionStatus = found
    for (let turn = 0; turn < 3; turn += 1) await exchange.work()
    stop()
    expect(exchange.alerts).toContain('payout_did_nothing')
    expect(await exchange.read(placed)).toMatchObject({ state: 'sending', holdReason: null })
    expect(await transfersOf(exchange, placed)).toMatchObject([{ state: 'failed', dead: true }])
    expect(await eventFacts(exchange, placed, 'payout_did_nothing')).toMatchObject({
      transferId: payout?.id,
      kind: 'payout',
    })
  })
})
