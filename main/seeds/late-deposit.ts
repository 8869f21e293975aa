import { describeOrder, payStoryOrder, placeStoryOrder, type Story, untilState } from './story.ts'

const SECONDS_PAST_WINDOW = 60

/** A guaranteed order that was paid after its window: its holder must choose. */
export const lateDeposit: Story = async (product) => {
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
