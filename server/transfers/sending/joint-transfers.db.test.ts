import { fail } from '@causeway/core/result'
import {
  advanceDueTransfers,
  attemptsOf,
  congest,
  type Exchange,
  expectSound,
  paidOnce,
  plannedPayouts,
  plantRows,
  sharedExchange,
  transfersOf,
  waitingForOthers,
  workTogether,
  workUntil,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../../orders/index.ts'

const PATIENCE_SECONDS = 601
const SANDBOX_FEE = 1000n

const planned = (exchange: Exchange, count: number) =>
  plannedPayouts(exchange, count, { from: 'btc', to: 'ltc', network: 'litecoin' })

/** The transfers' transactions of an attempt: what each bears of the network's fee. */
async function transactionsOf(
  exchange: Exchange,
  placed: readonly PlacedOrder[],
  attempt = 1,
): Promise<ReadonlyMap<string, readonly (bigint | null)[]>> {
  const rows = (await Promise.all(placed.map((each) => attemptsOf(exchange, each)))).flat()
  const ofAttempt = rows.filter((row) => row.attempt === attempt)
  return new Map(
    [...Map.groupBy(ofAttempt, (row) => row.tx_id)].map(([txId, each]) => [
      txId,
      each.map((row) => row.fee_units),
    ]),
  )
}

/** How many transfers share each of their transactions. */
async function sizesOf(exchange: Exchange, placed: readonly PlacedOrder[], attempt = 1) {
  const transactions = await transactionsOf(exchange, placed, attempt)
  return [...transactions.values()].map((fees) => fees.length).toSorted((one, two) => one - two)
}

async function finishAll(exchange: Exchange, placed: readonly PlacedOrder[]): Promise<void> {
  for (const each of placed) await exchange.until(each, 'finished')
  for (const each of placed) await paidOnce(exchange, each)
  await expectSound(exchange)
}

const refusal = (reason: string) =>
  Object.assign(new Error(`Refused: ${reason}`), { name: 'SigningRefused', reason })

describe('payouts that wait for one wallet', () => {
  const open = sharedExchange('joint_transfers')

  test('[OPS-04.10] share a transaction; each is paid once, and bears its part of the fee', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 9)
    await workUntil(exchange, placed, { state: 'broadcast', needs: waitingForOthers(exchange) })
    expect(await sizesOf(exchange, placed)).toEqual([9])
    await finishAll(exchange, placed)
    const fees = [...(await transactionsOf(exchange, placed)).values()]
    for (const shares of fees) {
      const sorted = shares.map((share) => share ?? 0n).toSorted((one, two) => Number(one - two))
      expect(sorted.reduce((sum, share) => sum + share, 0n)).toBe(SANDBOX_FEE)
      expect((sorted.at(-1) ?? 0n) - (sorted[0] ?? 0n)).toBeLessThanOrEqual(1n)
    }
  })

  test('have one each where so many may not share one', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 5)
    await workTogether(exchange, { ...waitingForOthers(exchange), mostPayments: 2 })
    expect(await sizesOf(exchange, placed)).toEqual([1, 2, 2])
    const alone = await planned(exchange, 3)
    await workTogether(exchange, { ...exchange.needs, mostPayments: 1 })
    expect(await sizesOf(exchange, alone)).toEqual([1, 1, 1])
    await finishAll(exchange, [...placed, ...alone])
  })

  test('[OPS-04.11] one that the signer refuses waits alone, and the others are paid', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 6)
    const [refused, ...others] = placed.toReversed() as [PlacedOrder, ...PlacedOrder[]]
    const [{ id } = { id: '' }] = await transfersOf(exchange, [refused])
    const asked: number[] = []
    exchange.signing.instead = (plan) => {
      const payments = [plan.intent, ...(plan.also ?? [])]
      asked.push(payments.length)
      return payments.some(({ transferId }) => transferId === id)
        ? Promise.reject(refusal('above_order_ceiling'))
        : exchange.signing.real(plan)
    }
    await workUntil(exchange, placed, {
      state: 'broadcast',
      left: [refused],
      needs: waitingForOthers(exchange),
    })
    expect(Math.max(...asked)).toBe(6)
    expect(await sizesOf(exchange, others)).toEqual([1, 1, 1, 1, 1])
    expect(await transfersOf(exchange, [refused])).toMatchObject([
      { state: 'reserved', is_alone: true, dead: false },
    ])
    exchange.signing.instead = null
    await finishAll(exchange, placed)
  })

  test('are tried again as they are where only the signer is in trouble, and apart after that', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 4)
    exchange.signing.instead = () => Promise.reject(refusal('stopped'))
    for (let turn = 0; turn < 5; turn += 1) await workTogether(exchange, waitingForOthers(exchange))
    expect((await transfersOf(exchange, placed)).filter((row) => row.is_alone)).toEqual([])
    for (let turn = 0; turn < 3; turn += 1) await workTogether(exchange, waitingForOthers(exchange))
    expect((await transfersOf(exchange, placed)).filter((row) => row.is_alone)).toHaveLength(4)
    exchange.signing.instead = null
    await finishAll(exchange, placed)
  })

  test('one that cannot be composed fails alone, and the others share', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 9)
    const [bad, ...others] = placed.toReversed() as [PlacedOrder, ...PlacedOrder[]]
    const [{ id } = { id: '' }] = await transfersOf(exchange, [bad])
    const chain = exchange.needs.chains.get('litecoin')
    const { compose, composeJoint } = chain ?? {}
    if (compose === undefined || composeJoint === undefined) throw new Error('No litecoin')
    const { answers } = exchange.script('litecoin')
    const dust = () => fail({ code: 'amount_is_dust' } as const)
    answers.compose = (intent, ...given) =>
      intent.transferId === id ? dust() : compose(intent, ...given)
    answers.composeJoint = (intents, ...given) =>
      intents.some(({ transferId }) => transferId === id) ? dust() : composeJoint(intents, ...given)
    await workUntil(exchange, others, { state: 'broadcast', needs: waitingForOthers(exchange) })
    expect((await sizesOf(exchange, others)).at(-1)).toBeGreaterThan(1)
    expect(await exchange.read(bad)).toMatchObject({ state: 'hold' })
    delete answers.compose
    delete answers.composeJoint
    await finishAll(exchange, others)
  })

  test('[OPS-04.11] that wait too long are replaced together', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 5)
    await congest(exchange, 'litecoin')
    await workUntil(exchange, placed, { state: 'broadcast', needs: waitingForOthers(exchange) })
    exchange.clock.advance(PATIENCE_SECONDS)
    for (let turn = 0; turn < 3; turn += 1) await workTogether(exchange, waitingForOthers(exchange))
    expect(await sizesOf(exchange, placed, 2)).toEqual([5])
    await finishAll(exchange, placed)
    await exchange.controls.setMinimumFee('litecoin', null)
    for (const row of await transfersOf(exchange, placed)) expect(row.attempt).toBe(2)
    expect([...(await transactionsOf(exchange, placed, 1)).values()].flat()).toEqual(
      placed.map(() => null),
    )
  })

  test('[OPS-04.11] are replaced all together as soon as one of them is', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 4)
    await congest(exchange, 'litecoin')
    await workUntil(exchange, placed, { state: 'broadcast', needs: waitingForOthers(exchange) })
    const before = await transfersOf(exchange, placed)
    exchange.clock.advance(PATIENCE_SECONDS)
    const direct = exchange.database.direct()
    await direct.updateTable('transfer').set({ due_at: null }).execute()
    const due = { due_at: new Date(0) }
    await direct
      .updateTable('transfer')
      .set(due)
      .where('id', '=', before[0]?.id ?? '')
      .execute()
    await advanceDueTransfers(exchange.needs, 1)
    const after = await transfersOf(exchange, placed)
    expect(after.map(({ attempt }) => attempt)).toEqual([2, 2, 2, 2])
    const [signed, ...others] = after.map(({ plan }) => JSON.parse(plan ?? '{}').body)
    expect([signed, new Set(others).size]).toEqual([undefined, 1])
    expect(after.every(({ due_at }) => due_at !== null)).toBe(true)
    // Who had one of the others in hand can no longer write.
    const fences = after
      .slice(1)
      .map(({ fence }, place) => fence - (before[place + 1]?.fence ?? 0n))
    expect(fences).toEqual([1n, 1n, 1n])
    await finishAll(exchange, placed)
    await exchange.controls.setMinimumFee('litecoin', null)
    expect(await sizesOf(exchange, placed, 2)).toEqual([4])
  })

  test('[OPS-04.11] whose block is reorganised out are sent again, and booked anew', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 5)
    for (const each of placed) await exchange.until(each, 'finished')
    const before = await transactionsOf(exchange, placed)
    await exchange.controls.reorganise('litecoin', 6, true)
    await workTogether(exchange, waitingForOthers(exchange))
    expect((await transfersOf(exchange, placed)).map((row) => row.round)).toEqual([1, 1, 1, 1, 1])
    for (let block = 0; block < 4; block += 1) {
      await workTogether(exchange, waitingForOthers(exchange))
      await exchange.mine()
    }
    await workUntil(exchange, placed, { state: 'confirmed' })
    expect(await transactionsOf(exchange, placed)).toEqual(before)
    for (const each of placed) await paidOnce(exchange, each)
  })

  test('are paid by what was signed, after a crash and in a database that came back older', async (context) => {
    const exchange = await open(context)
    const placed = await planned(exchange, 5)
    const signed = new Set<string>()
    exchange.signing.instead = async (plan) => {
      signed.add((await exchange.signing.real(plan)).txId)
      throw new Error('killed between signing and saving')
    }
    await workTogether(exchange, waitingForOthers(exchange))
    const ids = (await transfersOf(exchange, placed.slice(0, 3))).map(({ id }) => id)
    await plantRows(exchange.database, async (tx) => {
      await tx.deleteFrom('reserved_input').where('transfer_id', 'in', ids).execute()
      await tx
        .updateTable('transfer')
        .set({ state: 'planned', plan: null, due_at: new Date(0) })
        .where('id', 'in', ids)
        .execute()
    })
    exchange.signing.instead = () => Promise.reject(new Error('Nothing may be signed'))
    await finishAll(exchange, placed)
    exchange.signing.instead = null
    expect(new Set((await transactionsOf(exchange, placed)).keys())).toEqual(signed)
    expect(await sizesOf(exchange, placed)).toEqual([5])
  })
})
