import { suspenseAccount, walletAccount } from '@causeway/core/ledger'
import type { AssetCode } from '@causeway/core/money'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/index.ts'

/**
 * More left a wallet than it held, or more was paid of a claim than was owed: `units` stands on the wrong side of the
 * account.
 */
export type NegativeAccount = {
  readonly kind: 'account_negative'
  readonly account: string
  readonly asset: AssetCode
  readonly units: bigint
}

type Row = { account: string; asset: string; units: bigint }

/**
 * Wallets that hold less than nothing, and suspense that was paid out beyond what had come. What a restored database
 * found already paid for orders that it has lost stands on the other side of suspense, rightly.
 */
export async function negativeShared(database: Database): Promise<readonly NegativeAccount[]> {
  const found = await sql<Row>`
    select account, asset, sum(units) as units from (
      select account, asset, units from ledger_total where account = ${walletAccount}
      union all
      select entry.account, entry.asset, entry.units
      from ledger_posting posting join ledger_entry entry on entry.posting_id = posting.id
      where not posting.folded and entry.account = ${walletAccount}
    ) wallet
    group by account, asset having sum(units) < 0
    union all
    select entry.account, entry.asset, sum(entry.units)
    from ledger_entry entry join ledger_posting posting on posting.id = entry.posting_id
    where entry.account = ${suspenseAccount} and posting.kind <> 'recalled_transfer'
    group by entry.account, entry.asset having sum(entry.units) > 0
    order by account, asset
  `.execute(database.direct())
  return found.rows.map((row) => ({ kind: 'account_negative', ...row }))
}

/** Orders that were paid, or are being paid, more than they were owed: looks at every order there ever was. */
export async function negativeClaims(database: Database): Promise<readonly NegativeAccount[]> {
  return readClaims(database, sql`select distinct account from ledger_entry`)
}

/** The same of the orders that some postings are about, and of some accounts. */
export async function negativeClaimsOf(
  database: Database,
  of: { readonly postingIds: readonly string[]; readonly accounts: readonly string[] },
): Promise<readonly NegativeAccount[]> {
  const touched = sql`
    select account from ledger_entry where posting_id = any(${of.postingIds}::uuid[])
    union select unnest(${of.accounts}::text[])`
  return readClaims(database, touched)
}

/** Account by account, by index: a plan that reads the whole books would be made for a few of them otherwise. */
async function readClaims(
  database: Database,
  accounts: RawBuilder<unknown>,
): Promise<readonly NegativeAccount[]> {
  const found = await sql<Row>`
    select touched.account, owed.asset, owed.units
    from (${accounts}) touched(account)
    cross join lateral (
      select asset, sum(units) as units from ledger_entry
      where ledger_entry.account = touched.account group by asset having sum(units) > 0
    ) owed
    where touched.account like 'order:%' or touched.account like 'outgoing:%'
    order by touched.account, owed.asset
  `.execute(database.direct())
  return found.rows.map((row) => ({ kind: 'account_negative', ...row }))
}
