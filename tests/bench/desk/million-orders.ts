import pg from 'pg'

/** Something to search each way for. */
export type BenchOrders = {
  readonly publicCode: string
  readonly email: string
  readonly destination: string
  readonly txId: string
  readonly accountId: string
  readonly accountEmail: string
}

/** Columns of orders that differ from row to row; `n` is the row's number. All others are those of the order that is copied. */
const OWN: Readonly<Record<string, string>> = {
  id: "(lpad(to_hex(1700000000000 + n), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid",
  public_code: "'bench' || lpad(n::text, 15, '0')",
  holder_hash: 'md5(n::text) || md5(n::text)',
  state: "case when n % 1000 = 0 then 'hold' else 'finished' end",
  ended_state: "case when n % 1000 = 0 then null else 'finished' end",
  hold_reason: "case when n % 1000 = 0 then 'amount_differs' end",
  expected_from: 'o.expected_from + n',
  pay_in_index: '10000000 + n',
  pay_in_address: "'payin' || n",
  destination: "'destination' || n / 3",
  refund_address: "'refund' || n",
  email: "'buyer' || n / 5 || '@example.org'",
  account_id: "md5('account' || n % $2::bigint)::uuid",
  created_at: "now() - ($1::bigint - n) * interval '30 seconds'",
  ended_at:
    "case when n % 1000 = 0 then null else now() - ($1::bigint - n) * interval '20 seconds' end",
  event_count: '3',
  client_slot: 'null',
  address_slot: 'null',
}

/**
 * Fills a migrated database that has one order with so many copies of it, three events and a deposit for each, and so many
 * accounts; the planner knows their sizes afterwards.
 */
export async function insertOrders(
  url: string,
  { accounts, orders }: { readonly orders: number; readonly accounts: number },
): Promise<BenchOrders> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(ACCOUNTS, [accounts])
    const { rows } = await client.query<{ column_name: string }>(
      "select column_name from information_schema.columns where table_name = 'orders' and table_schema = current_schema()",
    )
    const columns = rows.map(({ column_name: name }) => name)
    const values = columns.map((name) => OWN[name] ?? `o.${name}`)
    await client.query(
      `insert into orders (${columns.join(', ')})
       select ${values.join(', ')} from (select * from orders limit 1) o, generate_series(1, $1::bigint) n`,
      [orders, accounts],
    )
    await client.query(EVENTS)
    await client.query(DEPOSITS)
    for (const table of ['orders', 'order_event', 'deposit', 'account']) {
      await client.query(`vacuum analyze ${table}`)
    }
    const n = Math.floor(orders / 2)
    const asked = await client.query<BenchOrders>(
      `select o.public_code as "publicCode", o.email, o.destination, d.tx_id as "txId",
         a.id as "accountId", a.email as "accountEmail"
       from orders o join deposit d on d.order_id = o.id join account a on a.id = o.account_id
       where o.pay_in_address = $1`,
      [`payin${n}`],
    )
    const [found] = asked.rows
    if (found === undefined) throw new Error('The orders were not made')
    return found
  } finally {
    await client.end()
  }
}

const ACCOUNTS = `
  insert into account (id, email, confirmed_at, created_at, merchant_id)
  select md5('account' || n)::uuid, 'customer' || n || '@example.org', now(), now(), lpad(n::text, 20, 'm')
  from generate_series(0, $1::bigint - 1) n`

const EVENTS = `
  insert into order_event (order_id, sequence, kind, state, facts, at)
  select o.id, e.sequence, e.kind, e.state, '{}', o.created_at
  from orders o, (values (1, 'created', 'new'), (2, 'deposit_seen', 'confirming'), (3, 'settled', 'sending'))
    as e (sequence, kind, state)
  where o.public_code like 'bench%'`

const DEPOSITS = `
  insert into deposit (id, network, tx_id, output_index, order_id, role, asset, units, address, state, confirmations, needed, seen_at)
  select gen_random_uuid(), network_from, md5(public_code) || md5(public_code), 0, id, 'order', asset_from, expected_from,
    pay_in_address, 'settled', 6, 2, created_at
  from orders where public_code like 'bench%'`
