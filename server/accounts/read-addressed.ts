import type { Queryable } from '../db/index.ts'

/** The account behind an address, as far as a mail to it needs; undefined where there is none. */
export function readAddressed(database: Queryable, email: string) {
  return database
    .selectFrom('account')
    .select(['id', 'email', 'language', 'confirmed_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
