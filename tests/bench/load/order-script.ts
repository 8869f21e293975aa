import pg from 'pg'

/** Columns that differ from order to order, as pgbench writes them. `seed` is one text for each order. */
function varying(seed: string, newId: string): Readonly<Record<string, string>> {
  return {
    id: newId,
    public_code: `substr(md5(${seed}), 1, 22)`,
    holder_hash: hash(`'holder' || ${seed}`),
    pay_in_address: `'bc1q' || md5('address' || ${seed})`,
    pay_in_index: 'cast(:client_id as bigint) * 100000000 + :number',
    created_at: 'now()',
  }
}

const SEED = `cast(:client_id as text) || '-' || cast(:number as text)`

/**
 * A pgbench script that inserts, in one transaction, the rows that one floating order of the product inserted: order,
 * its place in the queue, first event, idempotency key. Everything that need not differ is copied from the product's own last order.
 */
export function orderScript(productDatabase: string): Promise<string> {
  return scriptOf(productDatabase, ({ order, event, key, newId }) => [
    'BEGIN;',
    `${insertion('orders', order, varying(SEED, newId))} RETURNING id AS order_id \\gset`,
    'INSERT INTO order_due (order_id, due_at) VALUES (:order_id, now());',
    `${insertion('order_event', event, { order_id: ':order_id', at: 'now()' })};`,
    `${insertion('idempotency', key, keyOf(SEED, ':order_id'))};`,
    'COMMIT;',
  ])
}

/** The same rows of so many orders, in one statement and one commit. */
export function orderBatchScript(productDatabase: string, batch: number): Promise<string> {
  const seed = `${SEED} || '-' || cast(place as text)`
  // Far from the indices of the script for single orders, which writes to the same database.
  const index = `10000000000000 + (cast(:client_id as bigint) * 100000000 + :number) * ${batch} + place`
  return scriptOf(productDatabase, ({ order, event, key, newId }) => [
    `WITH placed AS (${insertion(
      'orders',
      order,
      { ...varying(seed, newId), pay_in_index: index },
      `generate_series(1, ${batch}) place`,
    )} RETURNING id),`,
    'queued AS (INSERT INTO order_due (order_id, due_at) SELECT id, now() FROM placed),',
    `first_event AS (${insertion('order_event', event, { order_id: 'id', at: 'now()' }, 'placed')})`,
    `${insertion('idempotency', key, keyOf('cast(id as text)', 'id'), 'placed')};`,
  ])
}

function keyOf(seed: string, orderId: string): Readonly<Record<string, string>> {
  return {
    key_hash: hash(`'key' || ${seed}`),
    body_hash: hash(`'body' || ${seed}`),
    order_id: orderId,
    at: 'now()',
  }
}

type Model = {
  readonly order: Row
  readonly event: Row
  readonly key: Row
  /** What makes an order's id. */
  readonly newId: string
}

/** A script in which `number` grows, made after the product's last order. */
async function scriptOf(
  productDatabase: string,
  lines: (model: Model) => readonly string[],
): Promise<string> {
  const client = new pg.Client({ connectionString: productDatabase })
  await client.connect()
  try {
    const version = await client.query(
      "select current_setting('server_version_num')::int as number",
    )
    // The product's ids are of version 7 too: random ones would scatter over the index.
    const newId = version.rows[0].number >= 180_000 ? 'uuidv7()' : 'gen_random_uuid()'
    const order = await rowOf(client, 'select * from orders order by id desc limit 1')
    const orderId = pg.escapeLiteral(order.id ?? '')
    const event = await rowOf(client, `select * from order_event where order_id = ${orderId}`)
    const key = await rowOf(client, `select * from idempotency where order_id = ${orderId}`)
    return ['\\set number :number + 1', ...lines({ order, event, key, newId }), ''].join('\n')
  } finally {
    await client.end()
  }
}

type Row = Readonly<Record<string, string | null>>

/** The one row of a query, every column as PostgreSQL writes it. */
async function rowOf(client: pg.Client, text: string): Promise<Row> {
  const asText = { getTypeParser: () => (value: string) => value }
  const { rows } = await client.query<Row>({ text, types: asText })
  const [row] = rows
  if (row === undefined) throw new Error(`nothing found by ${text}`)
  return row
}

/** One row, or one for each row of `from`. */
function insertion(
  table: string,
  row: Row,
  instead: Readonly<Record<string, string>>,
  from: string | null = null,
): string {
  const columns = Object.entries(row).filter(([, value]) => value !== null)
  const names = columns.map(([name]) => name).join(', ')
  const values = columns
    .map(([name, value]) => instead[name] ?? pg.escapeLiteral(value ?? ''))
    .join(', ')
  const source = from === null ? `VALUES (${values})` : `SELECT ${values} FROM ${from}`
  return `INSERT INTO ${table} (${names}) ${source}`
}

function hash(text: string): string {
  return `md5(${text}) || md5('again' || ${text})`
}
