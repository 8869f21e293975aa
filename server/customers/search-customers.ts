import { validate as isUuid } from 'uuid'
import type { Database } from '../db/index.ts'
import type { CustomerLine, CustomerPage } from './customer-types.ts'

const ON_A_PAGE = 50
const AT_ONCE = 1000
const PUBLIC_CODE = /^[\w-]{16,40}$/

/**
 * Customers whom a text names, the newest first: an account’s id, the code of an order of theirs, or their address or its beginning.
 * `after`: the last id of the page before.
 */
export async function searchCustomers(
  database: Database,
  text: string | null,
  after: string | null,
): Promise<CustomerPage> {
  const rows = await readLines(database, { text, after, count: ON_A_PAGE + 1 })
  const customers = rows.slice(0, ON_A_PAGE)
  return { customers, next: rows.length > ON_A_PAGE ? (customers.at(-1)?.id ?? null) : null }
}

/** Every customer whom a text names, the newest first. */
export async function* everyCustomer(
  database: Database,
  text: string | null,
): AsyncGenerator<CustomerLine> {
  let after: string | null = null
  for (;;) {
    const rows: readonly CustomerLine[] = await readLines(database, { text, after, count: AT_ONCE })
    yield* rows
    after = rows.at(-1)?.id ?? null
    if (rows.length < AT_ONCE) return
  }
}

/** Ids are of the time when they were made (UUIDv7): their order is that in which people signed up. */
async function readLines(
  database: Database,
  asked: { readonly text: string | null; readonly after: string | null; readonly count: number },
): Promise<readonly CustomerLine[]> {
  const { after, count, text } = asked
  const sought = text?.trim() ?? ''
  let query = database
    .direct()
    .selectFrom('account')
    .select(['id', 'email', 'created_at', 'confirmed_at', 'totp_state', 'locked_at'])
  if (isUuid(sought)) query = query.where('id', '=', sought.toLowerCase())
  else {
    const owner = PUBLIC_CODE.test(sought) ? await ownerOf(database, sought) : null
    query =
      owner === null
        ? query
            .where('deleted_at', 'is', null)
            .where('email', 'like', `${sought.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`)
        : query.where('id', '=', owner)
  }
  if (after !== null && isUuid(after)) query = query.where('id', '<', after)
  const rows = await query.orderBy('id', 'desc').limit(count).execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    createdAt: row.created_at,
    isVerified: row.confirmed_at !== null,
    hasSecondFactor: row.totp_state === 'enabled',
    isLocked: row.locked_at !== null,
  }))
}

/** The account whose order has a code; null where no order has it, or a guest’s. */
async function ownerOf(database: Database, publicCode: string): Promise<string | null> {
  const direct = database.direct()
  const row = await direct
    .selectFrom('orders')
    .select('account_id')
    .where('public_code', '=', publicCode)
    .unionAll(
      direct.selectFrom('fiat_order').select('account_id').where('public_code', '=', publicCode),
    )
    .executeTakeFirst()
  return row?.account_id ?? null
}
