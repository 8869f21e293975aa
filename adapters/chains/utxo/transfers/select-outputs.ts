import { hex } from '@scure/base'
import { Address, selectUTXO } from '@scure/btc-signer'
import type { AccountKeys } from '../account-keys.ts'
import type { UtxoParams } from '../utxo-params.ts'
import type { PaidOutput } from './paid-outputs.ts'
import { leastRate } from './transaction-size.ts'
import { sumOf, type Unspent, unspentKey } from './transfer-body.ts'

export type Selection = {
  readonly inputs: readonly Unspent[]
  readonly feeUnits: bigint
  /** With signatures at their longest; change included where there is any. */
  readonly vbytes: bigint
}

const NO_HASH = new Uint8Array(20)
// Only the length of change counts here: addresses of Bitcoin that are as long as those of the chain.
const CHANGE_SHAPE = {
  segwit: Address().encode({ type: 'wpkh', hash: NO_HASH }),
  other: Address().encode({ type: 'pkh', hash: NO_HASH }),
} as const
// Bitcoin Core, `policy.h`: nodes do not pass on what is heavier than 400,000 weight units.
const MOST_VBYTES = 100_000n
const WEIGHT_IN_VBYTE = 4n

/**
 * Chooses what to spend for payments: all that is required, and of the candidates the largest first unless a few fit
 * exactly. What is left and is not dust becomes change. Null where all of it is not enough.
 */
export function selectOutputs(
  needs: { readonly keys: AccountKeys; readonly params: UtxoParams },
  request: {
    readonly required: readonly Unspent[]
    readonly candidates: readonly Unspent[]
    readonly payments: readonly PaidOutput[]
    /** Raised where nodes ask more for so many payments. */
    readonly feePerVbyte: bigint
  },
): Selection | null {
  const { keys, params } = needs
  const isRequired = new Set(request.required.map(unspentKey))
  const candidates = request.candidates.filter((output) => !isRequired.has(unspentKey(output)))
  const known = [...request.required, ...candidates]
  // The library's arithmetic ends at 64 bits, so the plainly impossible is refused before it.
  const least = leastRate(params, request.payments)
  const paidUnits = request.payments.reduce((sum, { amount }) => sum + amount, 0n)
  if (sumOf(known) < paidUnits) return null
  const selected = selectUTXO(
    candidates.map((output) => spendable(output, keys)),
    [...request.payments],
    'default',
    {
      feePerByte: request.feePerVbyte > least ? request.feePerVbyte : least,
      changeAddress: params.format === 'segwit' ? CHANGE_SHAPE.segwit : CHANGE_SHAPE.other,
      requiredInputs: request.required.map((output) => spendable(output, keys)),
      dustRelayFeeRate: params.dustFeePerVbyte,
      allowLegacyWitnessUtxo: true,
      createTx: false,
    },
  )
  if (selected?.fee === undefined) return null
  const vbytes = (BigInt(selected.weight) + WEIGHT_IN_VBYTE - 1n) / WEIGHT_IN_VBYTE
  if (vbytes > MOST_VBYTES) return null
  const chosen = new Set(
    selected.inputs.map(({ txid, index }) => {
      if (txid === undefined || index === undefined) throw new Error('A chosen output has no name')
      return unspentKey({ txId: hex.encode(txid), outputIndex: index })
    }),
  )
  return {
    inputs: known.filter((output) => chosen.has(unspentKey(output))),
    feeUnits: selected.fee,
    vbytes,
  }
}

function spendable(output: Unspent, keys: AccountKeys) {
  return {
    txid: hex.decode(output.txId),
    index: output.outputIndex,
    witnessUtxo: { script: keys.script(output.path), amount: output.units },
  }
}
