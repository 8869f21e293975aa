import { randomUUID } from 'node:crypto'
import { createPasswordHasher } from '@causeway/server/accounts'
import pg from 'pg'

export const BENCH_PASSWORD = 'the password of a busy affiliate'
const TOOLS = 20
const DAYS = 365

export type BusyAffiliate = {
  readonly email: string
  readonly refId: string
  /** One of its tools. */
  readonly toolId: string
}

/** Ref ids have fourteen characters. */
const idOf = (number: number) => `aaaaaaaaaaaaa${'bcdefghijkmnpqrstuvwxyz'.charAt(number)}`

/**
 * Puts an approved affiliate with twenty tools into a migrated database, a year of clicks, and so many commissions in
 * that year: popular coins and tools have most of them, some are held or reversed. Nothing is counted by day yet.
 */
export async function insertAttributedOrders(url: string, count: number): Promise<BusyAffiliate> {
  const [accountId, affiliateId] = [randomUUID(), randomUUID()]
  const [email, refId] = ['busy@example.org', 'busybusybusybu']
  const hash = await createPasswordHasher().hash(BENCH_PASSWORD)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      'insert into account (id, email, password_hash, confirmed_at, created_at, merchant_id) values ($1, $2, $3, now(), now(), $4)',
      [accountId, email, hash, 'f'.repeat(20)],
    )
    await client.query(
      `insert into affiliate (id, account_id, ref_id, state, applied_at) values ($1, $2, $3, 'approved', now())`,
      [affiliateId, accountId, refId],
    )
    const tools = Array.from({ length: TOOLS }, (_, number) => idOf(number))
    await client.query(
      `insert into affiliate_tool (id, affiliate_id, type, name, settings, created_at)
       select id, $1, 'ref_link', 'Campaign ' || id, '{}', now() from unnest($2::text[]) as id`,
      [affiliateId, tools],
    )
    await client.query(
      `insert into affiliate_click_day (affiliate_id, tool_id, day, clicks)
       select $1, tool, current_date - age, 100 + age from unnest($2::text[]) as tool, generate_series(0, $3) as age`,
      [affiliateId, [...tools, ''], DAYS - 1],
    )
    await client.query(COMMISSIONS, [affiliateId, [...tools, ''], count, DAYS])
    await client.query('vacuum analyze affiliate_commission')
    return { email, refId, toolId: tools[0] ?? '' }
  } finally {
    await client.end()
  }
}

/** A square of a random number below one lies near zero more often: the first of a list come most. */
const COMMISSIONS = `
  insert into affiliate_commission (id, affiliate_id, tool_id, kind, state, share_bps, asset_in, units_in, asset, units,
    price_in, price, at)
  select gen_random_uuid(), $1::uuid, ($2::text[])[1 + floor(power(random(), 2) * cardinality($2::text[]))],
    (array['exchange', 'widget'])[1 + floor(power(random(), 2) * 2)],
    case when made % 100 < 97 then 'earned' when made % 100 < 99 then 'held' else 'reversed' end,
    2500,
    (array['btc', 'eth', 'ltc', 'usdt20', 'xmr', 'sol', 'trx', 'xrp', 'doge', 'bch'])[1 + floor(power(random(), 2) * 10)],
    100000 + floor(random() * 1000000),
    (array['eth', 'btc', 'usdt20', 'xmr', 'ltc', 'sol'])[1 + floor(power(random(), 2) * 6)],
    1000 + floor(random() * 10000), 5800 * 1e18, 5800 * 1e18,
    now() - random() * $4 * interval '1 day'
  from generate_series(1, $3::integer) as made`
