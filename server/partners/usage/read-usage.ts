import { sql } from 'kysely'
import type { PartnerNeeds } from '../partner-needs.ts'
import type { PartnerUsage, UsageOfDay } from '../self-service/self-service-cases.ts'

const DAYS = 30
const DAY_MILLISECONDS = 86_400_000

type Row = Omit<UsageOfDay, 'day'> & { readonly day: string; readonly method: string }

/** How much an account's keys, or one of them, were used in the last 30 days, today included. */
export async function readUsage(
  { clock, database }: Pick<PartnerNeeds, 'clock' | 'database'>,
  accountId: string,
  keyId: string | null,
): Promise<PartnerUsage> {
  const now = clock.now()
  const days = Array.from({ length: DAYS }, (_, index) =>
    new Date(now - (DAYS - 1 - index) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  )
  let query = database
    .direct()
    .selectFrom('partner_usage')
    .innerJoin('partner_key', 'partner_key.id', 'partner_usage.key_id')
    .innerJoin('partner', 'partner.id', 'partner_key.partner_id')
    .select([
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      'method',
      sql<bigint>`sum(requests)::bigint`.as('requests'),
      sql<bigint>`coalesce(sum(requests) filter (where outcome <> 'answered'), 0)::bigint`.as(
        'errors',
      ),
    ])
    .where('partner.account_id', '=', accountId)
    .where('day', '>=', days[0] ?? '')
    .groupBy(['day', 'method'])
  if (keyId !== null) query = query.where('partner_usage.key_id', '=', keyId)
  const read = await query.execute()
  const rows = read.map((row) => ({
    ...row,
    requests: Number(row.requests),
    errors: Number(row.errors),
  }))
  const methods = [...Map.groupBy(rows, ({ method }) => method)]
    .map(([method, ofMethod]) => ({ method, ...sumOf(ofMethod) }))
    .sort((one, other) => other.requests - one.requests)
  return {
    days: days.map((day) => ({ day, ...sumOf(rows.filter((row) => row.day === day)) })),
    methods,
  }
}

function sumOf(rows: readonly Row[]): Omit<UsageOfDay, 'day'> {
  const sum = (part: 'requests' | 'errors') => rows.reduce((total, row) => total + row[part], 0)
  return { requests: sum('requests'), errors: sum('errors') }
}
