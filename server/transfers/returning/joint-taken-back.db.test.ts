import {
  type Exchange,
  expectSound,
  paidOnce,
  plannedPayouts,
  sharedExchange,
  transfersOf,
  waitingForOthers,
  workTogether,
  workUntil,
} from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { lockOrder, type PlacedOrder } from '../../orders/index.ts'
import { sharersOf } from '../stored-plan.ts'
import { reverseSettlement } from './reverse-settlement.ts'
import { readSignerStatus, type SignerStatus } from './signer-status.ts'

/** Payouts that share a transaction, which is reserved and not signed. No worker holds one. */
async function reserved(exchange: Exchange, count: number): Promise<readonly PlacedOrder[]> {
  const change = { from: 'btc', to: 'ltc', network: 'litecoin' }
  const placed = await plannedPayouts(exchange, count, change)
  exchange.signing.instead = () => Promise.reject(new Error('The signer is away'))
  await workTogether(exchange, waitingForOthers(exchange))
  const rows = await transfersOf(exchange, placed)
  expect(rows.map(({ plan }) => sharersOf(plan).length)).toEqual(placed.map(() => count - 1))
  return placed
}

async function settlementOf(exchange: Exchange, placed: PlacedOrder): Promise<string> {
  const [row] = await transfersOf(exchange, [placed])
  if (!row?.settlement_id) throw new Error('The payout has no settlement')
  return row.settlement_id
}

async function takeBack(exchange: Exchange, placed: PlacedOrder, signer: SignerStatus) {
  const settlementId = await settlementOf(exchange, placed)
  return exchange.database.transaction('take_back', async (tx) => {
    const order = await lockOrder(tx, placed.order.id)
    return reverseSettlement(tx, exchange.needs, { order, settlementId, at: new Date(), signer })
  })
}

const statesOf = async (exchange: Exchange, placed: readonly PlacedOrder[]) =>
  (await transfersOf(exchange, placed)).map(({ state }) => state)

describe('a settlement whose payout shares an unsigned transaction', () => {
  const open = sharedExchange('joint_taken_back')

  test('is taken back, and the others are paid, each by one of its own', async (context) => {
    const exchange = await open(context)
    const [taken, ...others] = (await reserved(exchange, 4)) as [PlacedOrder, ...PlacedOrder[]]
    const signer = await readSignerStatus(exchange.needs, await settlementOf(exchange, taken))
    expect(await takeBack(exchange, taken, signer)).toBe('taken')
    expect(await statesOf(exchange, [taken])).toEqual(['cancelled'])
    expect(new Set(await statesOf(exchange, others))).toEqual(new Set(['planned']))
    const { rows } = await sql`
      select input from reserved_input
      join transfer on transfer.id = transfer_id
      where transfer.order_id = any(${[taken, ...others].map(({ order }) => order.id)}::uuid[])`.execute(
      exchange.database.direct(),
    )
    expect(rows).toEqual([])
    exchange.signing.instead = null
    await workUntil(exchange, others, { state: 'broadcast' })
    expect(new Set((await transfersOf(exchange, others)).map((row) => row.is_alone))).toEqual(
      new Set([true]),
    )
    for (const each of others) await exchange.until(each, 'finished')
    for (const each of others) await paidOnce(exchange, each)
    expect(await exchange.received(taken.order.destination.address)).toEqual([])
  })

  test('is left alone while a worker holds another of them, and once one has been taken up since', async (context) => {
    const exchange = await open(context)
    const [asked, held] = (await reserved(exchange, 3)) as [PlacedOrder, PlacedOrder]
    const signer = await readSignerStatus(exchange.needs, await settlementOf(exchange, asked))
    const [{ id } = { id: '' }] = await transfersOf(exchange, [held])
    const hold = (lease: string | null, fence: number) =>
      sql`update transfer set lease_until = ${lease}::timestamptz, fence = fence + ${fence} where id = ${id}`.execute(
        exchange.database.direct(),
      )
    await hold('infinity', 0)
    expect(await takeBack(exchange, asked, signer)).toBe('in_work')
    await hold(null, 1)
    expect(await takeBack(exchange, asked, signer)).toBe('in_work')
    const now = await readSignerStatus(exchange.needs, await settlementOf(exchange, asked))
    exchange.signing.instead = null
    const [row] = await transfersOf(exchange, [held])
    expect(row?.state).toBe('reserved')
    expect(now.isSigned).toBe(false)
    await workTogether(exchange)
    expect(await takeBack(exchange, asked, now)).toBe('too_late')
    await exchange.until(asked, 'finished')
    await paidOnce(exchange, asked)
    await expectSound(exchange)
  })

  test('is not taken back once the signer has signed for another of them', async (context) => {
    const exchange = await open(context)
    const [asked, ...others] = (await reserved(exchange, 3)) as [PlacedOrder, ...PlacedOrder[]]
    const last = (await transfersOf(exchange, others)).at(-1)
    exchange.signing.instead = async (plan) => {
      if (plan.intent.transferId === last?.id) await exchange.signing.real(plan)
      throw new Error('killed between signing and saving')
    }
    await workTogether(exchange)
    const signer = await readSignerStatus(exchange.needs, await settlementOf(exchange, asked))
    expect(signer.isSigned).toBe(true)
    expect(await takeBack(exchange, asked, signer)).toBe('too_late')
    exchange.signing.instead = null
    for (const each of [asked, ...others]) await exchange.until(each, 'finished')
    for (const each of [asked, ...others]) await paidOnce(exchange, each)
  })
})
