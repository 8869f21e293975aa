import { orderChoices } from '@causeway/core/orders'
import { type Exchange, exposureOf, sharedExchange } from '@causeway/tests/exchange'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOrder } from '../change-order.ts'
import { placeOrder } from '../placing/place-order.ts'
import type { PlacedOrder } from '../placing/place-order-types.ts'

const CLIENTS = 3
const GIVEN = '0.1'
/** Each order is worth about 6,000 dollars at most: the cap has room for a few of them. */
const CAP_USD = 40_000n

type Placed = { readonly placed: PlacedOrder; readonly client: number }
type Story = {
  readonly exchange: Exchange
  readonly orders: Placed[]
  readonly paid: { readonly txId: string; readonly amount: { asset: string; units: bigint } }[]
}

function capOf({ needs }: Exchange): bigint {
  const price = needs.freshSnapshot()?.prices.get('ltc')
  if (price === undefined) throw new Error('No price')
  return (CAP_USD * 10n ** 26n) / price
}

async function missingOf({ database }: Exchange, { order }: PlacedOrder): Promise<bigint> {
  const { units } = await database
    .direct()
    .selectFrom('deposit')
    .select((build) => build.fn.sum<bigint | null>('units').as('units'))
    .where('order_id', '=', order.id)
    .where('state', 'in', ['seen', 'confirmed', 'settled'])
    .executeTakeFirstOrThrow()
  return order.expectedFrom.units - BigInt(units ?? 0n)
}

const pay = async ({ exchange, paid }: Story, placed: PlacedOrder, units: bigint) => {
  if (units > 0n) paid.push(await exchange.pay(placed, units))
}
const pickOf = ({ orders }: Story, pick: number) => orders[pick % Math.max(orders.length, 1)]

/** What can happen, each by a number that picks what it happens to. */
const EVENTS = {
  place: async ({ exchange, orders }: Story, pick: number) => {
    const client = pick % CLIENTS
    const policy = { ...exchange.needs.policy, fixedExposureUsd: CAP_USD }
    const asked = { from: 'btc', to: 'ltc', kind: 'fixed', given: GIVEN } as const
    const input = await exchange.input({ ...asked, clientId: `client-${client}` })
    const made = await placeOrder({ ...exchange.needs, policy }, input)
    if (made.ok) {
      orders.push({ placed: made.value, client })
      expect(await exposureOf(exchange, 'ltc')).toBeLessThanOrEqual(capOf(exchange))
    }
  },
  dust: async (story: Story, pick: number) => {
    const found = pickOf(story, pick)
    if (found !== undefined) await pay(story, found.placed, 2_000n)
  },
  tooMuch: async (story: Story, pick: number) => {
    const found = pickOf(story, pick)
    if (found !== undefined) await pay(story, found.placed, 10_000_000n + BigInt(pick) * 1_000n)
  },
  half: async (story: Story, pick: number) => {
    const found = pickOf(story, pick)
    if (found !== undefined) await pay(story, found.placed, 5_000_000n)
  },
  rest: async (story: Story, pick: number) => {
    const found = pickOf(story, pick)
    if (found === undefined) return
    await pay(story, found.placed, await missingOf(story.exchange, found.placed))
  },
  choose: async (story: Story, pick: number) => {
    const found = pickOf(story, pick)
    if (found === undefined) return
    await changeOrder(story.exchange.needs, {
      publicCode: found.placed.order.publicCode,
      holderSecrets: [found.placed.holderSecret],
      choice: orderChoices[pick % orderChoices.length] ?? 'refund',
    })
  },
  work: ({ exchange }: Story) => exchange.work(),
  mine: ({ exchange }: Story) => exchange.mine(),
  wait: async ({ exchange }: Story, pick: number) => exchange.clock.advance(60 + pick * 7),
  vanish: async ({ exchange, paid }: Story, pick: number) => {
    const gone = paid[pick % Math.max(paid.length, 1)]
    if (gone !== undefined) exchange.script('bitcoin').vanished.set(gone.txId, gone.amount)
  },
  reappear: async ({ exchange }: Story) => exchange.script('bitcoin').vanished.clear(),
} as const

type EventName = keyof typeof EVENTS
const names = Object.keys(EVENTS).filter((name): name is EventName => Object.hasOwn(EVENTS, name))
const event = fc.record({
  name: fc.constantFrom<EventName>(...names, 'place', 'place', 'dust', 'dust', 'work', 'work'),
  pick: fc.nat(100),
})

/** Payouts at exactly what was promised, by order. */
async function fulfilledPromises({ database }: Exchange): Promise<ReadonlySet<string>> {
  const rows = await database
    .direct()
    .selectFrom('settlement')
    .innerJoin('orders', 'orders.id', 'settlement.order_id')
    .select('orders.id')
    .where('settlement.kind', '=', 'payout')
    .where('settlement.taken_back_at', 'is', null)
    .whereRef('settlement.units_out', '=', 'orders.expected_to')
    .whereRef('settlement.snapshot_id', '=', 'orders.snapshot_id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whoever still can has his order paid the guaranteed amount, on a market on which that is worth having. */
async function claimAll(story: Story): Promise<readonly Placed[]> {
  const { exchange } = story
  exchange.script('bitcoin').vanished.clear()
  exchange.movePrice('ltc', 125n)
  await exchange.work()
  const before = await fulfilledPromises(exchange)
  const counted = await exposureOf(exchange, 'ltc')
  for (const { placed } of story.orders) {
    await pay(story, placed, await missingOf(exchange, placed))
  }
  for (let turn = 0; turn < 6; turn += 1) {
    await exchange.work()
    await exchange.mine()
  }
  await exchange.work()
  exchange.movePrice('ltc', 80n)
  const kept = await fulfilledPromises(exchange)
  const claimed = story.orders.filter(
    ({ placed: { order } }) => kept.has(order.id) && !before.has(order.id),
  )
  const units = claimed.reduce((sum, { placed }) => sum + placed.order.expectedTo.units, 0n)
  expect(units).toBeLessThanOrEqual(counted)
  return claimed
}

describe('guaranteed promises, whatever happens', () => {
  const open = sharedExchange('promises_at_random')

  test('nobody claims more than was counted, under the cap, and no client two at once', async (context) => {
    const exchange = await open(context)
    let claims = 0
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 12, maxLength: 24 }), async (events) => {
        const story: Story = { exchange, orders: [], paid: [] }
        await EVENTS.place(story, events.length)
        for (const { name, pick } of events) await EVENTS[name](story, pick)
        const claimed = await claimAll(story)
        expect(new Set(claimed.map(({ client }) => client)).size).toBe(claimed.length)
        claims += claimed.length
        // What is left of it is over before the next story.
        exchange.clock.advance(3 * 3600)
        await exchange.work()
        expect(await exposureOf(exchange, 'ltc')).toBe(0n)
      }),
      { numRuns: 6, seed: 20_261_123, endOnFailure: true },
    )
    expect(claims).toBeGreaterThan(0)
  })
})
