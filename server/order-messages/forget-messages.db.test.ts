import { sharedExchange } from '@causeway/tests/exchange'
import { expect, test } from 'vitest'
import { forgetMessages } from './forget-messages.ts'
import { writeToShop } from './send-order-message.ts'

const DAY_SECONDS = 24 * 3600
const PERIOD = { messageDays: 365 }

const open = sharedExchange('forget_messages')

test('messages go a year after their order has ended, and those of an order that has not ended stay', async (context) => {
  const exchange = await open(context)
  const [ended, unended] = [await exchange.place({}), await exchange.place({})]
  for (const { holderSecret, order } of [ended, unended]) {
    const holder = { holderSecrets: [holderSecret] }
    const { publicCode } = order
    expect(await writeToShop(exchange.needs, { publicCode, text: 'Hello', holder })).toMatchObject({
      ok: true,
    })
  }
  await exchange.pay(ended)
  await exchange.until(ended, 'finished')
  const texts = async () => {
    await forgetMessages(exchange.database, exchange.clock.now(), PERIOD)
    const of = async ({ order }: typeof ended) =>
      (await exchange.read({ ...ended, order })).messages.map(({ text }) => text)
    return [await of(ended), await of(unended)]
  }
  exchange.clock.advance(364 * DAY_SECONDS)
  expect(await texts()).toEqual([['Hello'], ['Hello']])
  exchange.clock.advance(2 * DAY_SECONDS)
  expect(await texts()).toEqual([[], ['Hello']])
})
