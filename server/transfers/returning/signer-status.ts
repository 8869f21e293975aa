import { type Selectable, sql } from 'kysely'
import type { Queryable, TransferTable, Tx } from '../../db/index.ts'
import { transferIdOf } from '../../orders/index.ts'
import { sharersOf } from '../stored-plan.ts'
import type { TransferNeeds } from '../transfer-needs.ts'

/**
 * What the signer said of a settlement's transfer, and how the transfer and those that share its transaction were when it
 * was asked: `fence` changes as soon as a worker takes one of them up.
 */
export type SignerStatus = { readonly fence: string | null; readonly isSigned: boolean }

type Needs = Pick<TransferNeeds, 'database' | 'signer'>

/**
 * Asks the signer whether a settlement's transfer is signed, since a crash may have come between signing and saving.
 * Outside any transaction; what it answers counts while the transfer's fence is the same.
 */
export async function readSignerStatus(needs: Needs, settlementId: string): Promise<SignerStatus> {
  const row = await needs.database
    .direct()
    .selectFrom('settlement')
    .leftJoin('transfer', 'transfer.settlement_id', 'settlement.id')
    .select(['settlement.order_id', 'settlement.number', 'transfer.id'])
    .where('settlement.id', '=', settlementId)
    .executeTakeFirstOrThrow()
  if (row.id !== null) return readTransferStatus(needs, row.id)
  const recalled = await needs.signer.recall(transferIdOf(row.order_id, row.number))
  return { fence: null, isSigned: recalled.length > 0 }
}

/** The same of a transfer that serves no order. */
export async function readTransferStatus(needs: Needs, transferId: string): Promise<SignerStatus> {
  const rows = await readJoint(needs.database.direct(), transferId)
  const recalled = await needs.signer.recall(transferId)
  return { fence: fenceOf(rows), isSigned: recalled.length > 0 }
}

/** A locked transfer, and how it and those that share its transaction are. */
export type LockedJoint = {
  readonly transfer: Selectable<TransferTable>
  readonly fence: string
  /** A worker has taken one of them up. */
  readonly isLeased: boolean
}

/** Locks a transfer and those that share its transaction, always in one order. */
export async function lockJoint(tx: Tx, transferId: string): Promise<LockedJoint> {
  const rows = await readJoint(tx, transferId, true)
  const transfer = rows.find(({ id }) => id === transferId)
  if (transfer === undefined) throw new Error(`There is no transfer ${transferId}`)
  return { transfer, fence: fenceOf(rows), isLeased: rows.some(({ leased }) => leased) }
}

type Row = Selectable<TransferTable> & { readonly leased: boolean }

/** If it comes to share another transaction meanwhile, its own fence tells. */
async function readJoint(
  database: Queryable,
  transferId: string,
  isLocked = false,
): Promise<readonly Row[]> {
  const own = await database
    .selectFrom('transfer')
    .select('plan')
    .where('id', '=', transferId)
    .executeTakeFirstOrThrow()
  return database
    .selectFrom('transfer')
    .selectAll()
    .select(sql<boolean>`lease_until is not null and lease_until > now()`.as('leased'))
    .where('id', 'in', [transferId, ...sharersOf(own.plan)])
    .orderBy('id')
    .$if(isLocked, (query) => query.forUpdate())
    .execute()
}

function fenceOf(rows: readonly Row[]): string {
  return rows.map(({ id, fence }) => `${id}:${fence}`).join(' ')
}
