import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../orders/index.ts'

const PAIRS = [
  { from: 'btc', to: 'eth', given: '0.01' },
  { from: 'btc', to: 'ltc', given: '0.01' },
  { from: 'eth', to: 'ltc', given: '0.5' },
  { from: 'usdt20', to: 'btc', given: '150' },
  { from: 'ltc', to: 'usdt20', given: '2' },
] as const

type Paid = Awaited<ReturnType<Exchange['pay']>>
type Story = {
  readonly exchange: Exchange
  readonly orders: PlacedOrder[]
  readonly paid: { readonly network: string; readonly payment: Paid }[]
}

const CONGESTED = ['litecoin', 'bitcoin'] as const

/** What can happen to an exchange, each by a number that picks what it happens to. */
const EVENTS = {
  place: async ({ exchange, orders }: Story, pick: number) => {
    const placed = await exchange.place(PAIRS[pick % PAIRS.length])
    orders.push(placed)
  },
  pay: async ({ exchange, orders, paid }: Story, pick: number) => {
    const placed = orders[pick % Math.max(orders.length, 1)]
    if (placed === undefined) return
    const units = placed.order.expectedFrom.units
    const payment = await exchange.pay(placed, pick % 3 === 0 ? units / 2n : units)
    const network = exchange.needs.catalogue.find(placed.order.from)?.protocol ?? ''
    paid.push({ network, payment })
  },
  mine: ({ exchange }: Story) => exchange.mine(),
  work: ({ exchange }: Story) => exchange.work(),
  wait: async ({ exchange }: Story) => exchange.clock.advance(601),
  vanish: async ({ exchange, paid }: Story, pick: number) => {
    const gone = paid[pick % Math.max(paid.length, 1)]
    if (gone?.network !== 'bitcoin') return
    exchange.script(gone.network).vanished.set(gone.payment.txId, gone.payment.amount)
  },
  reappear: async ({ exchange }: Story) => exchange.script('bitcoin').vanished.clear(),
  reorganise: async ({ exchange }: Story, pick: number) => {
    await exchange.controls.reorganise(CONGESTED[pick % 2] ?? 'litecoin', 1 + (pick % 3), false)
  },
  congest: async ({ exchange }: Story, pick: number) => {
    const network = CONGESTED[pick % 2] ?? 'litecoin'
    const { usual } = await exchange.controls.setMinimumFee(network, null)
    await exchange.controls.setMinimumFee(network, usual.units * BigInt(2 + (pick % 20)))
    if (exchange.accounts !== null) exchange.accounts.leastFee = BigInt(pick % 4) * 150_000n
  },
  signerAway: async ({ exchange }: Story) => {
    exchange.signing.instead = () => Promise.reject(new Error('The signer is away'))
  },
  signerDies: async ({ exchange }: Story) => {
    exchange.signing.instead = async (plan) => {
      exchange.signing.instead = null
      await exchange.signing.real(plan)
      throw new Error('killed after signing')
    }
  },
  signerBack: async ({ exchange }: Story) => {
    exchange.signing.instead = null
  },
} as const

type EventName = keyof typeof EVENTS
const names = Object.keys(EVENTS).filter((name): name is EventName => Object.hasOwn(EVENTS, name))
// Work and blocks come more often than troubles.
const event = fc.record({
  name: fc.constantFrom<EventName>(...names, 'place', 'pay', 'pay', 'work', 'work', 'work', 'mine'),
  pick: fc.nat(100),
})

/** Everything is in order again, and time passes until nothing moves. */
async function calmDown(exchange: Exchange): Promise<void> {
  exchange.signing.instead = null
  exchange.script('bitcoin').vanished.clear()
  for (const network of CONGESTED) await exchange.controls.setMinimumFee(network, null)
  if (exchange.accounts !== null) exchange.accounts.leastFee = 0n
  for (let turn = 0; turn < 20; turn += 1) {
    // An operator has looked at what was halted.
    await exchange.database.direct().deleteFrom('halt').execute()
    await exchange.work()
    await exchange.mine()
  }
  await exchange.work()
}

async function paidAsSettled(exchange: Exchange, placed: PlacedOrder): Promise<void> {
  const settled = await exchange.database
    .direct()
    .selectFrom('settlement')
    .innerJoin('transfer', 'transfer.settlement_id', 'settlement.id')
    .select(['settlement.units_out', 'transfer.state', 'transfer.dead'])
    .where('settlement.order_id', '=', placed.order.id)
    .where('settlement.taken_back_at', 'is', null)
    .orderBy('settlement.units_out')
    .execute()
  expect(settled.every(({ state, dead }) => state === 'confirmed' && !dead)).toBe(true)
  const received = await exchange.received(placed.order.destination.address)
  const units = received.map(({ amount }) => amount.units)
  expect(units.toSorted((one, other) => Number(one - other))).toEqual(
    settled.map(({ units_out }) => units_out),
  )
}

describe('whatever happens', () => {
  const open = sharedExchange('random_events', { withAccounts: true })

  test('every settlement is paid once, and the books are those of the chain', async (context) => {
    const exchange = await open(context)
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 25, maxLength: 40 }), async (events) => {
        const story: Story = { exchange, orders: [], paid: [] }
        await EVENTS.place(story, events.length)
        for (const { name, pick } of events) await EVENTS[name](story, pick)
        await calmDown(exchange)
        for (const placed of story.orders) await paidAsSettled(exchange, placed)
        await expectSound(exchange)
      }),
      { numRuns: 2, seed: 20_260_601, endOnFailure: true },
    )
  })
})
