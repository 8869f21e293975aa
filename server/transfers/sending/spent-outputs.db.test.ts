import { type Exchange, sharedExchange, transferOf } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../../orders/index.ts'

/** Blocks beyond the depth at which a transfer counts, during which a reorganisation may still take it out. */
const WATCHED_BEYOND = 12

async function reservedBy(exchange: Exchange, placed: PlacedOrder) {
  const { id } = await transferOf(exchange, placed)
  return exchange.database
    .direct()
    .selectFrom('reserved_input')
    .select('input')
    .where('transfer_id', '=', id)
    .orderBy('input')
    .execute()
}

describe('outputs that a payout spent', () => {
  const open = sharedExchange('spent_outputs')

  test('stay reserved until no reorganisation can bring them back', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    const { payoutTxId } = await exchange.until(placed, 'finished')
    const reserved = await reservedBy(exchange, placed)
    expect(reserved).not.toEqual([])
    const chain = exchange.needs.chains.get('litecoin')
    const coin = exchange.needs.catalogue.find('ltc')
    if (chain === undefined || coin === undefined || payoutTxId === null) throw new Error('No ltc')
    const depth = async () => {
      const status = await chain.transactionStatus(payoutTxId)
      return status.state === 'in_block' ? status.confirmations : 0
    }
    const last = coin.confirmations + WATCHED_BEYOND - 1
    while ((await depth()) < last) {
      await exchange.mine()
      await exchange.work()
      expect(await reservedBy(exchange, placed)).toEqual(reserved)
    }
    expect(await depth()).toBe(last)
    await exchange.mine()
    await exchange.work()
    expect(await reservedBy(exchange, placed)).toEqual([])
  })
})
