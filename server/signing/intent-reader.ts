import { sql } from 'kysely'
import { type Database, groupedWork } from '../db/index.ts'
import { readPlan, readSource } from '../transfers/index.ts'
import { type IntentRow, intentStatement } from './intent-statement.ts'
import type { RecordedIntent, RecordedSettlement } from './recorded-intent.ts'

/** What a signer may ask of the database. */
export type IntentReader = {
  /** A transfer, its settlement and order, and what is halted, at one moment; null where there is no such transfer. */
  readonly readIntent: (transferId: string) => Promise<RecordedIntent | null>
}

/** Reads transfers for a signer. Give it a database that cannot be written to through its connections. */
export function createIntentReader(needs: { readonly database: Database }): IntentReader {
  return {
    readIntent: async (transferId) => {
      const row = await readRow(needs.database, transferId)
      return row === null ? null : intentOf(row)
    },
  }
}

const readRow = groupedWork(async (database: Database, transferIds: readonly string[]) => {
  const rows = await database.statement('read_intents', intentStatement(transferIds))
  const found = new Map(rows.map((row) => [row.id, row]))
  return transferIds.map((id) => found.get(id) ?? null)
})

function intentOf(row: IntentRow): RecordedIntent {
  return {
    kind: row.kind,
    network: row.network,
    source: readSource(row.source),
    asset: row.asset,
    units: row.units,
    destination: row.destination,
    extraId: row.extra_id,
    newAccountKey: row.account_key,
    record: row.record,
    state: row.state,
    attempt: row.attempt,
    plan: row.plan === null ? null : readPlan(row.plan, row),
    halts: row.halts,
    settlement: row.settlement_kind === null ? null : settlementOf(row, row.settlement_kind),
    payout: row.payout_state === null ? null : payoutOf(row),
    decided: row.decided_state === null ? null : decidedOf(row),
    plannedSweeps: row.sweeps.map(readSource).filter((source) => source !== 'hot'),
  }
}

function payoutOf(row: IntentRow): RecordedIntent['payout'] {
  return {
    isOpen: row.payout_state === 'sending',
    asset: row.payout_currency,
    units: row.payout_units,
    destination: row.payout_destination,
    isBooked: row.payout_booked === row.payout_units,
  }
}

function decidedOf(row: IntentRow): RecordedIntent['decided'] {
  return {
    isOpen: row.decided_state === 'sending',
    network: row.decided_network,
    asset: row.decided_asset,
    units: row.decided_units,
    destination: row.decided_destination,
    extraId: row.decided_extra_id,
    isBooked: row.decided_booked === row.decided_units,
    isCovered: row.decided_covered,
  }
}

function settlementOf(row: IntentRow, kind: 'payout' | 'refund'): RecordedSettlement {
  return {
    kind,
    takenBack: row.taken_back,
    asset: row.asset_out,
    units: row.units_out,
    ordered:
      kind === 'payout'
        ? {
            network: row.network_to,
            asset: row.asset_to,
            destination: row.order_destination,
            extraId: row.destination_extra_id,
            newAccountKey: row.order_account_key,
          }
        : {
            network: row.network_from,
            asset: row.asset_from,
            destination: row.refund_address,
            extraId: row.refund_extra_id,
            newAccountKey: null,
          },
    deposits: Number(row.deposits),
    shallowDeposits: Number(row.shallow),
    waitsForPayout: row.waits_for_payout,
    otherTransfers: Number(row.others),
  }
}

/** Throws where a connection of the database could write: a signer's must not. */
export async function assertReadOnly(database: Database): Promise<void> {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(
    database.direct(),
  )
  if (rows[0]?.transaction_read_only !== 'on') {
    throw new Error("The signer's connection can write: does a pooler drop its options?")
  }
}
