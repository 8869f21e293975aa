import type { Amount } from '@causeway/core/money'
import type { BroadcastOutcome } from '@causeway/core/ports'
import { canonicalAddress } from '../addresses/play-address.ts'
import { inTransaction } from '../in-transaction.ts'
import { type World, worldNetwork } from '../world.ts'
import { spendableOf, waitingSpends } from './account-spending.ts'
import { advanceChain } from './advance-chain.ts'
import { nextNonceOf } from './balances-store.ts'
import { sandboxNetworkFee } from './minimum-fee-store.ts'
import { accountExists, makerOf, namesAccounts, recordMadeAccount } from './named-accounts.ts'
import { transactionsWithNonce } from './own-transactions.ts'
import {
  deleteTransaction,
  findTransaction,
  insertTransaction,
  type OutputName,
  outputsOf,
  type PlayOutput,
  type PlayTransaction,
} from './transactions-store.ts'
import { isWalletAddress } from './watched-store.ts'

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

/**
 * Takes a transaction into the mempool if the network's rules allow it. The same one again is `already_known`. One that
 * cannot confirm beside others that wait takes their place if it pays more than they do together, and if nothing
 * spends what they pay: the sandbox drops no third one.
 */
export function submitTransaction(world: World, submission: Submission): BroadcastOutcome {
  return inTransaction(world, () => {
    advanceChain(world, submission.network)
    if (findTransaction(world, submission.network, submission.txId) !== null) {
      return { outcome: 'already_known' }
    }
    const rivals = rivalsOf(world, submission)
    const reason =
      commonObjection(world, submission) ??
      accountObjection(world, submission, rivals) ??
      rivalry(world, submission, rivals) ??
      objection(world, submission)
    if (reason !== null) return { outcome: 'rejected', reason }
    world.store.exec('SAVEPOINT submission')
    for (const { txId } of rivals) deleteTransaction(world, submission.network, txId)
    accept(world, submission)
    recordAccounts(world, submission)
    // What an account can afford is easiest to judge with the transaction among those that wait.
    const isAffordable = !isOverdrawn(world, submission)
    if (!isAffordable) world.store.exec('ROLLBACK TO submission')
    world.store.exec('RELEASE submission')
    return isAffordable
      ? { outcome: 'accepted' }
      : { outcome: 'rejected', reason: 'insufficient funds' }
  })
}

/** Waiting transactions that cannot confirm beside this one. */
function rivalsOf(world: World, { network, pays }: Submission): readonly PlayTransaction[] {
  const taken =
    pays.kind === 'nonce'
      ? transactionsWithNonce(world, network, pays)
      : pays.inputs.map(
          ({ txId, outputIndex }) => outputsOf(world, network, txId)[outputIndex]?.spentBy ?? null,
        )
  return [...new Set(taken)].flatMap((txId) => {
    const rival = txId === null ? null : findTransaction(world, network, txId)
    return rival !== null && rival.height === null ? [rival] : []
  })
}

function rivalry(
  world: World,
  { network, fee, pays }: Submission,
  rivals: readonly PlayTransaction[],
): string | null {
  if (rivals.length === 0) return null
  const paid = rivals.reduce((sum, rival) => sum + rival.fee.units, 0n)
  if (fee.units <= paid) {
    return pays.kind === 'nonce' ? 'another transaction has this nonce' : 'input already spent'
  }
  const isSpent = rivals.some(({ txId }) =>
    outputsOf(world, network, txId).some(({ spentBy }) => spentBy !== null),
  )
  if (isSpent) return 'another transaction spends what this would replace'
  const isFromRival =
    pays.kind === 'inputs' &&
    pays.inputs.some((input) => rivals.some(({ txId }) => txId === input.txId))
  return isFromRival ? 'missing input' : null
}

function commonObjection(world: World, { network, fee, outputs }: Submission): string | null {
  const least = sandboxNetworkFee(world, network)
  if (fee.asset !== least.asset || fee.units < least.units) return 'fee too low'
  const isWrong = (output: PlayOutput) =>
    output.amount.units < 0n || world.currencies.get(output.amount.asset)?.protocol !== network
  if (outputs.length === 0 || outputs.some(isWrong)) return 'bad output'
  return null
}

/** A payment to a named account needs the account; making one needs its name to be free. */
function accountObjection(
  world: World,
  { network, outputs }: Submission,
  rivals: readonly PlayTransaction[],
): string | null {
  if (!namesAccounts(world, network)) return null
  for (const { accountKey, address } of outputs) {
    const maker = makerOf(world, network, address)
    const isOfRival = rivals.some(({ txId }) => txId === maker)
    const exists = accountExists(world, network, address) && !isOfRival
    if (accountKey === undefined && !exists) return 'account does not exist'
    if (accountKey !== undefined && exists) return 'account name is taken'
  }
  return null
}

function objection(world: World, { network, pays, outputs, fee }: Submission): string | null {
  if (pays.kind === 'nonce') {
    if (pays.nonce < nextNonceOf(world, network, pays.sender)) return 'nonce too low'
    return null
  }
  const names = new Set(pays.inputs.map((input) => `${input.txId}:${input.outputIndex}`))
  if (names.size !== pays.inputs.length || names.size === 0) return 'bad inputs'
  let given = 0n
  for (const input of pays.inputs) {
    const output = outputsOf(world, network, input.txId)[input.outputIndex]
    if (output === undefined) return 'missing input'
    if (isInBlock(world, network, output.spentBy)) return 'input already spent'
    if (!isWalletAddress(world, network, output.address)) return 'input not signed by its owner'
    given += output.amount.units
  }
  const sent = outputs.reduce((sum, output) => sum + output.amount.units, fee.units)
  return given === sent ? null : 'inputs and outputs differ'
}

function isInBlock(world: World, network: string, txId: string | null): boolean {
  return txId !== null && (findTransaction(world, network, txId)?.height ?? null) !== null
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

function recordAccounts(world: World, { network, outputs, txId }: Submission): void {
  for (const { accountKey: key, address: name } of outputs) {
    if (key !== undefined) recordMadeAccount(world, { network, name, txId, key })
  }
}

function isOverdrawn(world: World, { network, pays, outputs, fee }: Submission): boolean {
  if (pays.kind !== 'nonce') return false
  const assets = new Set([fee.asset, ...outputs.map((output) => output.amount.asset)])
  const { sender } = pays
  const waiting = waitingSpends(world, network, sender)
  return [...assets].some(
    (asset) => spendableOf(world, network, { sender, asset, waiting }).units < 0n,
  )
}
