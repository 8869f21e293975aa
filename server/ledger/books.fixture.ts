import { randomUUID } from 'node:crypto'
import type { LedgerEntry, Posting } from '@causeway/core/ledger'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { post } from './post.ts'

/** When these tests book. */
export const AT = new Date(Date.UTC(2026, 5, 1))

/** A posting as the books take it. */
export function postingOf(
  kind: Posting['kind'],
  reference: string,
  entries: readonly LedgerEntry[],
): Posting {
  return { kind, reference, entries }
}

/** Books so many units from one account to another. */
export async function move(
  database: Database,
  of: { readonly from: string; readonly to: string; readonly asset?: string },
  units: bigint,
): Promise<void> {
  const { asset = 'ltc', from, to } = of
  const made = postingOf('capital_received', randomUUID(), [
    { account: to, asset, units },
    { account: from, asset, units: -units },
  ])
  await database.transaction('book', (tx) => post(tx, made, { orderId: null, at: AT }))
}

/** A payment to somebody in a network of the tests. */
export async function plantDeposit(
  database: Database,
  of: {
    readonly units: bigint
    readonly state: string
    readonly network?: string
    readonly asset?: string
    readonly address?: string
    readonly confirmations?: number
  },
): Promise<void> {
  const { address = 'a', asset = 'ltc', confirmations = 2, network = 'litecoin', state, units } = of
  await sql`insert into deposit (id, network, tx_id, output_index, role, asset, units, address, state,
      confirmations, needed, seen_at)
    values (${randomUUID()}, ${network}, ${randomUUID()}, 0, 'suspense', ${asset}, ${units}, ${address},
      ${state}, ${confirmations}, 2, ${AT})`.execute(database.direct())
}
