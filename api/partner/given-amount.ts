import { formatUnits, parseAmount } from '@causeway/core/money'
import type { AmountSide } from '@causeway/core/quotes'
import type { MethodContext } from './method.ts'
import { type AskedPair, networkFeeOf } from './partner-pair.ts'
import { type RpcFailure, rpcFailures } from './rpc-failure.ts'
import type { Params } from './rpc-params.ts'

const LONGEST_AMOUNT = 60

/**
 * The amount that is asked with, on either side. `amountTo` is meant before the network fee here, and what arrives is
 * counted after it.
 */
export function givenAmountIn(
  { useCases }: Pick<MethodContext, 'useCases'>,
  pair: AskedPair,
  params: Params,
): { readonly side: AmountSide; readonly given: string } | RpcFailure {
  const from = params['amountFrom'] ?? params['amount']
  const to = params['amountTo']
  const isTo = from === undefined || from === null
  const name = isTo && to !== undefined && to !== null ? 'amountTo' : 'amountFrom'
  const value = isTo ? to : from
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > LONGEST_AMOUNT || !/[1-9]/.test(text)) {
    return rpcFailures.invalidParameter(name)
  }
  if (!isTo) return { side: 'from', given: text }
  const coin = useCases.catalogue.find(pair.to)
  // An unknown coin is refused with the pair.
  if (coin === undefined) return { side: 'to', given: text }
  const amount = parseAmount(text, coin)
  if (!amount.ok) return rpcFailures.invalidParameter(name)
  const units = amount.value.units - networkFeeOf(coin).units
  return { side: 'to', given: formatUnits(units > 0n ? units : 0n, coin.decimals) }
}
