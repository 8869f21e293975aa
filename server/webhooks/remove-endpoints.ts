import type { Tx } from '../db/index.ts'

/** Removes a partner's endpoints with their messages and attempts, bodies included: nothing of them is kept. */
export async function removeEndpointsOf(tx: Tx, partnerId: string): Promise<void> {
  // Held first: messages that are being made wait, and then find no endpoint.
  const rows = await tx
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('partner_id', '=', partnerId)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  // Attempts go with their messages.
  await tx.deleteFrom('webhook_delivery').where('endpoint_id', 'in', ids).execute()
  await tx.deleteFrom('webhook_endpoint').where('id', 'in', ids).execute()
}
