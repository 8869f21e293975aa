import { defaultInventoryPolicy } from '@causeway/core/inventory'
import { coldAccount, networkFeeAccount, walletAccount } from '@causeway/core/ledger'
import { formatUnits } from '@causeway/core/money'
import { fail } from '@causeway/core/result'
import { committedOf, type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ledgerTotals } from '../ledger/index.ts'
import { type ColdNeeds, checkColdMove } from './check-cold-move.ts'
import type { AskedColdMove, ColdIntent } from './cold-types.ts'
import { createColdCases } from './create-cold-cases.ts'
import { moveToCold } from './move-to-cold.ts'

const actor = { staffId: null, name: 'operator', network: null }
const UNITS = 20_000_000n

async function balanceOf(exchange: Exchange, account: string): Promise<bigint> {
  const { accounts } = await ledgerTotals(exchange.database.direct())
  return accounts.find((entry) => entry.account === account && entry.asset === 'ltc')?.units ?? 0n
}

async function turns(exchange: Exchange, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await exchange.work()
    await exchange.mine()
  }
  await exchange.work()
}

/** Cold storage of litecoin at an address of somebody, and a move that may be proposed. */
async function stand(exchange: Exchange) {
  const { destination: address } = await exchange.input({ from: 'btc', to: 'ltc' })
  const place = { address, extraId: null }
  const needs: ColdNeeds = {
    ...exchange.needs,
    inventoryPolicy: defaultInventoryPolicy,
    coldAddresses: new Map([['ltc', [place]]]),
  }
  const asked: AskedColdMove = { ...place, asset: 'ltc', amount: '0.2', reason: 'Too much here' }
  const intentOf = async (change: Partial<AskedColdMove> = {}): Promise<ColdIntent> => {
    const checked = await checkColdMove(needs, { ...asked, ...change })
    if (!checked.ok) throw new Error(checked.failure.code)
    return checked.value
  }
  const cases = createColdCases(needs)
  const freeNow = async () => (await cases.coins())[0]?.free.units ?? 0n
  const stateOf = async ({ move }: ColdIntent) =>
    (await cases.moves()).find(({ id }) => id === move)
  return { address, asked, cases, freeNow, intentOf, needs, stateOf }
}

