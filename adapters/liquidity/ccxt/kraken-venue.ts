import { formatUnits } from '@causeway/core/money'
import type { Exchange } from 'ccxt'
import {
  entriesOf,
  fieldOf,
  NonsenseAnswer,
  textOf,
  unitsRoundedDown,
  unitsRoundedUp,
} from '../../exchanges/index.ts'
import type { VenueDialect, VenueReport } from './venue-dialect.ts'

/** Kraken Spot REST (docs.kraken.com/api): AddOrder, OpenOrders, ClosedOrders, BalanceEx. */
export const krakenVenue: VenueDialect = {
  balances: async (exchange) => {
    const result = fieldOf(await call(exchange, 'BalanceEx', {}), 'result')
    return new Map(
      entriesOf(result).map(([name, each]) => [
        exchange.safeCurrencyCode(name) ?? '',
        less(textOf(each, 'balance'), fieldOf(each, 'hold_trade') ?? '0'),
      ]),
    )
  },
  place: async (exchange, order) => {
    await call(exchange, 'AddOrder', {
      pair: order.marketId,
      type: order.side,
      ordertype: 'limit',
      timeinforce: 'IOC',
      volume: order.quantity,
      price: order.limit,
      // The fee in the coin that is paid with, on both sides: reports tell it so.
      oflags: 'fciq',
      cl_ord_id: order.orderId,
    })
    return null
  },
  find: async (exchange, marketId, orderId) => {
    // Open ones first: an order that ends between the two questions is then in the second answer.
    for (const [path, name] of [
      ['OpenOrders', 'open'],
      ['ClosedOrders', 'closed'],
    ] as const) {
      const answer = await call(exchange, path, { cl_ord_id: orderId })
      const found = entriesOf(fieldOf(fieldOf(answer, 'result'), name))
        .map(([, order]) => order)
        .filter((order) => fieldOf(order, 'cl_ord_id') === orderId)
      const [order, second] = found
      if (second !== undefined) throw new NonsenseAnswer(`two orders are named ${orderId}`)
      if (order !== undefined) return reportOf(exchange, marketId, order)
    }
    return null
  },
}

function reportOf(exchange: Exchange, marketId: string, order: unknown): VenueReport {
  const status = textOf(order, 'status')
  return {
    side: textOf(fieldOf(order, 'descr'), 'type') === 'sell' ? 'sell' : 'buy',
    state: status === 'pending' || status === 'open' ? 'open' : 'ended',
    filled: textOf(order, 'vol_exec'),
    cost: textOf(order, 'cost'),
    fee: { currency: exchange.safeMarket(marketId).quote ?? '', sum: textOf(order, 'fee') },
  }
}

function call(exchange: Exchange, path: string, params: object): Promise<unknown> {
  return exchange.request(path, 'private', 'POST', params)
}

const PLACES = 18

function less(balance: string, held: unknown): string {
  const free = unitsRoundedDown(balance, PLACES) - unitsRoundedUp(held, PLACES)
  return formatUnits(free > 0n ? free : 0n, PLACES)
}
