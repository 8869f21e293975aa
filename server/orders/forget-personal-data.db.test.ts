import { sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { forgetPersonalData } from './forget-personal-data.ts'

const DAY_SECONDS = 86_400
const PERIODS = { emailDays: 90, clientIdDays: 30, refundAddressDays: 365 }

describe('personal data', () => {
  const open = sharedExchange('forget')

  test('of an ended order goes field by field, and that of an open one stays', async (context) => {
    const exchange = await open(context)
    const personal = { email: 'somebody@example.com', clientId: 'client', refId: 'ref' }
    const ended = await exchange.place(personal)
    await exchange.pay(ended)
    await exchange.until(ended, 'finished')
    const held = await exchange.place(personal)
    await exchange.pay(held, 5_000n)
    await exchange.until(held, 'hold')
    const forget = async (days: number) => {
      exchange.clock.advance(days * DAY_SECONDS)
      await forgetPersonalData(exchange.database, exchange.clock.now(), PERIODS)
      const row = (id: string) =>
        exchange.database
          .direct()
          .selectFrom('orders')
          .select(['email', 'client_id', 'ref_id', 'refund_address', 'destination'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      return { ended: await row(ended.order.id), held: await row(held.order.id) }
    }
    const whole = await forget(30)
    expect(whole.ended).toEqual({
      email: 'somebody@example.com',
      client_id: 'client',
      ref_id: 'ref',
      refund_address: ended.order.refund?.address,
      destination: ended.order.destination.address,
    })
    const after = [await forget(1), await forget(60), await forget(275)]
    expect(after.map(({ ended: row }) => [row.client_id, row.email, row.refund_address])).toEqual([
      [null, 'somebody@example.com', ended.order.refund?.address],
      [null, null, ended.order.refund?.address],
      [null, null, null],
    ])
    // Amounts and addresses of payouts are the books'.
    expect(after.at(-1)?.ended.destination).toBe(ended.order.destination.address)
    expect(after.at(-1)?.held).toEqual({
      ...whole.held,
      refund_address: held.order.refund?.address,
      email: 'somebody@example.com',
    })
  })
})
