import { affiliateAccount, heldCommissionAccount, serviceFeeAccount } from '@causeway/core/ledger'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { bookOrderCommissions } from '../commissions/book-order-commissions.ts'
import { foldCommissions, rebuildDays } from '../commissions/fold-commissions.ts'
import { liftHalt } from '../halts/set-halt.ts'
import { lockOrder } from '../orders/index.ts'
import { affiliateAt } from './affiliate.fixture.ts'
import {
  decideAffiliate,
  decideCommission,
  listHeldCommissions,
  setAffiliateTerms,
} from './programme/decide.ts'

async function booked({ database }: Exchange, account: string, orderId?: string) {
  const rows = await database
    .direct()
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.id', 'ledger_entry.posting_id')
    .select(['ledger_entry.asset', 'ledger_entry.units'])
    .where('ledger_entry.account', '=', account)
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
    .execute()
  return rows.reduce((sum, { units }) => sum - units, 0n)
}

async function settlementOf({ database }: Exchange, orderId: string) {
  return database
    .direct()
    .selectFrom('settlement')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** Blocks pass that the scan will not look at again. */
async function passBlocks(exchange: Exchange): Promise<void> {
  for (let block = 0; block < 5; block += 1) {
    await exchange.mine()
    await exchange.work()
  }
}

describe('what an affiliate earns', () => {
  const open = sharedExchange('affiliate_earnings')

  test('is its share of our fee, in the ledger with the end of the order, by the terms of its creation', async (context) => {
    const exchange = await open(context)
    const affiliate = await affiliateAt(exchange)
    const order = await affiliate.place()
    await exchange.pay(order)
    await exchange.until(order, 'sending')
    expect(await affiliate.commissions()).toEqual([])
    // New terms in the middle of a month are those of new orders.
    await setAffiliateTerms(affiliate.needs, affiliate.refId, { exchange: 1_000 })
    await exchange.until(order, 'finished')
    const settlement = await settlementOf(exchange, order.order.id)
    const earned = (settlement.exchange_fee * 8_000n) / 10_000n
    expect(settlement.affiliate_fee).toBe(earned)
    expect(await affiliate.commissions()).toMatchObject([
      { id: settlement.id, state: 'earned', kind: 'exchange', units: earned, share_bps: 8_000 },
    ])
    expect(await booked(exchange, affiliateAccount(affiliate.id))).toBe(earned)
    expect(await booked(exchange, serviceFeeAccount, order.order.id)).toBe(
      settlement.exchange_fee - earned,
    )
    const next = await affiliate.finish()
    const { affiliate_fee: less, exchange_fee: fee } = await settlementOf(exchange, next.order.id)
    expect(less).toBe(fee / 10n)
    await expectSound(exchange)
  })

  test('is booked once for each payout, whoever ends the order and however often', async (context) => {
    const exchange = await open(context)
    const affiliate = await affiliateAt(exchange)
    const order = await affiliate.finish()
    const again = () =>
      exchange.database.transaction('book_again', async (tx) =>
        bookOrderCommissions(tx, await lockOrder(tx, order.order.id), new Date()),
      )
    await Promise.all([again(), again(), again()])
    expect(await affiliate.commissions()).toHaveLength(1)
    await exchange.pay(order)
    await exchange.until(order, 'confirming')
    await exchange.until(order, 'finished')
    const both = await affiliate.commissions()
    expect(both.map(({ state }) => state)).toEqual(['earned', 'earned'])
    const sum = both.reduce((total, { units }) => total + units, 0n)
    expect(await booked(exchange, affiliateAccount(affiliate.id))).toBe(sum)
    await expectSound(exchange)
  })

  test('is taken back where the order was reversed after its end, and returns with the deposit', async (context) => {
    const exchange = await open(context)
    const affiliate = await affiliateAt(exchange)
    const order = await affiliate.place()
    const paid = await exchange.pay(order)
    await exchange.until(order, 'finished')
    const [{ units = 0n } = {}] = await affiliate.commissions()
    await foldCommissions(exchange.database, exchange.needs.catalogue)
    exchange.script('bitcoin').vanished.set(paid.txId, paid.amount)
    await passBlocks(exchange)
    expect(await affiliate.commissions()).toMatchObject([{ state: 'reversed', folded: false }])
    expect(await booked(exchange, affiliateAccount(affiliate.id))).toBe(0n)
    const days = { from: '2020-01-01', to: '2030-01-01', toolId: null }
    const sums = await affiliate.cases.sources(affiliate.accountId, days)
    expect(sums).toMatchObject({ value: [{ orders: 0n, turnover: 0n, earned: 0n }] })
    exchange.script('bitcoin').vanished.delete(paid.txId)
    await liftHalt(exchange.database, 'bitcoin')
    await passBlocks(exchange)
    expect(await affiliate.commissions()).toMatchObject([{ state: 'earned' }])
    expect(await booked(exchange, affiliateAccount(affiliate.id))).toBe(units)
    expect(await rebuildDays(exchange.database)).toBe(0)
    await expectSound(exchange)
  })

  test('by its own orders is held for a look, and released or refused with a reason', async (context) => {
    const exchange = await open(context)
    const affiliate = await affiliateAt(exchange)
    const own = await affiliate.finish({ accountId: affiliate.accountId, clientId: 'my-phone' })
    const onDevice = await affiliate.finish({ clientId: 'my-phone' })
    const held = await affiliate.commissions()
    expect(held.map((each) => [each.order_id, each.state, each.hold_reason])).toEqual([
      [own.order.id, 'held', 'own_order'],
      [onDevice.order.id, 'held', 'own_device'],
    ])
    const [first, second] = held
    const sum = held.reduce((total, { units }) => total + units, 0n)
    expect(await booked(exchange, heldCommissionAccount(affiliate.id))).toBe(sum)
    expect(await booked(exchange, affiliateAccount(affiliate.id))).toBe(0n)
    const listed = await listHeldCommissions(exchange.database)
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(held.map(({ id }) => id)))
    const decide = (id = '', decision: 'release' | 'refuse' = 'release') =>
      decideCommission(affiliate.needs, id, { decision, reason: 'looked at' })
    expect(await decide(first?.id)).toEqual({ ok: true, value: null })
    expect(await decide(first?.id)).toMatchObject({ failure: { code: 'commission_not_held' } })
    expect(await decide(second?.id, 'refuse')).toEqual({ ok: true, value: null })
    expect(await booked(exchange, heldCommissionAccount(affiliate.id))).toBe(0n)
    expect(await booked(exchange, affiliateAccount(affiliate.id))).toBe(first?.units)
    await expectSound(exchange)
  })

  test('by orders to an address of its own, and by too many in an hour, is held too', async (context) => {
    const exchange = await open(context)
    const affiliate = await affiliateAt(exchange)
    const { address } = await exchange.controls.customerAddress('eth')
    await affiliate.cases.setAddress(affiliate.session, {
      currency: 'eth',
      address,
      password: 'plum-cradle 47 lanterns',
    })
    await affiliate.finish({ destination: address })
    await setAffiliateTerms(affiliate.needs, affiliate.refId, { ordersAnHour: 1 })
    await affiliate.finish()
    const reasons = (await affiliate.commissions()).map((each) => each.hold_reason)
    expect(reasons).toEqual(['own_address', 'burst'])
  })

  test('of orders that were made before it was disabled is held; new orders are nobody’s', async (context) => {
    const exchange = await open(context)
    const affiliate = await affiliateAt(exchange)
    const before = await affiliate.place()
    await decideAffiliate(affiliate.needs, affiliate.refId, 'disable')
    const after = await affiliate.place()
    for (const order of [before, after]) {
      await exchange.pay(order)
      await exchange.until(order, 'finished')
    }
    expect(await affiliate.commissions()).toMatchObject([
      { order_id: before.order.id, state: 'held', hold_reason: 'affiliate_disabled' },
    ])
  })

  test('is nothing by orders of unknown ref ids and of disabled tools', async (context) => {
    const exchange = await open(context)
    const affiliate = await affiliateAt(exchange)
    const made = await affiliate.cases.createTool(affiliate.accountId, {
      type: 'widget',
      name: 'My blog',
    })
    const tool = made.ok ? made.value : null
    await setAffiliateTerms(affiliate.needs, affiliate.refId, { widget: 5_000 })
    await affiliate.finish({ refId: tool?.id ?? null })
    expect(await affiliate.commissions()).toMatchObject([
      { tool_id: tool?.id, kind: 'widget', share_bps: 5_000 },
    ])
    await affiliate.cases.updateTool(affiliate.accountId, { id: tool?.id ?? '', isDisabled: true })
    for (const refId of [tool?.id ?? null, '23456789abcdef', "x' or true --", null]) {
      const placed = await affiliate.place({ refId })
      const row = await exchange.database
        .direct()
        .selectFrom('orders')
        .select(['affiliate_id', 'affiliate_bps'])
        .where('id', '=', placed.order.id)
        .executeTakeFirst()
      expect(row).toEqual({ affiliate_id: null, affiliate_bps: 0 })
    }
  })

  test('is the same in statistics before and after it is counted by day, and after counting anew', async (context) => {
    const exchange = await open(context)
    const affiliate = await affiliateAt(exchange)
    await affiliate.finish()
    await affiliate.finish({ to: 'ltc' })
    const days = { from: '2026-01-01', to: '2026-12-31', toolId: null, by: 'month' as const }
    const read = () => affiliate.cases.timeline(affiliate.accountId, days)
    const before = await read()
    expect(before).toMatchObject({ value: [{ orders: 2n }] })
    while ((await foldCommissions(exchange.database, exchange.needs.catalogue)) > 0);
    expect(await read()).toEqual(before)
    expect(await rebuildDays(exchange.database)).toBe(0)
    expect(await read()).toEqual(before)
    await exchange.database.direct().updateTable('affiliate_day').set({ orders: 77n }).execute()
    expect(await rebuildDays(exchange.database)).toBeGreaterThan(0)
    expect(await read()).toEqual(before)
  })
})
