import { partnerAccount } from '@causeway/core/ledger'
import {
  type Exchange,
  expectSound,
  plantEarners,
  plantRows,
  settlementsOf,
  sharedExchange,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../../halts/set-halt.ts'
import { choose } from '../holder-choice.fixture.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'

const PARTNER = '00000000-0000-4000-8000-000000000007'

/** The order as if a partner and an affiliate, who are there by then, had brought it. */
function plant(exchange: Exchange, { order }: PlacedOrder, change: object) {
  return plantRows(exchange.database, async (tx) => {
    await plantEarners(tx, PARTNER)
    await tx.updateTable('orders').set(change).where('id', '=', order.id).execute()
  })
}

async function earned(exchange: Exchange, { order }: PlacedOrder): Promise<readonly bigint[]> {
  const rows = await exchange.database
    .direct()
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.id', 'ledger_entry.posting_id')
    .select('ledger_entry.units')
    .where('ledger_entry.account', '=', partnerAccount(PARTNER))
    .where('ledger_posting.order_id', '=', order.id)
    .execute()
  return rows.map(({ units }) => -units)
}

describe('what a settlement keeps', () => {
  const open = sharedExchange('settled_facts')

  test('is the partner’s commission and share, booked to him once for each payout', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await plant(exchange, placed, { partner_id: PARTNER, commission_bps: 100, fee_share_bps: 5000 })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const [first] = await settlementsOf(exchange, placed)
    if (first === undefined) throw new Error('Not settled')
    const commission = first.gross / 100n
    expect(first.exchange_fee).toBeGreaterThan(commission)
    expect(first.partner_fee).toBe(commission + (first.exchange_fee - commission) / 2n)
    expect(await earned(exchange, placed)).toEqual([first.partner_fee])
    await exchange.pay(placed)
    await exchange.until(placed, 'confirming')
    await exchange.until(placed, 'finished')
    const [, second] = await settlementsOf(exchange, placed)
    expect(await earned(exchange, placed)).toEqual([first.partner_fee, second?.partner_fee])
    await expectSound(exchange)
  })

  test('is nobody’s where no partner and no affiliate made the order', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    await plant(exchange, placed, { fee_share_bps: 5000, affiliate_bps: 5000 })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    expect(await settlementsOf(exchange, placed)).toMatchObject([
      { partner_fee: 0n, affiliate_fee: 0n },
    ])
    expect(await earned(exchange, placed)).toEqual([])
  })

  test('is the affiliate’s share of what the partner leaves of the fee', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place()
    const affiliate = { affiliate_id: PARTNER, affiliate_bps: 2500 }
    const partner = { partner_id: PARTNER, fee_share_bps: 5000 }
    await plant(exchange, placed, { ...affiliate, ...partner })
    await setHalt(exchange.database, { scope: 'ethereum', reason: 'a test', at: 0 })
    await exchange.pay(placed)
    await exchange.until(placed, 'sending')
    const [settled] = await settlementsOf(exchange, placed)
    const fee = settled?.exchange_fee ?? 0n
    expect(fee).toBeGreaterThan(0n)
    expect(settled).toMatchObject({
      partner_fee: fee / 2n,
      affiliate_fee: (fee - fee / 2n) / 4n,
    })
    await liftHalt(exchange.database, 'ethereum')
    await exchange.until(placed, 'finished')
  })

  test('is what both coins were worth, and nothing of this for a refund', async (context) => {
    const exchange = await open(context)
    const prices = exchange.needs.freshSnapshot()?.prices
    const placed = await exchange.place()
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const at = new Date(exchange.clock.now())
    const worth = { price_in: prices?.get('btc'), price_out: prices?.get('eth') }
    expect(await settlementsOf(exchange, placed)).toMatchObject([
      { ...worth, at, number: 1, kind: 'payout', rest_of: null },
    ])
    const other = await exchange.place()
    await plant(exchange, other, { partner_id: PARTNER, commission_bps: 100, fee_share_bps: 5000 })
    await exchange.pay(other, 5_000n)
    await exchange.until(other, 'hold')
    await choose(exchange, other, 'refund')
    await exchange.until(other, 'refunded')
    expect(await settlementsOf(exchange, other)).toMatchObject([
      { kind: 'refund', partner_fee: 0n, exchange_fee: 0n, network_fee: 2_000n },
    ])
    expect(await earned(exchange, other)).toEqual([])
  })
})
