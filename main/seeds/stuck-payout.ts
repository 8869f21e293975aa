import {
  describeOrder,
  payStoryOrder,
  placeStoryOrder,
  type Story,
  sandboxOf,
  untilState,
} from './story.ts'

/** A payout that cannot go out, because the node of its network does not answer. */
export const stuckPayout: Story = async (product) => {
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