describe('coins for cold storage', () => {
  const open = sharedExchange('cold_storage')

  test('are moved once, however many agree at the same moment, and the books say where they are', async (context) => {
    const exchange = await open(context)
    const { address, cases, freeNow, intentOf, needs, stateOf } = await stand(exchange)
    const before = {
      wallet: await balanceOf(exchange, walletAccount),
      cold: await balanceOf(exchange, coldAccount),
      fee: await balanceOf(exchange, networkFeeAccount),
      free: await freeNow(),
    }
    const committed = await committedOf(exchange, 'ltc')
    const intent = await intentOf()
    const three = await Promise.all([1, 2, 3].map(() => moveToCold(needs, intent, actor)))
    expect(three.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    expect(await stateOf(intent)).toMatchObject({ state: 'sending', txId: null, address })
    expect(await freeNow()).toBe(before.free - UNITS)
    // Guaranteed orders that were priced from an older reading of stock are refused what is gone.
    expect(await committedOf(exchange, 'ltc')).toBe(committed + UNITS)
    await turns(exchange, 8)
    const received = await exchange.received(address)
    expect(received).toMatchObject([{ amount: { asset: 'ltc', units: UNITS }, extraId: null }])
    expect(await stateOf(intent)).toMatchObject({ state: 'finished', txId: received[0]?.txId })
    const fee = (await balanceOf(exchange, networkFeeAccount)) - before.fee
    expect(fee).toBeGreaterThan(0n)
    expect(await balanceOf(exchange, walletAccount)).toBe(before.wallet - UNITS - fee)
    expect(await balanceOf(exchange, coldAccount)).toBe(before.cold + UNITS)
    expect((await cases.coins())[0]?.held.units).toBe(before.cold + UNITS)
    expect(await moveToCold(needs, intent, actor)).toMatchObject({
      failure: { code: 'send_made' },
    })
    await expectSound(exchange)
  })

  test('leave what is owed and promised: more is refused with what is free, also when two moves meet', async (context) => {
    const exchange = await open(context)
    const { asked, freeNow, intentOf, needs, stateOf } = await stand(exchange)
    const placed = await exchange.place({ from: 'btc', to: 'ltc', kind: 'fixed', given: '0.01' })
    const free = await freeNow()
    const text = (units: bigint) => formatUnits(units, 8)
    const above = { failure: { code: 'above_free', free: { asset: 'ltc', units: free } } }
    expect(await checkColdMove(needs, { ...asked, amount: text(free + 1n) })).toMatchObject(above)
    const [one, two] = [
      await intentOf({ amount: text(free) }),
      await intentOf({ amount: text(free) }),
    ]
    const both = await Promise.all([moveToCold(needs, one, actor), moveToCold(needs, two, actor)])
    expect(both.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    expect(both.find(({ ok: isDone }) => !isDone)).toMatchObject({
      failure: { code: 'above_free', free: { units: 0n } },
    })
    await turns(exchange, 8)
    const states = [await stateOf(one), await stateOf(two)].map((move) => move?.state)
    expect(states.toSorted()).toEqual(['finished', undefined])
    // What was promised is paid out of what was left.
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })
})

describe('a move to cold storage', () => {
  const open = sharedExchange('cold_move')

  test('is checked when it is proposed, and again when it is carried out', async (context) => {
    const exchange = await open(context)
    const { asked, intentOf, needs } = await stand(exchange)
    const { address: elsewhere } = (await exchange.place({ from: 'ltc', to: 'eth' })).order.payIn
    for (const [change, code] of [
      [{ reason: ' ' }, 'reason_missing'],
      [{ asset: 'nothing' }, 'coin_unknown'],
      [{ asset: 'btc' }, 'cold_address_unknown'],
      [{ address: elsewhere }, 'cold_address_unknown'],
      [{ extraId: '7' }, 'cold_address_unknown'],
      [{ amount: 'much' }, 'amount_malformed'],
      [{ amount: '0.00000001' }, 'send_too_small'],
    ] as const) {
      expect(await checkColdMove(needs, { ...asked, ...change }), code).toMatchObject({
        failure: { code },
      })
    }
    const intent = await intentOf()
    const other = (address: string): ColdNeeds => ({
      ...needs,
      coldAddresses: new Map([['ltc', [{ address, extraId: null }]]]),
    })
    expect(await moveToCold(other(elsewhere), intent, actor)).toMatchObject({
      failure: { code: 'cold_address_unknown' },
    })
    const toUs = { ...intent, address: elsewhere }
    expect(await moveToCold(other(elsewhere), toUs, actor)).toMatchObject({
      failure: { code: 'address_is_ours' },
    })
    expect(await balanceOf(exchange, coldAccount)).toBe(0n)
    await expectSound(exchange)
  })

  test('is made once where the process dies between signature and saving', async (context) => {
    const exchange = await open(context)
    const { address, intentOf, needs, stateOf } = await stand(exchange)
    const intent = await intentOf()
    expect((await moveToCold(needs, intent, actor)).ok).toBe(true)
    let deaths = 0
    exchange.signing.instead = async (plan) => {
      await exchange.signing.real(plan)
      deaths += 1
      throw new Error('It died here')
    }
    await turns(exchange, 2)
    exchange.signing.instead = null
    expect(deaths).toBeGreaterThan(0)
    await turns(exchange, 8)
    expect(await exchange.received(address)).toHaveLength(1)
    expect(await stateOf(intent)).toMatchObject({ state: 'finished' })
    await expectSound(exchange)
  })

  test('that the network takes nothing of leaves the coins in the wallet', async (context) => {
    const exchange = await open(context)
    const { address, freeNow, intentOf, needs, stateOf } = await stand(exchange)
    const [cold, free] = [await balanceOf(exchange, coldAccount), await freeNow()]
    const intent = await intentOf()
    expect((await moveToCold(needs, intent, actor)).ok).toBe(true)
    const { answers } = exchange.script('litecoin')
    answers.compose = () => fail({ code: 'destination_refused' })
    await turns(exchange, 2)
    delete answers.compose
    expect(await stateOf(intent)).toMatchObject({ state: 'undone', txId: null })
    expect(await balanceOf(exchange, coldAccount)).toBe(cold)
    expect(await freeNow()).toBe(free)
    await turns(exchange, 4)
    expect(await exchange.received(address)).toEqual([])
    await expectSound(exchange)
  })

  test('that the signer remembers from before a restored backup is not made again', async (context) => {
    const exchange = await open(context)
    const { intentOf, needs } = await stand(exchange)
    const intent = await intentOf()
    // As a restored database learns it of the signer's journal.
    await sql`insert into recalled_signature (transfer_id, attempt, sequence, kind, network, source, asset,
        units, destination, record, tx_id, bytes, plan, is_lost, booked_at)
      values (${intent.move}, 1, 1, 'cold', 'litecoin', 'hot', 'ltc', 1, 'somewhere', '{}', ${intent.move},
        '', '', true, now())`.execute(exchange.database.direct())
    expect(await moveToCold(needs, intent, actor)).toMatchObject({
      failure: { code: 'send_made' },
    })
    await expectSound(exchange)
  })
})
