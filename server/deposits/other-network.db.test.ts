import { amount } from '@causeway/core/money'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'

/** Litecoin has the addresses of bitcoin until this is called again: as Ethereum's kin have those of one another. */
function shareAddresses(exchange: Exchange): () => void {
  const { answers } = exchange.script('litecoin')
  const bitcoin = exchange.needs.chains.get('bitcoin')
  if (bitcoin === undefined) throw new Error('No bitcoin')
  answers.payInAddress = (_, index) => bitcoin.payInAddress('btc', index)
  return () => {
    delete answers.payInAddress
  }
}

describe('coins on another network that has the same addresses', () => {
  const open = sharedExchange('other_network')

  test('are found, kept apart for the operator, and shown with the order that has the address', async (context) => {
    const exchange = await open(context)
    const stop = shareAddresses(exchange)
    const placed = await exchange.place({ from: 'btc', to: 'eth' })
    const { address } = placed.order.payIn
    const sent = amount('ltc', 50_000_000n)
    const { txId } = await exchange.controls.pay({ amount: sent, address, extraId: null })
    for (let turn = 0; turn < 6; turn += 1) {
      await exchange.work()
      await exchange.mine()
    }
    await exchange.work()
    const deposit = await exchange.database
      .direct()
      .selectFrom('deposit')
      .select(['network', 'order_id', 'role', 'state', 'units', 'address'])
      .where('tx_id', '=', txId)
      .executeTakeFirst()
    expect(deposit).toEqual({
      network: 'litecoin',
      order_id: null,
      role: 'suspense',
      state: 'confirmed',
      units: sent.units,
      address,
    })
    expect(exchange.alerts).toContain('deposit_unexplained')
    const order = await exchange.read(placed)
    expect(order).toMatchObject({ state: 'waiting', deposits: [] })
    expect(order.unmatchedDeposits).toMatchObject([{ txId, amount: sent }])
    await expectSound(exchange)
    stop()
  })

  test('are nobody’s where the networks have addresses of their own', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ from: 'btc', to: 'eth' })
    const { address } = placed.order.payIn
    const sent = amount('ltc', 50_000_000n)
    const { txId } = await exchange.controls.pay({ amount: sent, address, extraId: null })
    await exchange.mine()
    await exchange.work()
    const found = await exchange.database
      .direct()
      .selectFrom('deposit')
      .select('id')
      .where('tx_id', '=', txId)
      .executeTakeFirst()
    expect(found).toBeUndefined()
    expect((await exchange.read(placed)).unmatchedDeposits).toEqual([])
  })
})
