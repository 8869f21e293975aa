import type { Database } from '../db/index.ts'
import type { AlertMessage } from './alert-message.ts'

/** Everything the operator wants said, oldest first. */
export async function listAlerts(
  database: Pick<Database, 'direct'>,
): Promise<readonly AlertMessage[]> {
  return database
    .direct()
    .selectFrom('alert')
    .select(['key', 'id', 'message', 'routes', 'currency'])
    .orderBy('added_at')
    .orderBy('key')
    .execute()
}
