import type { Currency } from '@causeway/core/currencies'
import { type Amount, parseAmount } from '@causeway/core/money'
import { fail, ok, type Result } from '@causeway/core/result'
import type { OrderNeeds } from '../orders/index.ts'
import type { OwnSendFailure } from './own-send-types.ts'

/** The coin and the sum of what staff ask to send. `amount`: decimals of the coin, without the network’s fee. */
export function readOwnSend(
  { catalogue, chains }: Pick<OrderNeeds, 'catalogue' | 'chains'>,
  asked: { readonly asset: string; readonly amount: string },
): Result<{ readonly coin: Currency; readonly sum: Amount }, OwnSendFailure> {
  const coin = catalogue.find(asked.asset)
  if (coin === undefined || !chains.has(coin.protocol)) return fail({ code: 'coin_unknown' })
  const sum = parseAmount(asked.amount.trim(), coin)
  if (!sum.ok) return fail({ code: 'amount_malformed' })
  if (sum.value.units <= coin.chainFeeUnits) return fail({ code: 'send_too_small' })
  return ok({ coin, sum: sum.value })
}
