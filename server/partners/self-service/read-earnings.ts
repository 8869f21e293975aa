import { partnerAccount } from '@causeway/core/ledger'
import { type Amount, amount } from '@causeway/core/money'
import type { FeePolicy } from '@causeway/core/quotes'
import { sql } from 'kysely'
import type { Database } from '../../db/index.ts'
import { balanceRows } from '../../ledger/index.ts'
import { type ReportRow, readReport } from '../read-report.ts'

/** What the owner of an account earns as a partner. */
export type PartnerEarnings = {
  /** His share of our fee in new orders, in basis points. */
  readonly feeShareBps: bigint
  /** The most that he may add himself. */
  readonly maximumCommissionBps: bigint
  /** Earned and not paid out yet, by coin; coins of which there is nothing are left out. */
  readonly balances: readonly Amount[]
  /** Orders by day, pair and sub-account over the last 30 days, newest first. */
  readonly rows: readonly ReportRow[]
  /** False where there were more rows than are read here. */
  readonly isWhole: boolean
}

const DAYS = 30
const MOST_ROWS = 500
const DAY_MILLISECONDS = 86_400_000

/** The earnings of an account's partner; null where it has no access to the partner API. */
export async function readEarnings(
  {
    clock,
    database,
    policy,
  }: {
    readonly database: Database
    readonly clock: { readonly now: () => number }
    readonly policy: FeePolicy
  },
  accountId: string,
): Promise<PartnerEarnings | null> {
  const partner = await database
    .direct()
    .selectFrom('partner')
    .select(['id', 'fee_share_bps'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (partner === undefined) return null
  const day = (back: number) =>
    new Date(clock.now() - back * DAY_MILLISECONDS).toISOString().slice(0, 10)
  const rows: ReportRow[] = []
  const days = { from: day(DAYS - 1), to: day(0), after: null }
  for await (const row of readReport({ database }, partner.id, days)) {
    if (rows.push(row) > MOST_ROWS) break
  }
  return {
    feeShareBps:
      partner.fee_share_bps === null ? policy.partnerShareBps : BigInt(partner.fee_share_bps),
    maximumCommissionBps: policy.maximumCommissionBps,
    balances: await readBalances(database, partner.id),
    rows: rows.slice(0, MOST_ROWS).toReversed(),
    isWhole: rows.length <= MOST_ROWS,
  }
}

async function readBalances(database: Database, partnerId: string): Promise<readonly Amount[]> {
  const { rows } = await sql<{ asset: string; units: bigint }>`
    select asset, -sum(units) as units from (${balanceRows}) balance
    where account = ${partnerAccount(partnerId)}
    group by asset having sum(units) <> 0 order by asset`.execute(database.direct())
  return rows.map(({ asset, units }) => amount(asset, units))
}
