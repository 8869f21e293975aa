import {
  describeOrder,
  payStoryOrder,
  placeStoryOrder,
  type Story,
  sandboxOf,
  untilState,
} from './story.ts'

/** A payout that cannot go out, because the node of its network does not answer. */
const stuckPayout: Story = async (product) => {
  const order = await placeStoryOrder(product, {
    from: 'btc',
    to: 'trx',
    given: '0.05',
    kind: 'float',
  })
  await sandboxOf(product).setMode('chains', 'tron', 'down')
  await payStoryOrder(product, order)
  await untilState(product, order, ['sending'])
  process.stdout.write(`stuck     ${describeOrder(product, order)} (tron is down: see /sandbox)\n`)
}

const SECONDS_PAST_WINDOW = 60

/** A guaranteed order that was paid after its window: its holder must choose. */
const lateDeposit: Story = async (product) => {
  const order = await placeStoryOrder(product, {
    from: 'btc',
    to: 'eth',
    given: '0.1',
    kind: 'fixed',
  })
  const window = Math.ceil((order.payUntil - product.clock.now()) / 1000)
  await product.advanceClock(window + SECONDS_PAST_WINDOW)
  await untilState(product, order, ['expired'])
  await payStoryOrder(product, order)
  await untilState(product, order, ['hold'])
  process.stdout.write(`on hold   ${describeOrder(product, order)}\n`)
}

const wishes = [
  { from: 'btc', to: 'eth', given: '0.1', kind: 'float' },
  { from: 'eth', to: 'btc', given: '1.5', kind: 'fixed' },
  { from: 'ltc', to: 'usdt20', given: '12', kind: 'float' },
  { from: 'xrp', to: 'usdc', given: '900', kind: 'fixed' },
  { from: 'usdt20', to: 'xmr', given: '1500', kind: 'float' },
  { from: 'doge', to: 'trx', given: '20000', kind: 'float' },
  { from: 'bnb', to: 'xlm', given: '2', kind: 'fixed' },
  { from: 'trx', to: 'eos', given: '4000', kind: 'float' },
] as const

/** Eight swaps of many coins that finish, one that is not paid, one that has just been paid. */
const busyDay: Story = async (product) => {
  const orders = await Promise.all(wishes.map((wish) => placeStoryOrder(product, wish)))
  await Promise.all(
    orders.map(async (order) => {
      await payStoryOrder(product, order)
      await untilState(product, order, ['finished'])
      process.stdout.write(`finished  ${describeOrder(product, order)}\n`)
    }),
  )
  const unpaid = await placeStoryOrder(product, wishes[0])
  process.stdout.write(`waiting   ${describeOrder(product, unpaid)}\n`)
  const paid = await placeStoryOrder(product, wishes[2])
  await payStoryOrder(product, paid)
  await untilState(product, paid, ['confirming'])
  process.stdout.write(`paid      ${describeOrder(product, paid)}\n`)
}

/** The stories that `npm run seed NAME` tells. */
export const stories: Readonly<Record<string, Story>> = {
  'busy-day': busyDay,
  'late-deposit': lateDeposit,
  'stuck-payout': stuckPayout,
}
