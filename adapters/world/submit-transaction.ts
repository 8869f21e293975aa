import type { Amount } from '@causeway/core/money'
import type { BroadcastOutcome } from '@causeway/core/ports'
import { spendableOf } from './account-spending.ts'
import { advanceChain } from './advance-chain.ts'
import { nextNonceOf } from './balances-store.ts'
import { canonicalAddress } from './canonical-address.ts'
import { inTransaction } from './in-transaction.ts'
import { sandboxNetworkFee } from './network-fee.ts'
import {
  deleteTransaction,
  findTransaction,
  insertTransaction,
  mempoolOf,
  type OutputName,
  outputsOf,
  type PlayOutput,
} from './transactions-store.ts'
import { isWalletAddress } from './watched-store.ts'
import { type World, worldNetwork } from './world.ts'

/** A transaction of the product, its signature verified by whoever submits it. */
export type Submission = {
  readonly network: string
  readonly txId: string
  readonly outputs: readonly PlayOutput[]
  readonly fee: Amount
  readonly pays:
    | { readonly kind: 'nonce'; readonly sender: string; readonly nonce: bigint }
    | { readonly kind: 'inputs'; readonly inputs: readonly OutputName[] }
}

/** Takes a transaction into the mempool if the network's rules allow it. The same one again is `already_known`. */
export function submitTransaction(world: World, submission: Submission): BroadcastOutcome {
  return inTransaction(world, () => {
    advanceChain(world, submission.network)
    if (findTransaction(world, submission.network, submission.txId) !== null) {
      return { outcome: 'already_known' }
    }
    const reason = commonObjection(world, submission) ?? objection(world, submission)
    if (reason !== null) return { outcome: 'rejected', reason }
    accept(world, submission)
    // What an account can afford is easiest to judge with the transaction among those that wait.
    if (isOverdrawn(world, submission)) {
      deleteTransaction(world, submission.network, submission.txId)
      return { outcome: 'rejected', reason: 'insufficient funds' }
    }
    return { outcome: 'accepted' }
  })
}

function commonObjection(world: World, { network, fee, outputs }: Submission): string | null {
  const least = sandboxNetworkFee(world, network)
  if (fee.asset !== least.asset || fee.units < least.units) return 'fee too low'
  const isWrong = (output: PlayOutput) =>
    output.amount.units < 0n || world.currencies.get(output.amount.asset)?.protocol !== network
  if (outputs.length === 0 || outputs.some(isWrong)) return 'bad output'
  return null
}

function objection(world: World, { network, pays, outputs, fee }: Submission): string | null {
  if (pays.kind === 'nonce') {
    if (pays.nonce < nextNonceOf(world, network, pays.sender)) return 'nonce too low'
    const isTaken = mempoolOf(world, network).some(
      (waiting) => waiting.sender === pays.sender && waiting.nonce === pays.nonce,
    )
    return isTaken ? 'another transaction has this nonce' : null
  }
  const names = new Set(pays.inputs.map((input) => `${input.txId}:${input.outputIndex}`))
  if (names.size !== pays.inputs.length || names.size === 0) return 'bad inputs'
  let given = 0n
  for (const input of pays.inputs) {
    const output = outputsOf(world, network, input.txId)[input.outputIndex]
    if (output === undefined) return 'missing input'
    if (output.spentBy !== null) return 'input already spent'
    if (!isWalletAddress(world, network, output.address)) return 'input not signed by its owner'
    given += output.amount.units
  }
  const sent = outputs.reduce((sum, output) => sum + output.amount.units, fee.units)
  return given === sent ? null : 'inputs and outputs differ'
}

function accept(world: World, { network, txId, fee, outputs, pays }: Submission): void {
  const family = worldNetwork(world, network).addressFamily
  insertTransaction(
    world,
    {
      network,
      txId,
      style: pays.kind,
      sender: pays.kind === 'nonce' ? pays.sender : null,
      nonce: pays.kind === 'nonce' ? pays.nonce : null,
      fee,
      height: null,
    },
    {
      inputs: pays.kind === 'inputs' ? pays.inputs : [],
      outputs: outputs.map((output) => ({
        ...output,
        address: canonicalAddress(family, output.address) ?? output.address,
      })),
    },
  )
}

function isOverdrawn(world: World, { network, pays, outputs, fee }: Submission): boolean {
  if (pays.kind !== 'nonce') return false
  const assets = new Set([fee.asset, ...outputs.map((output) => output.amount.asset)])
  return [...assets].some((asset) => spendableOf(world, network, pays.sender, asset).units < 0n)
}
