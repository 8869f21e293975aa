import { bookCommissionReversed } from '@causeway/core/ledger'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { post } from '../ledger/index.ts'
import { createPartnerCases } from '../partners/index.ts'
import { affiliateAt } from './affiliate.fixture.ts'
import { advanceDueConversion } from './money/conversions.ts'

type Affiliate = Awaited<ReturnType<typeof affiliateAt>>

/** An affiliate with a commission in ether and an address for it. */
async function earner(exchange: Exchange) {
  const affiliate = await affiliateAt(exchange)
  await affiliate.finish()
  const address = await affiliate.usableAddress('eth')
  const earned = (await affiliate.balances()).exchange.get('eth') ?? 0n
  return { affiliate, address, earned }
}

describe('a conversion of commissions', () => {
  const open = sharedExchange('affiliate_conversions')

  const convert = (affiliate: Affiliate, to: 'btc' | 'eth') =>
    affiliate.cases.requestConversion(affiliate.accountId, to)
  const newest = async (affiliate: Affiliate) => {
    const listed = await affiliate.cases.conversions(affiliate.accountId)
    return listed.ok ? listed.value[0] : undefined
  }
  const advance = async (exchange: Exchange, affiliate: Affiliate) => {
    await sql`update affiliate_conversion set due_at = now() where due_at is not null`.execute(
      exchange.database.direct(),
    )
    while (await advanceDueConversion(affiliate.needs));
  }

  test('makes one coin of all, at the market less the spread, and leaves payouts waiting meanwhile', async (context) => {
    const exchange = await open(context)
    const { affiliate, earned } = await earner(exchange)
    await affiliate.finish({ from: 'eth', to: 'ltc', given: '2' })
    const litecoin = (await affiliate.balances()).exchange.get('ltc') ?? 0n
    expect(litecoin).toBeGreaterThan(0n)
    const both = await Promise.all([convert(affiliate, 'btc'), convert(affiliate, 'btc')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      failure: { code: 'conversion_in_progress' },
    })
    expect(await affiliate.cases.requestPayout(affiliate.accountId, 'eth')).toMatchObject({
      failure: { code: 'conversion_in_progress' },
    })
    const money = await affiliate.cases.money(affiliate.accountId)
    const estimate = money.ok ? money.value.convertible.btc : null
    await Promise.all([advance(exchange, affiliate), advance(exchange, affiliate)])
    const { exchange: after } = await affiliate.balances()
    expect([...after.keys()]).toEqual(['btc'])
    expect(after.get('btc')).toBe(estimate)
    expect(await newest(affiliate)).toMatchObject({ state: 'finished', given: { units: estimate } })
    expect(earned).toBeGreaterThan(0n)
    expect(await convert(affiliate, 'btc')).toMatchObject({
      failure: { code: 'nothing_to_convert' },
    })
    // There and back costs the spread twice: rates of conversions are no free option.
    expect((await convert(affiliate, 'eth')).ok).toBe(true)
    await advance(exchange, affiliate)
    await expectSound(exchange)
  })

  test('waits for prices and stock, and is given up after a day', async (context) => {
    const exchange = await open(context)
    const { affiliate, earned } = await earner(exchange)
    const blind = { ...affiliate.needs, freshSnapshot: () => null }
    await convert(affiliate, 'btc')
    while (await advanceDueConversion(blind));
    expect(await newest(affiliate)).toMatchObject({ state: 'progress' })
    const short = {
      ...affiliate,
      needs: { ...affiliate.needs, stock: { room: () => ({ free: 0n, committed: 0n }) } },
    }
    await advance(exchange, short)
    expect(await newest(affiliate)).toMatchObject({ state: 'progress' })
    expect((await affiliate.balances()).exchange.get('eth')).toBe(earned)
    exchange.clock.advance(24 * 3600)
    await advance(exchange, short)
    expect(await newest(affiliate)).toMatchObject({ state: 'cancelled', given: null })
    expect((await affiliate.balances()).exchange.get('eth')).toBe(earned)
    expect(exchange.alerts).toContain('affiliate_conversion_stuck')
    await exchange.work()
    expect((await convert(affiliate, 'btc')).ok).toBe(true)
  })

  test('takes the market of the moment in which it is done', async (context) => {
    const exchange = await open(context)
    const { affiliate } = await earner(exchange)
    await convert(affiliate, 'btc')
    const before = await affiliate.cases.money(affiliate.accountId)
    exchange.movePrice('eth', 50n)
    await advance(exchange, affiliate)
    exchange.movePrice('eth', 200n)
    const estimate = (before.ok ? before.value.convertible.btc : null) ?? 0n
    const got = (await affiliate.balances()).exchange.get('btc') ?? 0n
    expect(got).toBeGreaterThan(0n)
    expect(got).toBeLessThanOrEqual(estimate / 2n)
    await expectSound(exchange)
  })

  test('evens out what was reversed after its payout, and nothing is paid out before', async (context) => {
    const exchange = await open(context)
    const { affiliate } = await earner(exchange)
    await exchange.database.transaction('owe', async (tx) => {
      const about = { id: 'x', affiliateId: affiliate.id, round: 9, isHeld: false } as const
      const owed = { asset: 'ltc', units: 1_000n }
      await post(tx, bookCommissionReversed({ ...about, of: 'exchange' }, owed), {
        orderId: null,
        at: new Date(),
      })
    })
    expect(await affiliate.cases.requestPayout(affiliate.accountId, 'eth')).toMatchObject({
      failure: { code: 'affiliate_debt' },
    })
    await convert(affiliate, 'eth')
    await advance(exchange, affiliate)
    expect([...(await affiliate.balances()).exchange.keys()]).toEqual(['eth'])
    expect((await affiliate.cases.requestPayout(affiliate.accountId, 'eth')).ok).toBe(true)
    await expectSound(exchange)
  })

  test('takes what the partner API earned along', async (context) => {
    const exchange = await open(context)
    const affiliate = await affiliateAt(exchange)
    const cases = createPartnerCases({ ...exchange.needs, partnerKey: new Uint8Array(32).fill(7) })
    const rights = {
      name: 'A key',
      dialects: ['rest'],
      scopes: ['create'],
      networks: [],
      requestsPerSecond: 10,
      creationsPerMinute: 100,
      needsNonce: false,
      joinsRepeats: false,
    } as const
    const { key, partnerId } = await cases.add({ name: 'Mine', rights })
    await sql`update partner set account_id = ${affiliate.accountId}::uuid where id = ${partnerId}::uuid`.execute(
      exchange.database.direct(),
    )
    const found = await cases.findKey(key.apiKey)
    if (found === null) throw new Error('The key is not found')
    const { destination, destinationExtraId, from, refundAddress, side, to } =
      await exchange.input()
    const placed = await cases.placeOrder(found, {
      ...{ from, to, side, destination, destinationExtraId, refundAddress },
      given: '0.1',
      kind: 'float',
      rateId: null,
      refundExtraId: null,
      subaccountId: null,
      userMetadata: null,
      idempotencyKey: null,
      requestHash: 'one',
      commissionBps: 100n,
    })
    if (!placed.ok) throw new Error(placed.failure.code)
    await exchange.pay(placed.value)
    await exchange.until(placed.value, 'finished')
    expect((await affiliate.balances()).exchange.get('eth')).toBeGreaterThan(0n)
    await convert(affiliate, 'btc')
    await advance(exchange, affiliate)
    expect([...(await affiliate.balances()).exchange.keys()]).toEqual(['btc'])
    expect(await affiliate.commissions()).toEqual([])
    await expectSound(exchange)
  })
})
