import type { Selectable } from 'kysely'
import type { SettlementTable } from '../../db/index.ts'

/** What the signer keeps with a signature: enough to write the settlement down again in an older database. */
export type SettlementRecord = {
  readonly orderId: string
  /** Its number among the order's settlements. */
  readonly settlement: number
  readonly kind: 'payout' | 'refund'
  readonly assetIn: string
  /** Null where nobody remembers: all that is confirmed when it is written down. */
  readonly unitsIn: bigint | null
  readonly gross: bigint
  readonly exchangeFee: bigint
  readonly networkFee: bigint
  readonly snapshotId: string | null
  /** What came on top of the settled sum and goes back by the next settlement; absent where nothing did. */
  readonly rest?: { readonly unitsIn: bigint; readonly networkFee: bigint }
}

type Rest = Pick<Selectable<SettlementTable>, 'units_in' | 'network_fee'>

/** The record of a settlement, as a transfer carries it; with the refund of what was left over by it. */
export function settlementRecord(settlement: Selectable<SettlementTable>, rest?: Rest): string {
  return JSON.stringify({
    orderId: settlement.order_id,
    settlement: settlement.number,
    kind: settlement.kind,
    assetIn: settlement.asset_in,
    unitsIn: settlement.units_in.toString(),
    gross: settlement.gross.toString(),
    exchangeFee: settlement.exchange_fee.toString(),
    networkFee: settlement.network_fee.toString(),
    snapshotId: settlement.snapshot_id,
    ...(rest && {
      rest: { unitsIn: rest.units_in.toString(), networkFee: rest.network_fee.toString() },
    }),
  })
}

/** Reads a record back; null where a text is none. */
export function readSettlementRecord(text: string): SettlementRecord | null {
  const read = parse(text)
  if (read === null) return null
  const { orderId, settlement, kind, assetIn, snapshotId = null } = read
  const sums = [read.gross, read.exchangeFee, read.networkFee].map(unitsOf)
  const [gross, exchangeFee, networkFee] = sums
  const unitsIn = unitsOf(read.unitsIn)
  const isWhole =
    typeof orderId === 'string' &&
    typeof settlement === 'number' &&
    (kind === 'payout' || kind === 'refund') &&
    typeof assetIn === 'string' &&
    (snapshotId === null || typeof snapshotId === 'string')
  if (!isWhole || (unitsIn === null && read.unitsIn !== null)) return null
  if (gross == null || exchangeFee == null || networkFee == null) return null
  return {
    orderId,
    settlement,
    kind,
    assetIn,
    unitsIn,
    gross,
    exchangeFee,
    networkFee,
    snapshotId,
    ...restOf(read.rest),
  }
}

function restOf(read: unknown): Pick<SettlementRecord, 'rest'> {
  if (typeof read !== 'object' || read === null) return {}
  const unitsIn = unitsOf(Reflect.get(read, 'unitsIn'))
  const networkFee = unitsOf(Reflect.get(read, 'networkFee'))
  return unitsIn === null || networkFee === null ? {} : { rest: { unitsIn, networkFee } }
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? { ...read } : null
  } catch {
    return null
  }
}

function unitsOf(value: unknown): bigint | null {
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : null
}
