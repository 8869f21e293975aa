import type { Queryable, Tx } from '../../db/index.ts'
import { isSecretToken, newSecretToken, tokenHash } from '../secret-token.ts'

/** More than anybody signs in from; the one used longest ago is forgotten first. */
const MOST_DEVICES = 50

/** What an account's earlier sign-ins say of a visitor. */
export type DeviceKnowledge = {
  /** The account was used before, and never from this browser. */
  readonly isNewDevice: boolean
  /** The account was used before in countries that are known, and never from this one. */
  readonly isNewCountry: boolean
}

/** Compares a visitor with the devices and countries that an account was used from. */
export async function knowDevice(
  tx: Queryable,
  accountId: string,
  visitor: { readonly deviceToken: string | null; readonly country: string | null },
): Promise<DeviceKnowledge> {
  const rows = await tx
    .selectFrom('known_device')
    .select(['device_hash', 'country'])
    .where('account_id', '=', accountId)
    .execute()
  const hash = visitor.deviceToken === null ? null : tokenHash(visitor.deviceToken)
  const countries = rows.flatMap(({ country }) => (country === null ? [] : [country]))
  return {
    isNewDevice: rows.length > 0 && rows.every((row) => row.device_hash !== hash),
    isNewCountry:
      visitor.country !== null && countries.length > 0 && !countries.includes(visitor.country),
  }
}

/**
 * Remembers the browser that somebody signed in from, and answers its token. One that no account was used from gets a
 * token of ours: nobody can have put it there beforehand to pass for this device later.
 */
export async function rememberDevice(
  tx: Tx,
  now: number,
  asked: {
    readonly accountId: string
    readonly deviceToken: string | null
    readonly country: string | null
  },
): Promise<string> {
  const token = (await knownToken(tx, asked.deviceToken)) ?? newSecretToken()
  const at = new Date(now)
  await tx
    .insertInto('known_device')
    .values({
      account_id: asked.accountId,
      device_hash: tokenHash(token),
      country: asked.country,
      first_at: at,
      last_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_hash']).doUpdateSet({
        last_at: at,
        ...(asked.country === null ? {} : { country: asked.country }),
      }),
    )
    .execute()
  await forgetOldest(tx, asked.accountId)
  return token
}

/** Whoever signs in by a program that keeps no cookies is from a new device each time. */
async function forgetOldest(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('device_hash', 'not in', (select) =>
      select
        .selectFrom('known_device')
        .select('device_hash')
        .where('account_id', '=', accountId)
        .orderBy('last_at', 'desc')
        .limit(MOST_DEVICES),
    )
    .execute()
}

/** Whether an account was used from this browser; the answer for an unknown account takes the same statement. */
export async function isKnownDevice(
  database: Queryable,
  accountId: string | null,
  deviceToken: string | null,
): Promise<boolean> {
  const row = await database
    .selectFrom('known_device')
    .select('first_at')
    .where('account_id', '=', accountId ?? NOBODY)
    .where('device_hash', '=', tokenHash(deviceToken ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

async function knownToken(tx: Tx, token: string | null): Promise<string | null> {
  if (token === null || !isSecretToken(token)) return null
  const row = await tx
    .selectFrom('known_device')
    .select('device_hash')
    .where('device_hash', '=', tokenHash(token))
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : token
}
