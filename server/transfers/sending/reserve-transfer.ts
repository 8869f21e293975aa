import { nextTransferState } from '@causeway/core/orders'
import {
  type ChainPort,
  type ComposeFailure,
  partOf,
  type ReplaceFailure,
  type TransferPlan,
} from '@causeway/core/ports'
import { sql } from 'kysely'
import { type Database, groupedWork, type Tx } from '../../db/index.ts'
import { type ClaimedTransfer, saveTransfer } from '../../transfer-store/claim-transfer.ts'
import { saveReserved } from '../../transfer-store/save-transfers.ts'
import { inputsOf, lockTaken, type Planned, reserveAll } from '../lock-wallet.ts'
import { storePlan } from '../stored-plan.ts'
import { CannotCompose } from '../transfer-failures.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { fundingOnce } from './ask-once.ts'
import { awaitCompany } from './await-company.ts'
import { composeTogether, joins, MOST_PAYMENTS, type Wish } from './compose-together.ts'
import { replaceForOthers } from './split-joint.ts'
import { intentOf } from './transfer-intent.ts'

/**
 * Asks the node what could be spent, then decides the transaction under the wallet's row lock and reserves what it
 * uses in the same database transaction: two workers can never pick one output or one nonce. Transfers that wait for the
 * same wallet are decided together, and share a transaction where the chain has such: for that they wait for each other a
 * little. Throws CannotCompose. Answers null where another of them took what this one needs, which may come back with its
 * change.
 */
export async function reserveTransfer(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<TransferPlan | null> {
  const intent = intentOf(transfer)
  const mostPayments = needs.mostPayments ?? MOST_PAYMENTS
  if (mostPayments > 1 && joins({ chain, intent, transfer })) {
    await awaitCompany(chain, intent.amount.asset, needs.waitForOthersMilliseconds ?? 0)
  }
  const funding = await fundingOnce(chain, intent)
  const wish = { chain, transfer, intent, funding, mostPayments }
  const decided = await decide(needs.database, wish)
  if (decided === 'after_others') return null
  if (typeof decided === 'string') throw new CannotCompose(decided, transfer.id)
  return decided
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
  const taken = await lockTaken(tx, first.transfer, [])
  const composed = composeTogether(wishes, taken)
  const planned = wishes.flatMap(({ transfer }, place): readonly Planned[] => {
    const made = composed[place]
    return made?.ok ? [{ transfer, plan: made.value }] : []
  })
  const decided: Decided[] = []
  for (const [place, made] of composed.entries()) {
    const transfer = wishes[place]?.transfer
    if (made.ok || transfer === undefined) decided.push(made.ok ? made.value : 'after_others')
    else decided.push(await refusal(tx, transfer, made.failure, planned.length > 0))
  }
  if (planned.length === 0) return decided
  // What a joint transaction spends is held by the first of its transfers.
  await reserveAll(
    tx,
    planned.filter(({ plan }) => partOf(plan).part === 0),
  )
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

/** Where another transfer took what this one needs, its change may be enough. */
async function refusal(
  tx: Tx,
  transfer: ClaimedTransfer,
  { code }: ComposeFailure,
  areOthersPlanned: boolean,
): Promise<Decided> {
  if (code !== 'insufficient_funds') return code
  return areOthersPlanned || (await areOthersUnsent(tx, transfer)) ? 'after_others' : code
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
    .where(sql<boolean>`not dead`)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Decides and reserves a transaction that takes the place of those sent before, and saves it in the transfer's row: a
 * crash after that signs what is saved. The other transfers of a joint transaction get theirs with it. Answers why there is
 * none, if so; `others_not_ready`: one of them is not sent yet, or in a block already.
 */
export async function reserveReplacement(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
  earlier: readonly TransferPlan[],
): Promise<TransferPlan | ReplaceFailure['code'] | 'others_not_ready'> {
  const funding = await chain.funding(intentOf(transfer))
  return needs.database.transaction('reserve_replacement', async (tx) => {
    const replaced = chain.replace(earlier, funding, await lockTaken(tx, transfer, earlier))
    if (!replaced.ok) return replaced.failure.code
    const plan = replaced.value
    if (plan.attempt !== transfer.attempt + 1) {
      throw new Error(`Transfer ${transfer.id} got attempt ${plan.attempt} out of turn`)
    }
    if (!(await replaceForOthers(tx, transfer, plan))) return 'others_not_ready'
    await reserveAll(tx, [{ transfer, plan }], new Set(earlier.flatMap(inputsOf)))
    await saveTransfer(tx, transfer, { attempt: plan.attempt, plan: storePlan(plan) })
    return plan
  })
}
