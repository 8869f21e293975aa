import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'

/** A transaction that only lacks its signatures. */
export type UnsignedTransaction = {
  readonly inputs: readonly {
    readonly txId: string
    readonly outputIndex: number
    readonly units: bigint
    /** The script that holds it, one of our keys' hash. */
    readonly script: Uint8Array
    readonly publicKey: Uint8Array
    readonly privateKey: Uint8Array
  }[]
  readonly outputs: readonly { readonly script: Uint8Array; readonly amount: bigint }[]
  readonly sequence: number
  /** Zcash's; null elsewhere. */
  readonly branchId: number | null
}

export type SignedTransaction = {
  readonly txId: string
  /** Hexadecimal. */
  readonly bytes: string
  readonly vbytes: number
}

/** The library's transaction of the same inputs and outputs. */
export function openTransaction(unsigned: UnsignedTransaction, version: number): Transaction {
  // Without the transactions that it spends, a legacy digest does not cover amounts: they are believed as the node told.
  const transaction = new Transaction({ version, allowLegacyWitnessUtxo: true })
  for (const input of unsigned.inputs) {
    transaction.addInput({
      txid: hex.decode(input.txId),
      index: input.outputIndex,
      sequence: unsigned.sequence,
      witnessUtxo: { script: input.script, amount: input.units },
    })
  }
  for (const output of unsigned.outputs) transaction.addOutput(output)
  return transaction
}
