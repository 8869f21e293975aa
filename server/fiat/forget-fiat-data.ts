import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import type { RetentionPeriods } from '../orders/index.ts'

const DAY_MILLISECONDS = 86_400_000
/** Who never went to the provider left his network's address here. */
const UNOPENED_DAYS = 1

/** Removes personal fields of ended fiat orders whose time is over: the same times as of other orders. */
export async function forgetFiatData(
  database: Database,
  now: number,
  periods: Pick<RetentionPeriods, 'emailDays' | 'clientIdDays' | 'refundAddressDays'>,
): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MILLISECONDS)
  const orders = () => database.direct().updateTable('fiat_order')
  await orders()
    .set({ email: null })
    .where('email', 'is not', null)
    .where('ended_at', '<', before(periods.emailDays))
    .execute()
  await orders()
    .set({ client_id: null, ref_id: null })
    .where((build) =>
      build.or([build('client_id', 'is not', null), build('ref_id', 'is not', null)]),
    )
    .where('ended_at', '<', before(periods.clientIdDays))
    .execute()
  // What a partner says of its own customer, as with its other orders.
  await orders()
    .set({ external_user_id: null, metadata: null })
    .where((build) =>
      build.or([build('external_user_id', 'is not', null), build('metadata', 'is not', null)]),
    )
    .where('ended_at', '<', before(periods.refundAddressDays))
    .execute()
  await orders()
    .set({ return_success_url: null, return_failed_url: null })
    .where((build) =>
      build.or([
        build('return_success_url', 'is not', null),
        build('return_failed_url', 'is not', null),
      ]),
    )
    .where('ended_at', '<', before(periods.emailDays))
    .execute()
  await orders()
    .set({ client_address: null, user_agent: null })
    .where((build) =>
      build.or([build('client_address', 'is not', null), build('user_agent', 'is not', null)]),
    )
    .where('created_at', '<', before(UNOPENED_DAYS))
    .execute()
  // Addresses of pages carry the person's wallet, and often his e-mail; a reason is the provider's to word.
  await orders()
    .set({ goes_to: '', provider_url: null, reason: null })
    .where((build) =>
      build.or([
        sql<boolean>`goes_to <> ''`,
        build('provider_url', 'is not', null),
        build('reason', 'is not', null),
      ]),
    )
    .where('ended_at', '<', before(periods.emailDays))
    .execute()
  // The books keep where bought coins went; those of a sale would only have come back there.
  await orders()
    .set({ destination: '', destination_extra_id: null })
    .where(sql<boolean>`side = 'sell' and destination <> ''`)
    .where('ended_at', '<', before(periods.refundAddressDays))
    .execute()
}
