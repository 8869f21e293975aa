import type { AssetCode } from '@causeway/core/money'
import type {
  ComposeFailure,
  Funding,
  Taken,
  TransferIntent,
  TransferPlan,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { hex } from '@scure/base'
import { selectUTXO } from '@scure/btc-signer'
import { type AccountKeys, HOT_WALLET_PATH } from './account-keys.ts'
import { destinationScript, dustThreshold } from './destination-script.ts'
import { readFundingFacts, type Unspent, unspentKey, writeTransferBody } from './transfer-body.ts'
import type { UtxoParams } from './utxo-params.ts'

/**
 * Decides a transaction: which outputs to spend (largest first unless a few fit exactly), what to pay the network, and
 * what comes back to the hot wallet. Pure. Change below the dust limit is left to the network.
 */
export function composeTransfer(
  needs: {
    readonly keys: AccountKeys
    readonly params: UtxoParams
    readonly asset: AssetCode
    readonly network: string
  },
  intent: TransferIntent,
  given: { readonly funding: Funding; readonly taken: Taken },
): Result<TransferPlan, ComposeFailure> {
  const { keys, params } = needs
  assertOfChain(needs, intent, given.funding)
  const script = destinationScript(intent.destination, params)
  if (script === null || intent.extraId !== null) return fail({ code: 'destination_refused' })
  if (intent.amount.units < dustThreshold(script, params)) return fail({ code: 'amount_is_dust' })

  const { feePerVbyte, unspent } = readFundingFacts(given.funding.facts)
  const free = unspent.filter((output) => !given.taken.inputs.has(unspentKey(output)))
  // The library's arithmetic ends at 64 bits, so the plainly impossible is refused before it.
  if (sumOf(free) < intent.amount.units) return fail({ code: 'insufficient_funds' })
  const selected = selectUTXO(
    free.map((output) => spendable(output, keys)),
    [{ script, amount: intent.amount.units }],
    'default',
    {
      feePerByte: feePerVbyte,
      changeAddress: keys.address(HOT_WALLET_PATH),
      network: params.addresses,
      dustRelayFeeRate: params.dustFeePerVbyte,
      createTx: false,
    },
  )
  if (selected === undefined || selected.fee === undefined) {
    return fail({ code: 'insufficient_funds' })
  }
  const chosen = new Set(
    selected.inputs.map(({ txid, index }) => {
      if (txid === undefined || index === undefined) throw new Error('A chosen output has no name')
      return unspentKey({ txId: hex.encode(txid), outputIndex: index })
    }),
  )
  const inputs = free.filter((output) => chosen.has(unspentKey(output)))
  return ok({
    intent,
    reservation: { kind: 'inputs', inputs: inputs.map(unspentKey) },
    body: writeTransferBody({
      inputs,
      changeUnits: sumOf(inputs) - intent.amount.units - selected.fee,
    }),
  })
}

function assertOfChain(
  { network, asset }: { readonly network: string; readonly asset: AssetCode },
  intent: TransferIntent,
  funding: Funding,
): void {
  if (intent.network !== network || funding.network !== network || intent.amount.asset !== asset) {
    throw new TypeError(`This chain is ${network} and moves ${asset}`)
  }
}

function spendable(output: Unspent, keys: AccountKeys) {
  return {
    txid: hex.decode(output.txId),
    index: output.outputIndex,
    witnessUtxo: { script: keys.script(output.path), amount: output.units },
  }
}

function sumOf(outputs: readonly Unspent[]): bigint {
  return outputs.reduce((sum, output) => sum + output.units, 0n)
}
