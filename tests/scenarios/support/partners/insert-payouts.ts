import pg from 'pg'

/** Puts payouts that were refused long ago into the database: they move no money. */
export async function insertPayouts(url: string, refId: string, count: number): Promise<void> {
  const database = new pg.Client(url)
  await database.connect()
  try {
    await database.query(
      `with made as (
        insert into affiliate_payout (id, affiliate_id, currency, units, fee, destination, state, requested_at)
        select gen_random_uuid(), id, 'btc', 169 + age, 0, 'bc1q', 'refused', now() - age * interval '1 day'
        from affiliate, generate_series(1, $2::integer) age where ref_id = $1 returning *)
      insert into transfer (id, kind, record, network, asset, units, destination, state, created_at)
      select id, 'commission', '{}', 'bitcoin', 'btc', units, destination, 'failed', requested_at from made`,
      [refId, count],
    )
  } finally {
    await database.end()
  }
}
