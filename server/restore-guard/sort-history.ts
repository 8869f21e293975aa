import {
  decidedKinds,
  type RecalledTransfer,
  type SignedTransfer,
  type TransferPlan,
} from '@causeway/core/ports'
import { readPayoutRecord } from '../commissions/payout-record.ts'
import type { Database } from '../db/index.ts'
import { readSettlementRecord, type SettlementRecord } from '../orders/index.ts'
import { readJournal } from './read-journal.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'

/** A signature that this database does not have, with its plan. */
export type LostSignature = {
  readonly sequence: number
  readonly plan: TransferPlan
  readonly signed: RecalledTransfer['signed']
  /**
   * `kept`: its transfer is here, and takes it up by itself. `settled`: a settlement of an order that is here. `lost`: of
   * an order that is not, or of what staff decided to send. `own`: a sweep, gas or filler. `commission`: a payout to an affiliate who is here.
   */
  readonly kind: 'kept' | 'settled' | 'lost' | 'own' | 'commission'
  /** Of payouts and refunds. */
  readonly record: SettlementRecord | null
}

export type SortedHistory = {
  /** The journal's last line; the place where reading began if there is none after it. */
  readonly last: number
  readonly signatures: number
  readonly forgotten: readonly LostSignature[]
  /** Of version 0.1, without a plan, or with a record that cannot be read: a person has to look at them. */
  readonly unreadable: readonly RecalledTransfer[]
}

/** Reads the signer's journal after a place and says of each signature whether the database has it, and whose it is. */
export async function sortHistory(
  needs: Pick<ReconcileNeeds, 'database' | 'signer'>,
  after: number,
): Promise<SortedHistory> {
  let [last, signatures] = [after, 0]
  const forgotten: LostSignature[] = []
  const unreadable: RecalledTransfer[] = []
  for await (const page of readJournal(needs.signer, after)) {
    last = page.at(-1)?.sequence ?? last
    signatures += page.length
    const sorted = await sortSignatures(needs.database, page)
    forgotten.push(...sorted.forgotten)
    unreadable.push(...sorted.unreadable)
  }
  return { last, signatures, forgotten, unreadable }
}

/** Says of some signatures which of them the database does not have, and whose each is. */
export async function sortSignatures(
  database: Database,
  signatures: readonly RecalledTransfer[],
): Promise<Pick<SortedHistory, 'forgotten' | 'unreadable'>> {
  const forgotten: LostSignature[] = []
  const unreadable: RecalledTransfer[] = []
  const known = await readKnown(database, signatures)
  for (const each of signatures) {
    if (known.signatures.has(nameOf(each.signed))) continue
    // Accepted as it stood, by an operator: there is nothing to book.
    if (each.isAdopted && each.signed.txId === '') continue
    const sorted = sort(each, known)
    if (sorted === null) unreadable.push(each)
    else forgotten.push(sorted)
  }
  return { forgotten, unreadable }
}

/** One transaction may pay several transfers, and the database may know it for some of them only. */
function nameOf({ transferId, txId }: Pick<SignedTransfer, 'transferId' | 'txId'>): string {
  return `${txId} ${transferId}`
}

type Known = {
  /** A transaction and a transfer that it pays, as one name. */
  readonly signatures: ReadonlySet<string>
  readonly transfers: ReadonlySet<string>
  readonly orders: ReadonlySet<string>
  readonly affiliates: ReadonlySet<string>
}

/** Kinds of which the journal says all that there is to book. */
const DECIDED: ReadonlySet<string> = new Set(decidedKinds)

function sort(each: RecalledTransfer, known: Known): LostSignature | null {
  const { plan, sequence, signed } = each
  if (plan === null) return null
  if (plan.intent.kind === 'commission') return sortCommission(each, plan, known)
  if (DECIDED.has(plan.intent.kind)) {
    const kind = known.transfers.has(signed.transferId) ? 'kept' : 'lost'
    return { sequence, plan, signed, record: null, kind }
  }
  const isOwn = plan.intent.kind !== 'payout' && plan.intent.kind !== 'refund'
  const record = isOwn ? null : readSettlementRecord(plan.intent.record)
  if (!isOwn && record === null) return null
  const found = { sequence, plan, signed, record }
  if (known.transfers.has(signed.transferId)) return { ...found, kind: 'kept' }
  if (record === null) return { ...found, kind: 'own' }
  return { ...found, kind: known.orders.has(record.orderId) ? 'settled' : 'lost' }
}

/** A payout to an affiliate whom the database has lost is lost with him. */
function sortCommission(
  { sequence, signed }: RecalledTransfer,
  plan: TransferPlan,
  known: Known,
): LostSignature | null {
  const record = readPayoutRecord(plan.intent.record)
  if (record === null) return null
  const found = { sequence, plan, signed, record: null }
  if (known.transfers.has(signed.transferId)) return { ...found, kind: 'kept' }
  return { ...found, kind: known.affiliates.has(record.affiliateId) ? 'commission' : 'lost' }
}

async function readKnown(database: Database, page: readonly RecalledTransfer[]): Promise<Known> {
  const direct = database.direct()
  const txIds = page.map(({ signed }) => signed.txId)
  const adopted = page.flatMap(({ isAdopted, signed }) => (isAdopted ? [signed.txId] : []))
  const signatures = await direct
    .selectFrom('transfer_transaction')
    .select(['tx_id as txId', 'transfer_id as transferId'])
    .where('tx_id', 'in', txIds)
    .unionAll(
      direct
        .selectFrom('recalled_signature')
        .select(['tx_id as txId', 'transfer_id as transferId'])
        .where('tx_id', 'in', ['', ...adopted]),
    )
    .execute()
  const transfers = await direct
    .selectFrom('transfer')
    .select('id as name')
    .where(
      'id',
      'in',
      page.map(({ signed }) => signed.transferId),
    )
    .execute()
  const orderIds = page.flatMap(({ plan }) => {
    const record = plan === null ? null : readSettlementRecord(plan.intent.record)
    return record === null ? [] : [record.orderId]
  })
  const orders =
    orderIds.length === 0
      ? []
      : await direct.selectFrom('orders').select('id as name').where('id', 'in', orderIds).execute()
  const affiliateIds = page.flatMap(({ plan }) => {
    const record = plan?.intent.kind === 'commission' ? readPayoutRecord(plan.intent.record) : null
    return record === null ? [] : [record.affiliateId]
  })
  const affiliates =
    affiliateIds.length === 0
      ? []
      : await direct
          .selectFrom('affiliate')
          .select('id as name')
          .where('id', 'in', affiliateIds)
          .execute()
  return {
    affiliates: namesOf(affiliates),
    signatures: new Set(signatures.map(nameOf)),
    transfers: namesOf(transfers),
    orders: namesOf(orders),
  }
}

function namesOf(rows: readonly { readonly name: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ name }) => name))
}
