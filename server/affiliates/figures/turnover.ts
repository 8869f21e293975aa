import type { Catalogue } from '@causeway/core/currencies'
import { sql } from 'kysely'
import { dayRows } from '../../commissions/fold-commissions.ts'
import type { Database } from '../../db/index.ts'

/** Days (UTC) as `YYYY-MM-DD`, both included. */
export type Days = { readonly from: string; readonly to: string }

/** What orders were worth that an affiliate led here, in attodollars at the market of their moment. */
export async function readTurnover(
  needs: { readonly database: Database; readonly catalogue: Catalogue },
  affiliateId: string,
  { from, to }: Days,
): Promise<bigint> {
  const { rows } = await sql<{ turnover: bigint }>`
    select coalesce(sum(turnover), 0) as turnover from (${dayRows(needs.catalogue)}) days
    where affiliate_id = ${affiliateId}::uuid and day between ${from}::date and ${to}::date`.execute(
    needs.database.direct(),
  )
  return rows[0]?.turnover ?? 0n
}

/** Units times attodollars per whole coin, as attodollars. A coin that is dealt in no longer counts nothing. */
export function worthOf(catalogue: Catalogue, asset: string, product: bigint): bigint {
  const coin = catalogue.find(asset)
  return coin === undefined ? 0n : product / 10n ** BigInt(coin.decimals)
}
