import { sql } from 'kysely'
import { type Database, groupedWork } from '../db/index.ts'
import type { ClaimedTransfer } from '../transfer-store/claim-transfer.ts'
import { sharersOf } from './stored-plan.ts'
import type { TransferNeeds } from './transfer-needs.ts'

type Halting = Pick<ClaimedTransfer, 'kind' | 'state' | 'network' | 'asset' | 'order_id'> & {
  /** Absent where nothing is decided yet, as its plan is. */
  readonly id?: string
  /** Null once it is signed: its transactions tell then whom they pay. */
  readonly plan?: string | null
}

/**
 * A halt of everything, of the network or of the asset stops what has not been signed or sent yet; so does one of the
 * network that the customer paid in on, since its deposits may not be there: in a joint transaction that of any customer.
 * `signing` stops new signatures only. A filler moves no money and frees others: a halt of its asset does not stop it. A
 * wallet that has spent what the signer does not know is stopped as well: nothing new is signed for it.
 */
export async function isHalted(
  needs: Pick<TransferNeeds, 'database' | 'wallets'>,
  transfer: Halting,
): Promise<boolean> {
  const scopes = ['all', transfer.network]
  if (transfer.kind !== 'filler') scopes.push(transfer.asset)
  if (transfer.state !== 'signed') scopes.push('signing')
  if (await isSomethingHalted(needs.database, undefined)) {
    if (await isIn(needs.database, scopes, transfer)) return true
  }
  return transfer.state !== 'signed' && !(await needs.wallets.agrees(transfer.network))
}

/** Mostly nothing is, and then one question answers for all who ask at the moment. */
const isSomethingHalted = groupedWork(async (database: Database, asks: readonly undefined[]) => {
  const halt = await database
    .direct()
    .selectFrom('halt')
    .select('scope')
    .limit(1)
    .executeTakeFirst()
  return asks.map(() => halt !== undefined)
})

async function isIn(
  database: Database,
  scopes: readonly string[],
  transfer: Halting,
): Promise<boolean> {
  const halt = await database
    .direct()
    .selectFrom('halt')
    .select('scope')
    .where((where) =>
      where.or([
        where('scope', 'in', scopes),
        where('scope', '=', (select) =>
          select
            .selectFrom('orders')
            .select('network_from')
            .where('orders.id', '=', transfer.order_id),
        ),
        where('scope', 'in', (select) =>
          select
            .selectFrom('orders')
            .innerJoin('transfer', 'transfer.order_id', 'orders.id')
            .select('orders.network_from')
            .where(({ eb, or }) =>
              or([
                eb('transfer.id', '=', sql<string>`any(${sharersOf(transfer.plan)}::uuid[])`),
                eb('transfer.id', 'in', sharersOfSigned(database, transfer.id ?? null)),
              ]),
            ),
        ),
      ]),
    )
    .executeTakeFirst()
  return halt !== undefined
}

/** All transfers that one of a transfer's transactions pays. */
function sharersOfSigned(database: Database, transferId: string | null) {
  return database
    .direct()
    .selectFrom('transfer_transaction as own')
    .innerJoin('transfer_transaction as shared', 'shared.tx_id', 'own.tx_id')
    .select('shared.transfer_id')
    .where('own.transfer_id', '=', transferId)
    .where('own.parts', '>', 1)
}
