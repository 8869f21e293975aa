import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'

const COLUMNS = `
  id, public_code, holder_hash, kind, side, state, asset_from, asset_to, network_from, network_to, expected_from,
  expected_to, gross, exchange_fee, network_fee, snapshot_id, policy_version, destination, pay_in_address, pay_in_index,
  pay_until, confirm_until, created_at, event_count, exposure_held`
const VALUES = `
  id, substr(md5(id::text), 1, 22), md5(id::text) || md5(id::text), 'float', 'from', 'new', 'btc', 'eth', 'bitcoin',
  'ethereum', 10000000, 1720527688010738949, 1725140539358136791, 4312851347397842, 300000000000000, 'bench', '1',
  '0x52908400098527886e0f7030069857d2e4169ee7', 'bc1q' || md5(id::text), $2::bigint + place, now() + interval '36 hours',
  now() + interval '37 hours', now(), 1, false`

/** Puts so many new, due orders with their first event into a database that has no other work, and gives their ids. */
export async function newOrders(databaseUrl: string, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const firstIndex = randomBytes(5).readUIntBE(0, 5)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // What earlier turns left would be looked at again before these.
    await client.query('delete from order_due')
    await client.query(
      `insert into orders (${COLUMNS}) select ${VALUES} from unnest($1::uuid[]) with ordinality as made (id, place)`,
      [ids, firstIndex],
    )
    await client.query(
      `insert into order_event (order_id, sequence, kind, state, facts, at)
       select id, 1, 'created', 'new', '{}', now() from unnest($1::uuid[]) as made (id)`,
      [ids],
    )
    await client.query(
      'insert into order_due (order_id, due_at) select id, now() from unnest($1::uuid[]) as made (id)',
      [ids],
    )
    await client.query('vacuum analyze orders, order_due')
    return ids
  } finally {
    await client.end()
  }
}
