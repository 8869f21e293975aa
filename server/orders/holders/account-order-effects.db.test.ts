import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import {
  listFavourites,
  nameFavourite,
  removeFavourite,
  saveFavourites,
} from '../../accounts/index.ts'
import { besideOrder } from '../compliance/beside-order.ts'
import { openFixedOrderOf } from '../placing/open-fixed-order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { holdsOrder } from '../reading/read-order.ts'
import { fixed, float, newAccount } from './account-orders.fixture.ts'
import { joinOrders } from './join-orders.ts'

async function refusalOf(exchange: Exchange, change: Parameters<Exchange['input']>[0]) {
  const placed = await placeOrder(exchange.needs, await exchange.input(change))
  return placed.ok ? null : placed.failure
}

describe('orders of accounts', () => {
  const open = sharedExchange('account-order-effects')

  test('at a fixed rate come one at a time, also two at once [CALC-14]', async (context) => {
    const exchange = await open(context)
    const { needs } = exchange
    const accountId = await newAccount(exchange, null)
    expect(await openFixedOrderOf(needs, accountId)).toBeNull()
    const inputs = await Promise.all([1, 2].map(() => exchange.input({ ...fixed, accountId })))
    const placed = await Promise.all(inputs.map((input) => placeOrder(needs, input)))
    const [first, ...more] = placed.flatMap((each) => (each.ok ? [each.value] : []))
    if (first === undefined) throw new Error('None was placed')
    expect(more).toEqual([])
    const code = first.order.publicCode
    expect(await openFixedOrderOf(needs, accountId)).toBe(code)
    const refused = { code: 'too_many_open_guaranteed', openOrder: code }
    expect(await refusalOf(exchange, { ...fixed, accountId })).toEqual(refused)
    // Another pair too, and after it is paid; but not a floating rate, nor somebody else.
    await exchange.pay(first)
    await exchange.work()
    await exchange.mine()
    await exchange.work()
    expect(await refusalOf(exchange, { ...fixed, to: 'eth', accountId })).toEqual(refused)
    expect(await refusalOf(exchange, { ...float, accountId })).toBeNull()
    expect(await refusalOf(exchange, fixed)).toBeNull()
    await exchange.until(first, 'finished')
    expect(await openFixedOrderOf(needs, accountId)).toBeNull()
    expect(await refusalOf(exchange, { ...fixed, accountId })).toBeNull()
  })

  test('that joined shut nobody out and add nothing up: somebody else may have planted them [CALC-14]', async (context) => {
    const exchange = await open(context)
    const { needs } = exchange
    const accountId = await newAccount(exchange, null)
    const planted = await exchange.place({ ...fixed, clientId: 'somebody else' })
    expect(await joinOrders(needs, accountId, [planted.holderSecret])).toBe(1)
    expect(await openFixedOrderOf(needs, accountId)).toBeNull()
    const compliance = {
      policy: { holdScore: 75, identifyScore: null, identifyAboveUsd: 1n },
      screening: null,
      identity: null,
    }
    const asked = { accountId, before: null, now: exchange.clock.now() }
    const beside = () => besideOrder(exchange.database.direct(), { compliance }, asked)
    expect(await beside()).toEqual([])
    await exchange.place({ ...fixed, accountId })
    expect(await beside()).toHaveLength(1)
    expect(await openFixedOrderOf(needs, accountId)).not.toBeNull()
  })

  test('that are made while their account is deleted are a guest’s, and leave it no address', async (context) => {
    const exchange = await open(context)
    const { needs } = exchange
    const gone = newId()
    const placed = await placeOrder(needs, await exchange.input({ ...fixed, accountId: gone }))
    if (!placed.ok) throw new Error(placed.failure.code)
    const { holderSecret, order } = placed.value
    expect(
      await holdsOrder(needs, order.publicCode, { holderSecrets: [holderSecret], accountId: null }),
    ).toBe(true)
    const row = () =>
      exchange.database
        .direct()
        .selectFrom('orders')
        .select('account_id')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
    expect((await row()).account_id).toBeNull()
    const emptied = await newAccount(exchange, null)
    await exchange.database
      .direct()
      .updateTable('account')
      .set({ deleted_at: new Date(exchange.clock.now()) })
      .where('id', '=', emptied)
      .execute()
    const place = { address: 'a', extraId: null }
    const used = { from: 'btc', to: 'ltc', destination: place, refund: null, createdAt: 1000 }
    for (const accountId of [gone, emptied]) {
      await saveFavourites(needs, accountId, used)
      const wanted = { currency: 'ltc', type: 'payout' } as const
      expect(await listFavourites(needs, accountId, wanted)).toEqual([])
    }
  })

  test('leave their addresses to be offered, named and removed by their owner [EXCH-04]', async (context) => {
    const exchange = await open(context)
    const { needs } = exchange
    const accountId = await newAccount(exchange, null)
    const other = await newAccount(exchange, null)
    const used = (address: string, createdAt: number, extraId: string | null = null) => ({
      from: 'btc',
      to: 'xrp',
      destination: { address, extraId },
      refund: { address: 'refund', extraId: null },
      createdAt,
    })
    for (const [index, [address, extraId]] of (
      [
        ['a', null],
        ['b', '7'],
        ['b', null],
        ['a', null],
      ] as const
    ).entries()) {
      await saveFavourites(needs, accountId, used(address, 1000 + index, extraId))
    }
    const offered = (id = accountId, wanted = { currency: 'xrp', type: 'payout' as const }) =>
      listFavourites(needs, id, wanted)
    const [newest, second, third] = await offered()
    if (!newest || !second || !third) throw new Error('Addresses are missing')
    expect([newest, second, third].map(({ address, extraId }) => [address, extraId])).toEqual([
      ['a', null],
      ['b', null],
      ['b', '7'],
    ])
    expect(
      await listFavourites(needs, accountId, { currency: 'btc', type: 'refund' }),
    ).toHaveLength(1)
    expect(await offered(other)).toEqual([])
    const named = await nameFavourite(needs, accountId, { id: newest.id, name: ' Ledger at home ' })
    expect(named).toMatchObject({ ok: true, value: { name: 'Ledger at home' } })
    const notFound = { ok: false, failure: { code: 'favourite_not_found' } }
    expect(await nameFavourite(needs, other, { id: newest.id, name: 'x' })).toEqual(notFound)
    expect(await removeFavourite(needs, other, newest.id)).toEqual(notFound)
    for (const name of ['x'.repeat(61), 'two\nlines', 'a\u202eb']) {
      expect(await nameFavourite(needs, accountId, { id: newest.id, name })).toMatchObject({
        failure: { code: 'favourite_name_malformed' },
      })
    }
    // Using it again keeps its name; removing it forgets it with the name.
    await saveFavourites(needs, accountId, used('a', 2000))
    expect((await offered())[0]).toMatchObject({ address: 'a', name: 'Ledger at home' })
    expect(await removeFavourite(needs, accountId, newest.id)).toEqual({ ok: true, value: null })
    expect(await offered()).toHaveLength(2)
    await saveFavourites(needs, accountId, used('a', 3000))
    expect((await offered())[0]).toMatchObject({ address: 'a', name: null })
  })

  test('that are parts of one count together for identification, within a day', async (context) => {
    const exchange = await open(context)
    const accountId = await newAccount(exchange, null)
    const price = exchange.needs.freshSnapshot()?.prices.get('btc') ?? 0n
    // A tenth of a bitcoin is 60 % of what may be exchanged without identification.
    const identifyAboveUsd = price / 10n ** 18n / 6n
    const compliance = {
      policy: { holdScore: 75, identifyScore: null, identifyAboveUsd },
      screening: null,
      identity: null,
    }
    const needs = { ...exchange.needs, compliance }
    const asksFor = async (change: Parameters<Exchange['input']>[0]) => {
      const placed = await placeOrder(needs, await exchange.input({ ...float, ...change }))
      if (!placed.ok) throw new Error(placed.failure.code)
      return placed.value.order.identification !== null
    }
    expect(await asksFor({ accountId })).toBe(false)
    expect(await asksFor({ accountId })).toBe(true)
    // A guest's orders are nobody's to add up, and another day counts for itself.
    expect(await asksFor({})).toBe(false)
    exchange.clock.advance(24 * 3600 + 1)
    expect(await asksFor({ accountId })).toBe(false)
  })
})
