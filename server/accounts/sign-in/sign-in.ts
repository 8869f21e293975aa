import { readEmailAddress } from '@causeway/core/accounts'
import { fail, type Result } from '@causeway/core/result'
import type { SignInFailure } from '../account-failures.ts'
import type { AccountNeeds } from '../account-needs.ts'
import type { NewSession, Visitor } from '../account-types.ts'
import { hasherBusy } from '../passwords/password-hasher.ts'
import {
  clearFailures,
  inOrder,
  spendTry,
  type Throttled,
  undoAttempt,
} from '../throttling/throttle-store.ts'
import { signInThrottles } from '../throttling/throttled-visitor.ts'
import { completeSignIn, isShutOut } from './complete-sign-in.ts'
import { isKnownDevice } from './known-device.ts'

const HOUR_MILLISECONDS = 3_600_000

/**
 * Signs in by e-mail and password (AUTH-03). For an account that is not there, that nobody confirmed or that has no
 * password the same statements run and the same work is done, and the answer is the same `wrong_credentials`.
 */
export async function signIn(
  needs: AccountNeeds,
  asked: { readonly email: string; readonly password: string },
  visitor: Visitor,
): Promise<Result<NewSession, SignInFailure>> {
  if (isShutOut(visitor)) return fail({ code: 'japan_unconfirmed' })
  if (visitor.captcha !== null && !(await needs.captcha.take(visitor.captcha))) {
    return fail({ code: 'captcha_wrong' })
  }
  const email = readEmailAddress(asked.email) ?? asked.email.trim().toLowerCase()
  const found = await readByEmail(needs, email)
  const isKnown = await isKnownDevice(
    needs.database.direct(),
    found?.id ?? null,
    visitor.deviceToken,
  )
  const throttles = signInThrottles(needs, { email, isKnownDevice: isKnown, visitor })
  const { account, networks } = throttles
  const now = needs.clock.now()
  const spent = await needs.database.transaction('spend_sign_in', (tx) =>
    spendTry(tx, [account, ...networks], {
      hasCaptcha: visitor.captcha !== null,
      now,
    }),
  )
  if (!spent.ok) return spent
  if (needs.hasher.isBusy()) {
    await undoAttempts(needs, [account, ...networks])
    return fail(hasherBusy)
  }
  const { isRight, isOutdated } = await needs.hasher.verify(
    found?.password_hash ?? null,
    asked.password,
  )
  if (!isRight || found === undefined) return fail({ code: 'wrong_credentials' })
  const earlier = spent.value.get(account.key) ?? { failures: 0, lastAt: 0 }
  await needs.database.transaction('clear_failures', async (tx) => {
    await clearFailures(tx, [account.key])
    for (const network of inOrder(networks)) await undoAttempt(tx, network)
  })
  const completeSignInNow = await completeSignIn(needs, found.id, {
    provenBy: {
      method: 'password',
      isSecondFactor: false,
      isBeyondDoubt: false,
      recentFailures: now - earlier.lastAt < HOUR_MILLISECONDS ? earlier.failures : 0,
      passwordHash: found.password_hash,
    },
    visitor,
  })
  if (isOutdated) await rehash(needs, found, asked.password)
  return completeSignInNow
}

async function undoAttempts(
  { database }: AccountNeeds,
  throttled: readonly Throttled[],
): Promise<void> {
  await database.transaction('take_back_tries', async (tx) => {
    for (const each of inOrder(throttled)) await undoAttempt(tx, each)
  })
}

function readByEmail({ database }: AccountNeeds, email: string) {
  return database
    .direct()
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Makes the hash anew with today's parameters, unless the password was changed meanwhile. */
async function rehash(
  { database, hasher }: AccountNeeds,
  account: { readonly id: string; readonly password_hash: string | null },
  password: string,
): Promise<void> {
  await database
    .direct()
    .updateTable('account')
    .set({ password_hash: await hasher.hash(password) })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .execute()
}
