import type { AssetCode } from '@causeway/core/money'
import { mayShare, type TransferIntent } from '@causeway/core/ports'
import { destinationScript } from '../destination-script.ts'
import type { UtxoParams } from '../utxo-params.ts'

/** An output that pays a transfer. */
export type PaidOutput = { readonly script: Uint8Array; readonly amount: bigint }

/**
 * The outputs that pay transfers, in the same order. Null where one of the destinations is no address of this chain or
 * has an extra id.
 */
export function paidOutputs(
  payments: readonly TransferIntent[],
  params: UtxoParams,
): readonly PaidOutput[] | null {
  const outputs: PaidOutput[] = []
  for (const { amount, destination, extraId } of payments) {
    const script = extraId === null ? destinationScript(destination, params) : null
    if (script === null) return null
    outputs.push({ script, amount: amount.units })
  }
  return outputs
}

/**
 * Throws where one of the payments of a transaction is not of this chain, or of a kind that it does not have: it knows no
 * gas and no nonces. Also where several share it that may not.
 */
export function assertOfChain(
  { network, asset }: { readonly network: string; readonly asset: AssetCode },
  payments: readonly TransferIntent[],
): void {
  for (const { amount, kind, network: itsNetwork, source } of payments) {
    if (itsNetwork !== network || amount.asset !== asset) {
      throw new TypeError(`This chain is ${network} and moves ${asset}`)
    }
    if (source !== 'hot' || kind === 'gas' || kind === 'filler') {
      throw new TypeError(`${network} has no ${kind} from ${source}`)
    }
  }
  if (!mayShare(payments)) throw new TypeError('The transfers may not share a transaction')
}
