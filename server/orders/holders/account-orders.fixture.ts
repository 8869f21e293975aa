import type { Clock } from '@causeway/core/ports'
import { v7 as newId } from 'uuid'
import type { Database } from '../../db/index.ts'

/** What people of these tests exchange. */
export const fixed = { from: 'btc', to: 'ltc', kind: 'fixed', given: '0.1' } as const
export const float = { from: 'btc', to: 'ltc', given: '0.1' } as const

/** A row of somebody who has an account. */
export async function newAccount(
  exchange: { readonly database: Database; readonly clock: Clock },
  email: string | null,
  language: string | null = null,
) {
  const id = newId()
  await exchange.database
    .direct()
    .insertInto('account')
    .values({ id, email, language, created_at: new Date(exchange.clock.now()), merchant_id: id })
    .execute()
  return id
}
