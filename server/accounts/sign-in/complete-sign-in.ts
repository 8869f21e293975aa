import { lifetimes } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import type { Tx } from '../../db/index.ts'
import type { SignInFailure } from '../account-failures.ts'
import type { AccountNeeds } from '../account-needs.ts'
import { issueToken } from '../account-token.ts'
import type { NewSession, Visitor } from '../account-types.ts'
import { notifyAccount } from '../email/notify-account.ts'
import { deviceName } from '../sessions/device-name.ts'
import { insertSession } from '../sessions/session-store.ts'
import { noteSignIn } from '../sessions/sign-in-history.ts'
import { type DeviceKnowledge, knowDevice, rememberDevice } from './known-device.ts'
import { readAccountView } from './read-account-view.ts'

/** Wrong passwords of the last hour from which on a new device is looked at twice (AUTH-03). */
const SUSPICIOUS_FAILURES = 5

/** How somebody has proved to be an account's owner, up to here. */
export type ProvenBy = {
  readonly method: string
  /** Nothing more is asked for: a code was given, or a passkey that asks for a PIN itself. */
  readonly isSecondFactor: boolean
  /** A link in his mailbox or a second factor: where he comes from does not matter any more. */
  readonly isBeyondDoubt: boolean
  /** Wrong passwords within the last hour. */
  readonly recentFailures: number
  /** The hash that a password was right for; null where none was given. */
  readonly passwordHash: string | null
}

type LetInNeeds = Pick<
  AccountNeeds,
  'database' | 'clock' | 'notifier' | 'accountKey' | 'brand' | 'supportEmail'
>

/**
 * The last step of every way in: asks for a code where two-factor sign-in is on, refuses what is suspicious, and begins
 * a session otherwise. `wrong_credentials`: there is no such account any more; `account_locked`: staff have locked it.
 */
export async function completeSignIn(
  needs: LetInNeeds,
  accountId: string,
  { provenBy, visitor }: { readonly provenBy: ProvenBy; readonly visitor: Visitor },
): Promise<Result<NewSession, SignInFailure>> {
  if (isShutOut(visitor)) return fail({ code: 'japan_unconfirmed' })
  return needs.database.transaction('let_in', async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (account === undefined || !isStillProven(provenBy, account.password_hash)) {
      return fail({ code: 'wrong_credentials' })
    }
    // Only the proven owner gets here: other people learn nothing about the account.
    if (account.locked_at !== null) {
      return fail({ code: 'account_locked', support: needs.supportEmail })
    }
    if (account.totp_state === 'enabled' && !provenBy.isSecondFactor) {
      const { method } = provenBy
      const token = await issueToken(tx, needs.clock.now(), {
        accountId,
        purpose: 'totp',
        seconds: lifetimes.secondStepSeconds,
        facts: { method, codes: 0 },
      })
      return fail({ code: 'totp_required', token })
    }
    const knowledge = await knowDevice(tx, accountId, visitor)
    if (!provenBy.isBeyondDoubt && isSuspicious(knowledge, provenBy, account.suspected_at)) {
      await suspect(tx, needs, { accountId, visitor, isFirst: account.suspected_at === null })
      return fail({ code: 'suspicious' })
    }
    return ok(await begin(tx, needs, { accountId, provenBy, visitor, knowledge }))
  })
}

/** Of two changes of one account, the second sees what the first left. */
function lockAccount(tx: Tx, accountId: string) {
  return tx
    .selectFrom('account')
    .select(['totp_state', 'suspected_at', 'password_hash', 'locked_at'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
}

/** A password that was changed since it was looked at proves nothing any more. */
function isStillProven({ passwordHash }: ProvenBy, current: string | null): boolean {
  return passwordHash === null || passwordHash === current
}

/**
 * AUTH-03: somebody who has the password, from a browser that the account was never used from, and either from a new
 * country or after many wrong tries. Once that was so, no unknown browser is let in before there is a new password.
 */
function isSuspicious(
  { isNewDevice, isNewCountry }: DeviceKnowledge,
  { recentFailures }: ProvenBy,
  suspectedAt: Date | null,
): boolean {
  const isDoubtful = isNewCountry || recentFailures >= SUSPICIOUS_FAILURES || suspectedAt !== null
  return isNewDevice && isDoubtful
}

async function suspect(
  tx: Tx,
  needs: LetInNeeds,
  asked: { readonly accountId: string; readonly visitor: Visitor; readonly isFirst: boolean },
): Promise<void> {
  // One mail is enough: whoever has the password could send any number of them.
  if (!asked.isFirst) return
  const now = needs.clock.now()
  const { accountId, visitor } = asked
  await tx
    .updateTable('account')
    .set({ suspected_at: new Date(now) })
    .where('id', '=', accountId)
    .execute()
  const token = await issueToken(tx, now, {
    accountId,
    purpose: 'recover',
    seconds: lifetimes.recoverLinkSeconds,
  })
  await notifyAccount(tx, needs.notifier, {
    accountId,
    kind: 'suspicious-sign-in',
    facts: { ...placeOf(visitor, now), link: `/auth/recover/${token}` },
  })
}

async function begin(
  tx: Tx,
  needs: LetInNeeds,
  asked: {
    readonly accountId: string
    readonly provenBy: ProvenBy
    readonly visitor: Visitor
    readonly knowledge: DeviceKnowledge
  },
): Promise<NewSession> {
  const { accountId, knowledge, provenBy, visitor } = asked
  const now = needs.clock.now()
  const { country, deviceToken, network, userAgent } = visitor
  const { method } = provenBy
  const session = await insertSession(tx, now, { accountId, method, userAgent, country, network })
  await noteSignIn(tx, now, { accountId, method, userAgent, country, network })
  const device = await rememberDevice(tx, now, { accountId, deviceToken, country })
  if (knowledge.isNewDevice) {
    const facts = placeOf(visitor, now)
    await notifyAccount(tx, needs.notifier, { accountId, kind: 'new-sign-in', facts })
  }
  const account = await readAccountView(tx, needs, accountId)
  if (account === null) throw new Error(`Account ${accountId} is gone from under its own lock`)
  return { ...session, deviceToken: device, account }
}

function placeOf(visitor: Visitor, now: number): Readonly<Record<string, string>> {
  const device = deviceName(visitor.userAgent)
  return {
    ...(device === '' ? {} : { device }),
    ...(visitor.country === null ? {} : { country: visitor.country }),
    at: new Date(now).toISOString(),
  }
}

/** AUTH-21: residents of Japan are not served; whoever comes from there says first that he is none. */
export function isShutOut({
  country,
  confirmedNotJapan,
}: Pick<Visitor, 'country' | 'confirmedNotJapan'>): boolean {
  return country === 'JP' && !confirmedNotJapan
}
