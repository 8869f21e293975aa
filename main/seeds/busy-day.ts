import { describeOrder, payStoryOrder, placeStoryOrder, type Story, untilState } from './story.ts'

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
export const busyDay: Story = async (product) => {
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
