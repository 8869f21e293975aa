import { formatUnits } from '@causeway/core/money'
import type { Exchange } from 'ccxt'
import { elementsOf, fieldOf, isErrorOfKind, textOf, unitsExact } from '../../exchanges/index.ts'
import type { VenueDialect, VenueReport } from './venue-dialect.ts'

const PLACES = 18
const OPEN = new Set(['NEW', 'PENDING_NEW', 'PARTIALLY_FILLED', 'PENDING_CANCEL'])

/** Binance Spot REST (developers.binance.com): account, order, myTrades. */
export const binanceVenue: VenueDialect = {
  balances: async (exchange) => {
    const account = await call(exchange, 'account', 'GET', {})
    return new Map(
      elementsOf(fieldOf(account, 'balances')).map((each) => [
        exchange.safeCurrencyCode(textOf(each, 'asset')) ?? '',
        textOf(each, 'free'),
      ]),
    )
  },
  place: async (exchange, order) => {
    const placed = await call(exchange, 'order', 'POST', {
      symbol: order.marketId,
      side: order.side.toUpperCase(),
      type: 'LIMIT',
      timeInForce: 'IOC',
      quantity: order.quantity,
      price: order.limit,
      newClientOrderId: order.orderId,
      newOrderRespType: 'FULL',
    })
    return reportOf(placed, elementsOf(fieldOf(placed, 'fills')))
  },
  find: async (exchange, marketId, orderId) => {
    try {
      const wanted = { symbol: marketId, origClientOrderId: orderId }
      const order = await call(exchange, 'order', 'GET', wanted)
      const trades = await call(exchange, 'myTrades', 'GET', {
        symbol: marketId,
        orderId: fieldOf(order, 'orderId'),
      })
      return reportOf(order, elementsOf(trades))
    } catch (error) {
      if (isErrorOfKind(error, 'OrderNotFound')) return null
      throw error
    }
  },
}

function reportOf(order: unknown, trades: readonly unknown[]): VenueReport {
  const status = textOf(order, 'status')
  return {
    side: textOf(order, 'side') === 'SELL' ? 'sell' : 'buy',
    state: status === 'REJECTED' ? 'refused' : OPEN.has(status) ? 'open' : 'ended',
    filled: textOf(order, 'executedQty'),
    cost: textOf(order, 'cummulativeQuoteQty'),
    fee: feeOf(trades),
  }
}

/** Each fill's commission together; null where they were taken in more than one coin. */
function feeOf(trades: readonly unknown[]): VenueReport['fee'] {
  const [currency, ...others] = new Set(trades.map((trade) => textOf(trade, 'commissionAsset')))
  if (currency === undefined || others.length > 0) return null
  const sum = trades.reduce<bigint>(
    (all, trade) => all + unitsExact(textOf(trade, 'commission'), PLACES),
    0n,
  )
  return { currency, sum: formatUnits(sum, PLACES) }
}

function call(
  exchange: Exchange,
  path: string,
  method: 'GET' | 'POST',
  params: object,
): Promise<unknown> {
  return exchange.request(path, 'private', method, params)
}
