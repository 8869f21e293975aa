import { v7 as newId } from 'uuid'
import type { Queryable, Tx } from '../../db/index.ts'
import { deviceName } from './device-name.ts'

/** A sign-in that succeeded. */
export type SignInRecord = {
  readonly at: Date
  readonly method: string
  readonly device: string
  readonly country: string | null
  readonly network: string | null
}

/** Records a sign-in; kept for 90 days. */
export async function noteSignIn(
  tx: Tx,
  now: number,
  asked: {
    readonly accountId: string
    readonly method: string
    readonly userAgent: string
    readonly country: string | null
    readonly network: string | null
  },
): Promise<void> {
  const { accountId, country, method, network, userAgent } = asked
  await tx
    .insertInto('account_sign_in')
    .values({
      id: newId(),
      account_id: accountId,
      at: new Date(now),
      method,
      device: deviceName(userAgent),
      country,
      network,
    })
    .execute()
}

/** The newest sign-ins of an account, the last one first. */
export function listSignIns(
  database: Queryable,
  accountId: string,
  most: number,
): Promise<readonly SignInRecord[]> {
  return database
    .selectFrom('account_sign_in')
    .select(['at', 'method', 'device', 'country', 'network'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
