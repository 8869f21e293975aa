import { defaultInventoryPolicy } from '@causeway/core/inventory'
import { capitalAccount, networkFeeAccount, walletAccount } from '@causeway/core/ledger'
import { formatUnits } from '@causeway/core/money'
import { fail } from '@causeway/core/result'
import { committedOf, type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { ledgerTotals } from '../ledger/index.ts'
import { checkHandPayout, type HandNeeds } from './check-hand-payout.ts'
import { createHandCases } from './create-hand-cases.ts'
import type { AskedHandPayout, HandIntent } from './hand-types.ts'
import { payByHand } from './pay-by-hand.ts'

const actor = { staffId: null, name: 'operator', network: null }
const UNITS = 20_000_000n
const DAY_SECONDS = 24 * 3600

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

const text = (units: bigint) => formatUnits(units, 8)

/** A stranger’s address, and a payout of litecoin that may be proposed. `limit` in units of it; null: there is none. */
async function stand(exchange: Exchange, limit: bigint | null = null) {
  const { destination: address } = await exchange.input({ from: 'btc', to: 'ltc' })
  const needs: HandNeeds = {
    ...exchange.needs,
    inventoryPolicy: defaultInventoryPolicy,
    coldAddresses: new Map(),
    handLimits: {
      limits: new Map(limit === null ? [] : [['ltc', limit]]),
      unlisted: limit === null ? 'unlimited' : 'refused',
    },
  }
  const asked: AskedHandPayout = {
    asset: 'ltc',
    address,
    extraId: null,
    amount: '0.2',
    purpose: 'compensation',
    reason: 'We lost it',
  }
  const intentOf = async (change: Partial<AskedHandPayout> = {}): Promise<HandIntent> => {
    const checked = await checkHandPayout(needs, { ...asked, ...change })
    if (!checked.ok) throw new Error(checked.failure.code)
    return checked.value
  }
  const cases = createHandCases(needs)
  const coin = async () => (await cases.coins()).find(({ asset }) => asset === 'ltc')
  const freeNow = async () => (await coin())?.free.units ?? 0n
  const leftNow = async () => (await coin())?.left?.units ?? null
  const stateOf = async ({ payoutId }: HandIntent) =>
    (await cases.payouts()).find(({ id }) => id === payoutId)
  return { address, asked, cases, freeNow, intentOf, leftNow, needs, stateOf }
}

describe('coins that are paid out by hand', () => {
  const open = sharedExchange('hand_payouts')

  test('leave once, however many agree at the same moment, out of the shop’s capital', async (context) => {
    const exchange = await open(context)
    const { address, freeNow, intentOf, needs, stateOf } = await stand(exchange)
    const before = {
      wallet: await balanceOf(exchange, walletAccount),
      capital: await balanceOf(exchange, capitalAccount),
      fee: await balanceOf(exchange, networkFeeAccount),
      free: await freeNow(),
    }
    const committed = await committedOf(exchange, 'ltc')
    const intent = await intentOf()
    const three = await Promise.all([1, 2, 3].map(() => payByHand(needs, intent, actor)))
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
    expect(await balanceOf(exchange, capitalAccount)).toBe(before.capital + UNITS)
    expect(await payByHand(needs, intent, actor)).toMatchObject({ failure: { code: 'send_made' } })
    await expectSound(exchange)
  })

  test('leave what is owed and promised: more is refused with what is free, also when two payouts meet', async (context) => {
    const exchange = await open(context)
    const { asked, freeNow, intentOf, needs, stateOf } = await stand(exchange)
    const placed = await exchange.place({ from: 'btc', to: 'ltc', kind: 'fixed', given: '0.01' })
    const free = await freeNow()
    expect(await checkHandPayout(needs, { ...asked, amount: text(free + 1n) })).toMatchObject({
      failure: { code: 'above_free', free: { asset: 'ltc', units: free } },
    })
    const [one, two] = [
      await intentOf({ amount: text(free) }),
      await intentOf({ amount: text(free) }),
    ]
    const both = await Promise.all([payByHand(needs, one, actor), payByHand(needs, two, actor)])
    expect(both.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    expect(both.find(({ ok: isDone }) => !isDone)).toMatchObject({
      failure: { code: 'above_free', free: { units: 0n } },
    })
    await turns(exchange, 8)
    const states = [await stateOf(one), await stateOf(two)].map((payout) => payout?.state)
    expect(states.toSorted()).toEqual(['finished', undefined])
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })
})

describe('the day’s limit', () => {
  const open = sharedExchange('hand_limit')

  test('refuses more with what is left, also when two payouts meet, until the next day of UTC', async (context) => {
    const exchange = await open(context)
    const { asked, intentOf, leftNow, needs } = await stand(exchange, 30_000_000n)
    expect(await leftNow()).toBe(30_000_000n)
    expect(await checkHandPayout(needs, { ...asked, amount: '0.30000001' })).toMatchObject({
      failure: { code: 'above_hand_limit', left: { asset: 'ltc', units: 30_000_000n } },
    })
    const [one, two] = [await intentOf(), await intentOf()]
    const both = await Promise.all([payByHand(needs, one, actor), payByHand(needs, two, actor)])
    expect(both.filter(({ ok: isDone }) => isDone)).toHaveLength(1)
    const above = { failure: { code: 'above_hand_limit', left: { units: 10_000_000n } } }
    expect(both.find(({ ok: isDone }) => !isDone)).toMatchObject(above)
    expect(await leftNow()).toBe(10_000_000n)
    await turns(exchange, 8)
    expect(await checkHandPayout(needs, asked)).toMatchObject(above)
    exchange.clock.advance(DAY_SECONDS)
    expect(await leftNow()).toBe(30_000_000n)
    expect((await payByHand(needs, await intentOf(), actor)).ok).toBe(true)
    // It isn’t signed yet: that will be on another day, but not before today.
    exchange.clock.advance(DAY_SECONDS)
    expect(await leftNow()).toBe(10_000_000n)
    await turns(exchange, 8)
    expect(await leftNow()).toBe(10_000_000n)
    await expectSound(exchange)
  })

  test('is needed where money is real, and its coins are those that are offered', async (context) => {
    const exchange = await open(context)
    const { asked, cases, needs } = await stand(exchange, 30_000_000n)
    expect((await cases.coins()).map(({ asset }) => asset)).toEqual(['ltc'])
    const { destination: address } = await exchange.input({ from: 'ltc', to: 'btc' })
    const missing = { failure: { code: 'hand_limit_missing' } }
    expect(await checkHandPayout(needs, { ...asked, asset: 'btc', address })).toMatchObject(missing)
    const free: HandNeeds = { ...needs, handLimits: { limits: new Map(), unlisted: 'unlimited' } }
    const intent = await checkHandPayout(free, asked)
    if (!intent.ok) throw new Error(intent.failure.code)
    // The operator has taken the limit away since.
    const off: HandNeeds = { ...needs, handLimits: { limits: new Map(), unlisted: 'refused' } }
    expect(await payByHand(off, intent.value, actor)).toMatchObject(missing)
    expect(await createHandCases(off).coins()).toEqual([])
    await expectSound(exchange)
  })
})

describe('a payout by hand', () => {
  const open = sharedExchange('hand_payout')

  test('is checked when it is proposed, and again when it is carried out', async (context) => {
    const exchange = await open(context)
    const { address, asked, intentOf, needs } = await stand(exchange)
    const ours = (await exchange.place({ from: 'ltc', to: 'eth' })).order.payIn.address
    const wallet = needs.chains.get('litecoin')?.hotWalletAddress('ltc') ?? ''
    for (const [change, code] of [
      [{ reason: ' ' }, 'reason_missing'],
      [{ asset: 'nothing' }, 'coin_unknown'],
      [{ address: 'somewhere' }, 'address_malformed'],
      [{ address: ours }, 'address_is_ours'],
      [{ address: wallet }, 'address_is_ours'],
      [{ extraId: '7' }, 'extra_id_not_supported'],
      [{ amount: 'much' }, 'amount_malformed'],
      [{ amount: '0.00000001' }, 'send_too_small'],
    ] as const) {
      expect(await checkHandPayout(needs, { ...asked, ...change }), code).toMatchObject({
        failure: { code },
      })
    }
    const intent = await intentOf()
    const place = { address, extraId: null }
    const cold: HandNeeds = { ...needs, coldAddresses: new Map([['ltc', [place]]]) }
    const isCold = { failure: { code: 'address_is_cold' } }
    expect(await checkHandPayout(cold, asked)).toMatchObject(isCold)
    expect(await payByHand(cold, intent, actor)).toMatchObject(isCold)
    expect(await payByHand(needs, { ...intent, address: ours }, actor)).toMatchObject({
      failure: { code: 'address_is_ours' },
    })
    expect(await createHandCases(needs).payouts()).toEqual([])
    await expectSound(exchange)
  })

  test('is made once where the process dies between signature and saving', async (context) => {
    const exchange = await open(context)
    const { address, intentOf, needs, stateOf } = await stand(exchange)
    const intent = await intentOf()
    expect((await payByHand(needs, intent, actor)).ok).toBe(true)
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

  test('that the network takes nothing of leaves the coins in the wallet, and the limit as it was', async (context) => {
    const exchange = await open(context)
    const { address, freeNow, intentOf, leftNow, needs, stateOf } = await stand(exchange, 10n ** 9n)
    const before = [await balanceOf(exchange, capitalAccount), await freeNow(), await leftNow()]
    const intent = await intentOf()
    expect((await payByHand(needs, intent, actor)).ok).toBe(true)
    const { answers } = exchange.script('litecoin')
    answers.compose = () => fail({ code: 'destination_refused' })
    await turns(exchange, 2)
    delete answers.compose
    expect(await stateOf(intent)).toMatchObject({ state: 'undone', txId: null })
    const after = [await balanceOf(exchange, capitalAccount), await freeNow(), await leftNow()]
    expect(after).toEqual(before)
    await turns(exchange, 4)
    expect(await exchange.received(address)).toEqual([])
    await expectSound(exchange)
  })
})
