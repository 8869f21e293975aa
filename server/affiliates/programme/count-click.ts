import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import type { AffiliateNeeds } from '../affiliate-needs.ts'
import type { AttributionView } from '../attribution-view.ts'

/** Counts a visit by an affiliate's link. Nothing is kept of the visitor. */
export async function countClick(
  {
    attribution,
    clock,
    database,
  }: Pick<AffiliateNeeds, 'clock' | 'database'> & { readonly attribution: AttributionView },
  refId: string,
): Promise<Result<null, Failure<'ref_id_unknown'>>> {
  const found = await attribution.find(refId, 'exchange')
  if (found === null) return fail({ code: 'ref_id_unknown' })
  await sql`
    insert into affiliate_click_day as known (affiliate_id, tool_id, day, clicks)
    values (${found.affiliateId}::uuid, ${found.toolId},
      (${new Date(clock.now())}::timestamptz at time zone 'UTC')::date, 1)
    on conflict (affiliate_id, day, tool_id) do update set clicks = known.clicks + 1`.execute(
    database.direct(),
  )
  return ok(null)
}
