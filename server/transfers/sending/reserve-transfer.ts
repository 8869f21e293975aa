import { nextTransferState } from '@causeway/core/orders'
import type { ChainPort, TransferPlan } from '@causeway/core/ports'
import { type ClaimedTransfer, saveTransfer } from '../../transfer-store/claim-transfer.ts'
import { inputsOf, lockTaken, reserve } from '../lock-wallet.ts'
import { storePlan } from '../stored-plan.ts'
import { CannotCompose } from '../transfer-failures.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { intentOf } from './transfer-intent.ts'

/**
 * Asks the node what could be spent, then decides the transaction under the wallet's row lock and reserves what it
 * uses in the same database transaction: two workers can never pick one output or one nonce. Throws CannotCompose.
 */
export async function reserveTransfer(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<TransferPlan> {
  const intent = intentOf(transfer)
  const funding = await chain.funding(intent)
  return needs.database.transaction('reserve_transfer', async (tx) => {
    const composed = chain.compose(intent, funding, await lockTaken(tx, transfer, []))
    if (!composed.ok) throw new CannotCompose(composed.failure.code, transfer.id)
    const plan = composed.value
    await reserve(tx, transfer, plan)
    await saveTransfer(tx, transfer, {
      state: nextTransferState('planned', 'inputs_reserved'),
      attempt: plan.attempt,
      plan: storePlan(plan),
    })
    return plan
  })
}

/**
 * Decides and reserves a transaction that takes the place of those sent before, and saves it in the transfer's row: a
 * crash after that signs what is saved. Answers why there is none, if so.
 */
export async function reserveReplacement(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
  earlier: readonly TransferPlan[],
): Promise<TransferPlan | 'fee_is_enough' | 'insufficient_funds' | 'cannot_be_replaced'> {
  const funding = await chain.funding(intentOf(transfer))
  return needs.database.transaction('reserve_replacement', async (tx) => {
    const replaced = chain.replace(earlier, funding, await lockTaken(tx, transfer, earlier))
    if (!replaced.ok) return replaced.failure.code
    const plan = replaced.value
    if (plan.attempt !== transfer.attempt + 1) {
      throw new Error(`Transfer ${transfer.id} got attempt ${plan.attempt} out of turn`)
    }
    await reserve(tx, transfer, plan, new Set(earlier.flatMap(inputsOf)))
    await saveTransfer(tx, transfer, { attempt: plan.attempt, plan: storePlan(plan) })
    return plan
  })
}
