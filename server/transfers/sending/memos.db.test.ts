import { expectSound, paidOnce, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { changeOrder } from '../../orders/index.ts'

describe('money with a memo', () => {
  const open = sharedExchange('memos')

  test('is paid out with the memo of its destination', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'xrp', destinationExtraId: '4242' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const { destination } = placed.order
    expect(await exchange.received(destination.address)).toMatchObject([{ extraId: '4242' }])
    await paidOnce(exchange, placed)
  })

  test('is paid out without one where its destination has none', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'xrp', destinationExtraId: '' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const { destination } = placed.order
    expect(await exchange.received(destination.address)).toMatchObject([{ extraId: null }])
    await paidOnce(exchange, placed)
  })

  test('goes back with the memo of its refund address', async (context) => {
    const exchange = await open(context)
    const asked = { from: 'xrp', to: 'ltc', kind: 'fixed', given: '150' } as const
    const placed = await exchange.place({ ...asked, refundExtraId: '777001' })
    await exchange.pay(placed, placed.order.expectedFrom.units / 2n)
    await exchange.until(placed, 'hold')
    const { publicCode } = placed.order
    const holder = { publicCode, holderSecrets: [placed.holderSecret] }
    const chosen = await changeOrder(exchange.needs, { ...holder, choice: 'refund' })
    expect(chosen.ok).toBe(true)
    const { refund, refundTxId } = await exchange.until(placed, 'refunded')
    expect(refund).toMatchObject({ extraId: '777001' })
    expect(await exchange.received(refund?.address ?? '')).toMatchObject([
      { extraId: '777001', txId: refundTxId },
    ])
    await expectSound(exchange)
  })
})
