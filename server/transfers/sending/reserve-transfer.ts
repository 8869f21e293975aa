import { nextTransferState } from '@causeway/core/orders'
import type {
  ChainPort,
  ComposeFailure,
  Funding,
  TransferIntent,
  TransferPlan,
} from '@causeway/core/ports'
import { type Database, groupedWork, type Tx } from '../../db/index.ts'
import { type ClaimedTransfer, saveTransfer } from '../../transfer-store/claim-transfer.ts'
import { saveReserved } from '../../transfer-store/save-transfers.ts'
import { inputsOf, lockTaken, reserveAll, takenWith } from '../lock-wallet.ts'
import { exactNonceOf } from '../own-record.ts'
import { storePlan } from '../stored-plan.ts'
import { CannotCompose } from '../transfer-failures.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { intentOf } from './transfer-intent.ts'

/**
 * Asks the node what could be spent, then decides the transaction under the wallet's row lock and reserves what it
 * uses in the same database transaction: two workers can never pick one output or one nonce. Transfers that wait for the
 * same wallet are decided together, one after another. Throws CannotCompose. Answers null where another of them took what
 * this one needs, which may come back with its change.
 */
export async function reserveTransfer(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<TransferPlan | null> {
  const intent = intentOf(transfer)
  const funding = await chain.funding(intent)
  const decided = await decide(needs.database, { chain, transfer, intent, funding })
  if (decided === 'after_others') return null
  if (typeof decided === 'string') throw new CannotCompose(decided, transfer.id)
  return decided
}

type Wish = {
  readonly chain: ChainPort
  readonly transfer: ClaimedTransfer
  readonly intent: TransferIntent
  readonly funding: Funding
}
type Decided = TransferPlan | ComposeFailure['code'] | 'after_others'

const decide = groupedWork(
  (database: Database, wishes: readonly Wish[]) =>
    database.transaction('reserve_transfer', (tx) => decideInTurn(tx, wishes)),
  ({ transfer }) => `${transfer.network} ${transfer.source}`,
)

async function decideInTurn(tx: Tx, wishes: readonly Wish[]): Promise<readonly Decided[]> {
  const [first] = wishes
  if (first === undefined) return []
  let taken = await lockTaken(tx, first.transfer, [])
  const planned: { readonly transfer: ClaimedTransfer; readonly plan: TransferPlan }[] = []
  const decided: Decided[] = []
  for (const { chain, transfer, intent, funding } of wishes) {
    const composed = chain.compose(intent, funding, {
      ...taken,
      exactNonce: exactNonceOf(transfer),
    })
    if (composed.ok) {
      planned.push({ transfer, plan: composed.value })
      taken = takenWith(taken, composed.value)
      decided.push(composed.value)
      continue
    }
    const { code } = composed.failure
    const isShort = code === 'insufficient_funds'
    const waits = isShort && (planned.length > 0 || (await areOthersUnsent(tx, transfer)))
    decided.push(waits ? 'after_others' : code)
  }
  if (planned.length === 0) return decided
  await reserveAll(tx, planned)
  await saveReserved(
    tx,
    planned.map(({ transfer, plan }) => ({
      transfer,
      state: nextTransferState('planned', 'inputs_reserved'),
      attempt: plan.attempt,
      plan: storePlan(plan),
    })),
  )
  return decided
}

/** Others of the same wallet hold something, and their change is not there before they are sent. */
async function areOthersUnsent(tx: Tx, { id, network, source }: ClaimedTransfer): Promise<boolean> {
  const other = await tx
    .selectFrom('transfer')
    .select('id')
    .where('network', '=', network)
    .where('source', '=', source)
    .where('confirmed_at', 'is', null)
    .where('state', 'in', ['reserved', 'signed'])
    .where('due_at', 'is not', null)
    .where('dead', '=', false)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
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
    await reserveAll(tx, [{ transfer, plan }], new Set(earlier.flatMap(inputsOf)))
    await saveTransfer(tx, transfer, { attempt: plan.attempt, plan: storePlan(plan) })
    return plan
  })
}
