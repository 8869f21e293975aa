import {
  capitalAccount,
  type LedgerEntry,
  venueAccount,
  walletAccount,
} from '@causeway/core/ledger'
import type { AssetCode } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Queryable } from '../db/index.ts'

export type LedgerTotals = {
  /** Zero for every asset, or the books are wrong. */
  readonly sums: readonly {
    readonly asset: AssetCode
    readonly sum: bigint
    /** Whether anything but the operator's own stock was ever booked of it. */
    readonly isMoved: boolean
  }[]
  /** Every account that is not zero. */
  readonly accounts: readonly LedgerEntry[]
}

/** Adds up the whole ledger. */
export async function ledgerTotals(database: Queryable): Promise<LedgerTotals> {
  const sums = await database
    .selectFrom('ledger_entry')
    .select([
      'asset',
      sql<bigint>`sum(units)`.as('sum'),
      sql<boolean>`bool_or(account not in (${walletAccount}, ${capitalAccount}) and account not like ${venueAccount('%')})`.as(
        'isMoved',
      ),
    ])
    .groupBy('asset')
    .orderBy('asset')
    .execute()
  const accounts = await database
    .selectFrom('ledger_entry')
    .select(['account', 'asset', sql<bigint>`sum(units)`.as('units')])
    .groupBy(['account', 'asset'])
    .having(sql<boolean>`sum(units) <> 0`)
    .orderBy('account')
    .orderBy('asset')
    .execute()
  return { sums, accounts }
}
