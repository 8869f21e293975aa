import { type Exchange, plantEarners, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import type { OrderNeeds } from '../order-needs.ts'
import { placeOrder } from './place-order.ts'
import type { PlaceOrderInput } from './place-order-types.ts'

const WHO = '00000000-0000-4000-8000-000000000007'

/** A partner and an affiliate, both with this id. */
async function plantWho(exchange: Exchange): Promise<void> {
  const made = new Date(0)
  const key = {
    ...{ id: WHO, partner_id: WHO, name: 'A key', key_hash: 'a hash', key_hint: 'abcd' },
    ...{ dialects: ['rest'] as const, scopes: ['create'] as const, networks: [] },
    ...{ requests_per_second: 10, creations_per_minute: 100, created_at: made },
    ...{ needs_nonce: false, joins_repeats: false },
  }
  await plantRows(exchange.database, async (tx) => {
    await tx
      .insertInto('partner_key')
      .values(key)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await plantEarners(tx, WHO)
  })
}

async function rowOf(exchange: Exchange, input: PlaceOrderInput, needs: OrderNeeds) {
  const placed = await placeOrder(needs, input)
  if (!placed.ok) throw new Error(placed.failure.code)
  return exchange.database
    .direct()
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', placed.value.order.id)
    .executeTakeFirstOrThrow()
}

async function codeOf(needs: OrderNeeds, input: PlaceOrderInput): Promise<string> {
  const placed = await placeOrder(needs, input)
  return placed.ok ? 'placed' : placed.failure.code
}

describe('a new order', () => {
  const open = sharedExchange('made_by')

  test('keeps by which partner it came, whose commission its customer pays', async (context) => {
    const exchange = await open(context)
    await plantWho(exchange)
    const asked: unknown[] = []
    const find = async (...about: unknown[]) => {
      asked.push(about)
      return { affiliateId: WHO, toolId: 'a tool', shareBps: 2500n }
    }
    const needs = { ...exchange.needs, attribution: { find } }
    const plain = await rowOf(exchange, await exchange.input(), exchange.needs)
    const input = await exchange.input({ refId: 'a link' })
    const partner = {
      partnerId: WHO,
      keyId: WHO,
      feeShareBps: 5000n,
      requestHash: 'the hash',
      subaccountId: 'his name there',
      userMetadata: '{"a":1}',
    }
    const row = await rowOf(exchange, { ...input, partner, commissionBps: 100n }, needs)
    expect(row).toMatchObject({
      ...{ partner_id: WHO, partner_key_id: WHO, partner_request: 'the hash' },
      ...{ subaccount_id: 'his name there', user_metadata: '{"a":1}' },
      ...{ fee_share_bps: 5000, commission_bps: 100 },
      // Nobody else earns by it.
      ...{ affiliate_id: null, affiliate_tool: null, affiliate_bps: 0 },
    })
    expect(asked).toEqual([])
    expect(row.expected_to).toBeLessThan(plain.expected_to)
    expect(row.exchange_fee).toBeGreaterThan(plain.exchange_fee)
  })

  test('keeps by whose link it came', async (context) => {
    const exchange = await open(context)
    await plantWho(exchange)
    const asked: unknown[] = []
    const find = async (...about: unknown[]) => {
      asked.push(about)
      return { affiliateId: WHO, toolId: 'a tool', shareBps: 2500n }
    }
    const needs = { ...exchange.needs, attribution: { find } }
    const row = await rowOf(exchange, await exchange.input({ refId: 'a link' }), needs)
    expect(row).toMatchObject({
      ...{ affiliate_id: WHO, affiliate_tool: 'a tool', affiliate_bps: 2500 },
      ...{ partner_id: null, fee_share_bps: 0, commission_bps: 0 },
    })
    expect(asked).toEqual([['a link', 'exchange']])
  })

  test('has the workers look at it, once', async (context) => {
    const exchange = await open(context)
    const input = await exchange.input()
    const woken = exchange.woken.length
    expect(await codeOf(exchange.needs, input)).toBe('placed')
    expect(await codeOf(exchange.needs, input)).toBe('placed')
    expect(await codeOf(exchange.needs, { ...input, given: '0.02' })).toBe('idempotency_key_reused')
    expect(exchange.woken.slice(woken)).toEqual(['orders'])
  })

  test('waits for its money as long as its kind is promised', async (context) => {
    const exchange = await open(context)
    const { needs } = exchange
    const seconds = async (kind: 'fixed' | 'float') => {
      const row = await rowOf(exchange, await exchange.input({ kind }), needs)
      return (row.pay_until.getTime() - row.created_at.getTime()) / 1000
    }
    expect(await seconds('float')).toBe(36 * 3600)
    expect(await seconds('fixed')).toBe(20 * 60)
  })

  test('is refused where no address can be given out, or nobody knows the stock', async (context) => {
    const exchange = await open(context)
    const { needs } = exchange
    const payIns = { take: async () => null }
    expect(await codeOf({ ...needs, payIns }, await exchange.input())).toBe('pair_unavailable')
    const stock = { ...needs.stock, room: () => null }
    const fixed = await exchange.input({ kind: 'fixed' })
    expect(await codeOf({ ...needs, stock }, fixed)).toBe('stock_unknown')
    expect(await codeOf(needs, fixed)).toBe('placed')
  })

  test('gets no guaranteed rate that was quoted with another commission', async (context) => {
    const exchange = await open(context)
    const { needs } = exchange
    const fixed = await exchange.input({ kind: 'fixed' })
    expect(await codeOf(needs, { ...fixed, commissionBps: 50n })).toBe('rate_id_mismatch')
    const quoted = await exchange.input({ kind: 'fixed', commissionBps: 50n })
    expect(await codeOf(needs, { ...quoted, commissionBps: 0n })).toBe('rate_id_mismatch')
    expect((await rowOf(exchange, quoted, needs)).commission_bps).toBe(50)
  })

  test('gets no guaranteed rate of another policy or on another snapshot than was promised', async (context) => {
    const exchange = await open(context)
    const { needs } = exchange
    const fixed = await exchange.input({ kind: 'fixed' })
    const snapshot = needs.freshSnapshot()?.id
    exchange.movePrice('btc', 100n)
    expect(needs.freshSnapshot()?.id).not.toBe(snapshot)
    expect((await rowOf(exchange, fixed, needs)).snapshot_id).toBe(snapshot)
    const policy = { ...needs.policy, version: 'another' }
    const other = await exchange.input({ kind: 'fixed' })
    expect(await codeOf({ ...needs, policy }, other)).toBe('rate_withdrawn')
  })
})
