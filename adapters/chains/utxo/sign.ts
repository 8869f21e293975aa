import type { AssetCode } from '@causeway/core/money'
import type { SignedTransfer, TransferPlan } from '@causeway/core/ports'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { type AccountKeys, accountKeys, HOT_WALLET_PATH } from './account-keys.ts'
import { destinationScript } from './destination-script.ts'
import { readTransferBody, type TransferBody, unspentKey } from './transfer-body.ts'
import type { UtxoParams } from './utxo-params.ts'

// BIP-125: may be replaced by one that pays more, should it get stuck.
const REPLACEABLE = 0xfffffffd

/**
 * Signs plans of `composeTransfer` with the account's extended private key. Signatures are deterministic (RFC 6979): one
 * plan always gives the same bytes. The transaction is built from the intent itself, pays only its destination and our
 * hot wallet, and a fee above the chain's maximum rate throws.
 */
export function createUtxoSigning(needs: {
  readonly network: string
  readonly asset: AssetCode
  readonly accountXprv: string
  readonly params: UtxoParams
}): (plan: TransferPlan) => Promise<SignedTransfer> {
  const keys = accountKeys(needs.accountXprv, needs.params)
  return async (plan) => {
    const { intent } = plan
    if (intent.network !== needs.network || intent.amount.asset !== needs.asset) {
      throw new TypeError(`This key signs ${needs.asset} on ${needs.network}`)
    }
    const body = readTransferBody(plan.body)
    assertReserved(plan, body)
    const transaction = buildTransaction({ keys, params: needs.params }, plan, body)
    for (const [index, input] of body.inputs.entries()) {
      transaction.signIdx(keys.privateKey(input.path), index)
    }
    transaction.finalize()
    assertFee(transaction, needs.params)
    return {
      transferId: intent.transferId,
      network: intent.network,
      txId: transaction.id,
      bytes: hex.encode(transaction.extract()),
    }
  }
}

function buildTransaction(
  needs: { readonly keys: AccountKeys; readonly params: UtxoParams },
  { intent }: TransferPlan,
  body: TransferBody,
): Transaction {
  const script = destinationScript(intent.destination, needs.params)
  if (script === null) throw new TypeError('The destination is no address of this chain')
  const transaction = new Transaction()
  for (const input of body.inputs) {
    transaction.addInput({
      txid: hex.decode(input.txId),
      index: input.outputIndex,
      sequence: REPLACEABLE,
      witnessUtxo: { script: needs.keys.script(input.path), amount: input.units },
    })
  }
  const outputs = [{ script, amount: intent.amount.units }]
  if (body.changeUnits > 0n) {
    outputs.push({ script: needs.keys.script(HOT_WALLET_PATH), amount: body.changeUnits })
  }
  // Smallest first (after BIP-69), so that the order does not tell change from payment.
  outputs.sort((left, right) => (left.amount < right.amount ? -1 : 1))
  for (const output of outputs) transaction.addOutput(output)
  return transaction
}

function assertReserved({ reservation }: TransferPlan, body: TransferBody): void {
  const spent = body.inputs.map(unspentKey)
  if (reservation.kind !== 'inputs' || reservation.inputs.join() !== spent.join()) {
    throw new TypeError('The plan spends what it does not reserve')
  }
}

function assertFee(transaction: Transaction, params: UtxoParams): void {
  // One byte more for each input: signatures are estimated at their longest, and come out shorter.
  const most = BigInt(transaction.vsize + transaction.inputsLength) * params.maximumFeePerVbyte
  if (transaction.fee > most) throw new RangeError('The fee is above the highest rate allowed')
}
