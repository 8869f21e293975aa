import type { Database } from '../db/index.ts'

/** Removes the e-mail from orders that ended before. */
export async function forgetEmails(database: Database, endedBefore: Date): Promise<void> {
  await database
    .direct()
    .updateTable('orders')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('ended_at', '<', endedBefore)
    .execute()
}

/** Removes client and referrer ids from orders that ended before. */
export async function forgetClientIds(database: Database, endedBefore: Date): Promise<void> {
  await database
    .direct()
    .updateTable('orders')
    .set({ client_id: null, ref_id: null })
    .where((build) =>
      build.or([build('client_id', 'is not', null), build('ref_id', 'is not', null)]),
    )
    .where('ended_at', '<', endedBefore)
    .execute()
}

/** Removes the refund address, and the name that it came from, from orders that ended before. */
export async function forgetRefundAddresses(database: Database, endedBefore: Date): Promise<void> {
  await database
    .direct()
    .updateTable('orders')
    .set({
      refund_address: null,
      refund_extra_id: null,
      refund_alias: null,
      refund_alias_provider: null,
    })
    .where('refund_address', 'is not', null)
    .where('ended_at', '<', endedBefore)
    .execute()
}

/** Removes the name that the destination came from, from orders that ended before. */
export async function forgetDestinationNames(database: Database, endedBefore: Date): Promise<void> {
  await database
    .direct()
    .updateTable('orders')
    .set({ destination_alias: null, destination_alias_provider: null })
    .where('destination_alias', 'is not', null)
    .where('ended_at', '<', endedBefore)
    .execute()
}

/** Removes what a partner said of his customer from orders that ended before. */
export async function forgetPartnerNotes(database: Database, endedBefore: Date): Promise<void> {
  await database
    .direct()
    .updateTable('orders')
    .set({ subaccount_id: null, user_metadata: null })
    .where('partner_id', 'is not', null)
    .where((build) =>
      build.or([build('subaccount_id', 'is not', null), build('user_metadata', 'is not', null)]),
    )
    .where('ended_at', '<', endedBefore)
    .execute()
}
