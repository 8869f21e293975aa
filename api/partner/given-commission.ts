import { BPS_IN_ONE } from '@causeway/core/money'
import { type RpcFailure, rpcFailures } from './rpc-failure.ts'
import { type Params, wholeOf } from './rpc-params.ts'

/** What a partner adds for himself, in basis points; 0 where he names nothing. */
export function commissionIn(params: Params): { readonly commissionBps: bigint } | RpcFailure {
  const bps = wholeOf(params, 'commissionBps', { absent: 0, least: 0, most: Number(BPS_IN_ONE) })
  if (bps === null) return rpcFailures.invalidParameter('commissionBps')
  return { commissionBps: BigInt(bps) }
}
