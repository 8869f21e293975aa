import { parseAmount } from '@causeway/core/money'
import { type RawBuilder, sql } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { Queryable } from '../db/index.ts'
import type { DeskNeeds } from './desk-needs.ts'

const AMOUNT = /^(\d+(?:\.\d+)?)(?:\s+([a-z0-9]{1,20}))?$/i
/** More is no search: filters narrow it. */
const MOST_FOUND = 1000

/**
 * Ids of the orders that a text names, each way by an index: the order’s id or public code, the id of its customer’s account, an address of it, a transaction
 * of a deposit or a transfer, the e-mail, the partner’s own id of its customer, or the amount that is to be paid (`0.1`, `0.1 btc`). Null where the text is empty.
 */
export async function findOrders(
  needs: DeskNeeds,
  given: string | null,
): Promise<readonly string[] | null> {
  const text = (given ?? '').trim()
  if (text === '') return null
  const direct = needs.database.direct()
  // An id of a partner’s may look like anything: an amount or an id of ours too.
  const ofPartner = sql`
    (select id from orders where subaccount_id = ${text} order by id desc limit ${MOST_FOUND})`
  if (isUuid(text)) return findById(direct, text.toLowerCase(), ofPartner)
  const amounts = amountsOf(needs, text)
  if (amounts.length > 0) {
    const pairs = sql.join(amounts.map(([asset, units]) => sql`(${asset}, ${units}::numeric)`))
    const { rows } = await sql<{ id: string }>`
      select id from (
        (select id from orders where (asset_from, expected_from) in (${pairs})
          order by id desc limit ${MOST_FOUND})
        union ${ofPartner}
      ) as found order by id desc limit ${MOST_FOUND}`.execute(direct)
    return rows.map(({ id }) => id)
  }
  // Hexadecimal ids of transactions and addresses are written in either case.
  const variants = [...new Set([text, text.toLowerCase()])]
  const among = sql`any(${variants}::text[])`
  // Deposit addresses have an index by network.
  const networks = needs.catalogue.networks.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id from orders where public_code = ${text}
      union select id from orders where network_from = any(${networks}::text[]) and pay_in_address = ${among}
      union select id from orders where destination = ${among}
      union select id from orders where refund_address = ${among}
      union ${ofPartner}
      union select id from orders where email is not null and lower(email) = ${text.toLowerCase()}
      union select order_id from deposit where order_id is not null and tx_id = ${among}
      union select transfer.order_id from transfer_transaction
        join transfer on transfer.id = transfer_transaction.transfer_id
        where transfer.order_id is not null and transfer_transaction.tx_id = ${among}
    ) as found order by id desc limit ${MOST_FOUND}`.execute(direct)
  return rows.map(({ id }) => id)
}

async function findById(
  direct: Queryable,
  id: string,
  ofPartner: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      (select id from orders where account_id = ${id} order by created_at desc limit ${MOST_FOUND})
      union ${ofPartner}
    ) as found order by id desc limit ${MOST_FOUND}`.execute(direct)
  return [id, ...rows.map((row) => row.id)]
}

/** The amount in each coin that it could be of: the one named, or all. */
function amountsOf({ catalogue }: DeskNeeds, text: string): (readonly [string, string])[] {
  const [, number, unit] = AMOUNT.exec(text) ?? []
  if (number === undefined) return []
  const named = unit?.toLowerCase()
  return catalogue.all.flatMap((coin) => {
    if (named !== undefined && coin.ticker !== named) return []
    const read = parseAmount(number, coin)
    return read.ok ? [[coin.ticker, String(read.value.units)] as const] : []
  })
}
