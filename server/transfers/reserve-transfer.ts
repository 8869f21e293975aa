import { amount } from '@causeway/core/money'
import { transferTransitions } from '@causeway/core/orders'
import type { ChainPort, Funding, Taken, TransferIntent, TransferPlan } from '@causeway/core/ports'
import type { Tx } from '../db/index.ts'
import { type ClaimedTransfer, saveTransfer } from './claim-transfer.ts'
import { storePlan } from './stored-plan.ts'
import type { TransferNeeds } from './transfer-needs.ts'

/** The wallet cannot do what was asked now. */
export class CannotCompose extends Error {
  readonly code: string
  constructor(code: string, transferId: string) {
    super(`Transfer ${transferId} cannot be composed: ${code}`)
    this.name = 'CannotCompose'
    this.code = code
  }
}

/**
 * Asks the node what could be spent, then decides the transaction under the wallet's row lock and reserves what it
 * uses in the same database transaction: two workers can never pick one output or one nonce.
 */
export async function reserveTransfer(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<TransferPlan> {
  const intent = intentOf(transfer)
  const funding = await chain.funding(intent)
  return needs.database.transaction(async (tx) => {
    const taken = await lockWallet(tx, transfer)
    const plan = compose(chain, intent, funding, taken)
    await reserve(tx, transfer, plan)
    await saveTransfer(tx, transfer, {
      state: transferTransitions.planned.inputs_reserved ?? 'reserved',
      plan: storePlan(plan),
    })
    return plan
  })
}

/** What a transfer row asks for. */
export function intentOf(transfer: ClaimedTransfer): TransferIntent {
  return {
    transferId: transfer.id,
    network: transfer.network,
    amount: amount(transfer.asset, transfer.units),
    destination: transfer.destination,
    extraId: transfer.extra_id,
  }
}

function compose(
  chain: ChainPort,
  intent: TransferIntent,
  funding: Funding,
  taken: Taken,
): TransferPlan {
  const plan = chain.compose(intent, funding, taken)
  if (!plan.ok) throw new CannotCompose(plan.failure.code, intent.transferId)
  return plan.value
}

async function lockWallet(tx: Tx, transfer: ClaimedTransfer): Promise<Taken> {
  await tx
    .insertInto('wallet')
    .values({ network: transfer.network })
    .onConflict((conflict) => conflict.column('network').doNothing())
    .execute()
  const wallet = await tx
    .selectFrom('wallet')
    .select('next_nonce')
    .where('network', '=', transfer.network)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const inputs = await tx
    .selectFrom('reserved_input')
    .select('input')
    .where('network', '=', transfer.network)
    .execute()
  return { inputs: new Set(inputs.map((row) => row.input)), nextNonce: wallet.next_nonce }
}

async function reserve(tx: Tx, transfer: ClaimedTransfer, plan: TransferPlan): Promise<void> {
  const { reservation } = plan
  if (reservation.kind === 'nonce') {
    await tx
      .updateTable('wallet')
      .set({ next_nonce: reservation.nonce + 1n })
      .where('network', '=', transfer.network)
      .execute()
    return
  }
  await tx
    .insertInto('reserved_input')
    .values(
      reservation.inputs.map((input) => ({
        network: transfer.network,
        input,
        transfer_id: transfer.id,
      })),
    )
    .execute()
}
