import type pg from 'pg'

/** What an ended order leaves behind, referenced before referencing. */
const TABLES = [
  'orders',
  'order_event',
  'idempotency',
  'deposit',
  'screening',
  'settlement',
  'transfer',
  'transfer_transaction',
  'ledger_posting',
  'ledger_entry',
] as const

/** Columns that must differ from copy to copy, besides ids and times; `s` is the row that is copied, `n` the copy. */
const OWN: Readonly<Record<string, string>> = {
  'orders.public_code': 'left(md5(s.public_code || n), 16)',
  'orders.holder_hash': 'md5(s.holder_hash || n) || md5(n || s.holder_hash)',
  'orders.pay_in_index': '1000000 + n * 1000 + s.pay_in_index',
  'orders.pay_in_address': 'left(md5(s.pay_in_address || s.id || n) || s.pay_in_address, 34)',
  'orders.destination': 'left(md5(s.destination || n / 3) || s.destination, 34)',
  'idempotency.key_hash': 'md5(s.key_hash || n) || md5(n || s.key_hash)',
  'deposit.tx_id': 'md5(s.tx_id || n) || md5(n || s.tx_id)',
  'transfer_transaction.tx_id': 'md5(s.tx_id || n) || md5(n || s.tx_id)',
  'screening.tx_id': 'md5(s.tx_id || n) || md5(n || s.tx_id)',
  'ledger_posting.reference': "s.reference || ':' || n",
  'ledger_entry.account': `case when s.account ~ '^(order|outgoing):'
    then split_part(s.account, ':', 1) || ':' || pg_temp.moved_id(split_part(s.account, ':', 2)::uuid, m.shift, n)
    else s.account end`,
  // All is done for a copy, and the books know of it.
  'ledger_posting.folded': 'true',
  'deposit.due_at': 'null',
  'screening.due_at': 'null',
  'transfer.due_at': 'null',
}

const ORDERS_A_TURN = 50_000

/**
 * Copies the finished orders of a database until there are so many more, with all that an order leaves: events, deposits,
 * settlements, transfers, postings. The copies are spread evenly over the time before the first order, and the books
 * balance as before. Indexes that only serve reading are made anew at the end.
 */
export async function cloneOrders(
  client: pg.Client,
  { count, days, say }: { readonly count: number; readonly days: number; say(line: string): void },
): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query("set maintenance_work_mem = '1GB'")
  await client.query('set synchronous_commit = off')
  await client.query(FUNCTIONS)
  const sampled = await takeSamples(client)
  const copies = Math.ceil(count / sampled)
  const indexes = await dropIndexes(client)
  const statements = await statementsOf(client)
  const step = (days * 86_400_000) / copies
  const turn = Math.max(1, Math.floor(ORDERS_A_TURN / sampled))
  for (let first = 1; first <= copies; first += turn) {
    const last = Math.min(copies, first + turn - 1)
    for (const statement of statements) await client.query(statement, [first, last, copies, step])
    if (Math.floor(last / turn) % 10 === 0) say(`${last * sampled} orders`)
  }
  await client.query(BALANCE)
  for (const definition of indexes) await client.query(definition)
  await client.query('analyze')
  await client.query('set session_replication_role = default')
}

/** Milliseconds before the sample that copy `n` of so many lies. */
const SHIFT = 'trunc(($3::bigint + 1 - n) * $4::float8)::bigint'

const FUNCTIONS = `
  create function pg_temp.moved_id(id uuid, shift bigint, n bigint) returns uuid language sql immutable as $$
    select case when uuid_extract_version(id) = 7
      then (lpad(to_hex(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint - shift), 12, '0')
        || substr(replace(id::text, '-', ''), 13))::uuid
      else md5(id::text || n)::uuid end
  $$`

async function takeSamples(client: pg.Client): Promise<number> {
  const samples: Readonly<Record<(typeof TABLES)[number], string>> = {
    orders: "state = 'finished'",
    order_event: 'order_id in (select id from sample_orders)',
    idempotency: 'order_id in (select id from sample_orders)',
    deposit: 'order_id in (select id from sample_orders)',
    screening: 'order_id in (select id from sample_orders)',
    settlement: 'order_id in (select id from sample_orders)',
    transfer: 'order_id in (select id from sample_orders)',
    transfer_transaction: 'transfer_id in (select id from sample_transfer)',
    ledger_posting: 'order_id in (select id from sample_orders)',
    ledger_entry: 'posting_id in (select id from sample_ledger_posting)',
  }
  for (const table of TABLES) {
    await client.query(
      `create temp table sample_${table} as select * from ${table} where ${samples[table]}`,
    )
  }
  const { rows } = await client.query('select count(*)::int as count from sample_orders')
  if (rows[0].count === 0) throw new Error('There is no finished order to copy')
  return rows[0].count
}

/** Drops what no constraint needs, and gives the definitions. */
async function dropIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relname = any($1) and t.relnamespace = current_schema()::regnamespace
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [TABLES],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

async function statementsOf(client: pg.Client): Promise<readonly string[]> {
  const statements: string[] = []
  for (const table of TABLES) {
    const { rows } = await client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER'`,
      [table],
    )
    const names = rows.map(({ name }) => name)
    const values = rows.map(({ name, type }) => expressionOf(table, name, type))
    statements.push(
      `insert into ${table} (${names.join(', ')})
       select ${values.join(', ')}
       from generate_series($1::bigint, $2::bigint) n cross join lateral (select ${SHIFT} as shift) m
       cross join sample_${table} s`,
    )
  }
  return statements
}

function expressionOf(table: string, name: string, type: string): string {
  const own = OWN[`${table}.${name}`]
  if (own !== undefined) return own
  if (type === 'uuid') return `pg_temp.moved_id(s.${name}, m.shift, n)`
  if (type === 'timestamp with time zone') return `s.${name} - m.shift * interval '1 millisecond'`
  return `s.${name}`
}

/** One posting takes back what the copies moved on each account, so that the books still agree with the wallets. */
const BALANCE = `
  with posting as (
    insert into ledger_posting (id, kind, reference, order_id, at, folded)
    values (uuidv7(), 'capital_received', 'copies of orders', null, now(), true) returning id
  ), moved as (
    select account, asset, sum(units) as units from ledger_entry where posting_id in (
      select id from ledger_posting where reference ~ ':[0-9]+$' and order_id is not null
        and order_id not in (select id from sample_orders))
    group by account, asset having sum(units) <> 0
  )
  insert into ledger_entry (posting_id, line, account, asset, units)
  select posting.id, row_number() over () - 1, account, asset, -units from moved, posting`
