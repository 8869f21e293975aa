import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Database } from '../db/index.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Has something said no longer. `key` is what the list calls it. */
export async function removeAlert(
  database: Pick<Database, 'direct'>,
  key: string,
): Promise<Result<null, Failure<'alert_not_found'>>> {
  if (!UUID.test(key)) return fail({ code: 'alert_not_found' })
  const removed = await database
    .direct()
    .deleteFrom('alert')
    .where('key', '=', key)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n ? ok(null) : fail({ code: 'alert_not_found' })
}
