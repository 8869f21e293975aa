import type { NamePort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { setHalt } from '../../halts/set-halt.ts'
import { playCompliance } from '../compliance/play-compliance.fixture.ts'
import type { OrderNeeds } from '../order-needs.ts'
import { placeOrder } from './place-order.ts'
import type { PlaceOrderInput } from './place-order-types.ts'

async function outcome(needs: OrderNeeds, input: PlaceOrderInput): Promise<string> {
  const placed = await placeOrder(needs, input)
  if (!placed.ok) return placed.failure.code
  return placed.value.isNew ? 'placed' : 'the first one'
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

/** A service whose only name says these addresses. */
function namesSaying(addresses: Readonly<Record<string, string>>): NamePort {
  return {
    provider: 'all',
    recognises: () => true,
    resolve: async ({ currency, name }) => {
      const address = addresses[currency.ticker]
      if (address === undefined) return fail({ code: 'name_not_found' })
      return ok({ address, extraId: null, alias: name, provider: 'ens' })
    },
  }
}

describe('a new order', () => {
  const open = sharedExchange('placed_row')

  test('keeps what it was asked with', async (context) => {
    const exchange = await open(context)
    const alias = { name: 'alice.eth', provider: 'ens' }
    const input = await exchange.input({
      email: ' one@example.com ',
      language: 'de',
      clientId: 'a client',
      refId: 'a link',
      destinationAlias: alias,
      refundAlias: alias,
    })
    const said = { eth: input.destination, btc: input.refundAddress ?? '' }
    const names = namesSaying(said)
    expect(await rowOf(exchange, input, { ...exchange.needs, names })).toMatchObject({
      kind: 'float',
      side: 'from',
      asset_from: 'btc',
      asset_to: 'eth',
      network_from: 'bitcoin',
      network_to: 'ethereum',
      destination: input.destination,
      destination_alias: 'alice.eth',
      destination_alias_provider: 'ens',
      refund_address: input.refundAddress,
      refund_alias: 'alice.eth',
      refund_alias_provider: 'ens',
      email: 'one@example.com',
      language: 'de',
      client_id: 'a client',
      ref_id: 'a link',
      exposure_held: false,
      kyc_required: false,
      created_at: new Date(exchange.clock.now()),
    })
  })

  test('has nothing where nothing was said', async (context) => {
    const exchange = await open(context)
    const input = await exchange.input({ refundAddress: ' ', language: 'xx' })
    expect(await rowOf(exchange, input, exchange.needs)).toMatchObject({
      refund_address: null,
      refund_extra_id: null,
      destination_alias: null,
      destination_alias_provider: null,
      refund_alias: null,
      account_key: null,
      account_cost: null,
      account_id: null,
      email: null,
      language: null,
      partner_id: null,
      affiliate_id: null,
      affiliate_bps: 0,
      commission_bps: 0,
      fee_share_bps: 0,
    })
  })

  test.for([
    ['to', 'none', 'currency_unknown'],
    ['to', 'btc', 'same_currency'],
    ['destination', 'nonsense', 'address_malformed'],
    ['refundAddress', 'nonsense', 'address_malformed'],
    ['email', 'no address', 'email_malformed'],
    ['idempotencyKey', 'too short', 'idempotency_key_malformed'],
    ['given', 'much', 'amount_malformed'],
  ] as const)('is refused where its %s is %s: %s', async ([field, value, code], context) => {
    const exchange = await open(context)
    const input = await exchange.input()
    expect(await outcome(exchange.needs, { ...input, [field]: value })).toBe(code)
  })

  test('is refused where it would pay one of our own addresses, or a risky one', async (context) => {
    const exchange = await open(context)
    const { order } = await exchange.place({ from: 'eth', to: 'btc', given: '0.1' })
    const ours = order.payIn.address
    const input = await exchange.input()
    expect(await outcome(exchange.needs, { ...input, destination: ours })).toBe('address_is_ours')
    const { compliance, scores } = playCompliance()
    const needs = { ...exchange.needs, compliance }
    scores.set(input.refundAddress ?? '', 90)
    expect(await outcome(needs, input)).toBe('address_restricted')
    scores.set(input.refundAddress ?? '', 60)
    expect((await rowOf(exchange, input, needs)).kyc_required).toBe(true)
    const large = await exchange.input({ given: '0.3' })
    expect((await rowOf(exchange, large, needs)).kyc_required).toBe(true)
  })

  test('is answered again, whatever would refuse it by now', async (context) => {
    const exchange = await open(context)
    const alias = { name: 'alice.eth', provider: 'ens' }
    const named = await exchange.input({ destinationAlias: alias })
    const fixed = await exchange.input({ kind: 'fixed' })
    const { needs } = exchange
    const names = namesSaying({ eth: named.destination })
    expect(await outcome({ ...needs, names }, named)).toBe('placed')
    expect(await outcome({ ...needs, names: namesSaying({}) }, named)).toBe('the first one')
    expect(await outcome(needs, fixed)).toBe('placed')
    const { compliance, scores } = playCompliance()
    scores.set(fixed.destination, 100)
    expect(await outcome({ ...needs, compliance }, fixed)).toBe('the first one')
    exchange.clock.advance(3600)
    expect(await outcome(needs, fixed)).toBe('the first one')
    await setHalt(exchange.database, { scope: 'all', reason: 'a test', at: 0 })
    expect(await outcome(needs, fixed)).toBe('the first one')
    expect(await outcome(needs, await exchange.input())).toBe('pair_halted')
  })
})
