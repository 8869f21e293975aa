import type { Database } from '../db/index.ts'

/** How long each personal field of an ended order is kept, in days. The books keep amounts and addresses. */
export type RetentionPeriods = {
  readonly emailDays: number
  readonly clientIdDays: number
  readonly refundAddressDays: number
}

const DAY_MILLISECONDS = 86_400_000

/** Removes personal fields of ended orders whose time is over. */
export async function forgetPersonalData(
  database: Database,
  now: number,
  periods: RetentionPeriods,
): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MILLISECONDS)
  const orders = database.direct().updateTable('orders')
  await orders
    .set({ email: null })
    .where('email', 'is not', null)
    .where('ended_at', '<', before(periods.emailDays))
    .execute()
  await orders
    .set({ client_id: null, ref_id: null })
    .where((build) =>
      build.or([build('client_id', 'is not', null), build('ref_id', 'is not', null)]),
    )
    .where('ended_at', '<', before(periods.clientIdDays))
    .execute()
  await database
    .direct()
    .deleteFrom('screening')
    .where('direction', '=', 'refund')
    .where('order_id', 'in', (select) =>
      select
        .selectFrom('orders')
        .select('id')
        .where('refund_address', 'is not', null)
        .where('ended_at', '<', before(periods.refundAddressDays)),
    )
    .execute()
  await orders
    .set({
      refund_address: null,
      refund_extra_id: null,
      refund_alias: null,
      refund_alias_provider: null,
    })
    .where('refund_address', 'is not', null)
    .where('ended_at', '<', before(periods.refundAddressDays))
    .execute()
  // The books keep where a payout went; they need no name for it.
  await orders
    .set({ destination_alias: null, destination_alias_provider: null })
    .where('destination_alias', 'is not', null)
    .where('ended_at', '<', before(periods.refundAddressDays))
    .execute()
}
