import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Database } from '../../db/index.ts'
import { holdAccount } from '../account-row.ts'
import { consumeToken } from '../account-token.ts'
import type { SessionView, Visitor } from '../account-types.ts'
import { isShutOut } from '../sign-in/complete-sign-in.ts'
import type { AppFailure, AppToken } from './app-cases.ts'
import { insertAppToken } from './app-token.ts'

export type AppNeeds = {
  readonly database: Database
  readonly clock: Clock
  /** Secret of each app by its id. */
  readonly apps: ReadonlyMap<string, string>
}

export type AppClaim = { readonly appId: string; readonly secret: string }

/** Takes the code of `confirmForApp`, once, and gives the app a token (AUTH-14). */
export async function tokenForCode(
  needs: AppNeeds,
  app: AppClaim,
  { code, visitor }: { readonly code: string; readonly visitor: Visitor },
): Promise<Result<AppToken, AppFailure>> {
  if (!isApp(needs, app)) return fail({ code: 'app_unknown' })
  if (isShutOut(visitor)) return fail({ code: 'japan_unconfirmed' })
  const now = needs.clock.now()
  return needs.database.transaction('token_for_code', async (tx) => {
    const taken = await consumeToken(tx, now, { token: code, purpose: 'mobile' })
    if (!taken.ok || taken.value.accountId === null) return fail({ code: 'code_unknown' })
    const { accountId } = taken.value
    return ok(await insertAppToken(tx, now, { accountId, appId: app.appId, visitor }))
  })
}

/** Gives an app a token of whoever is signed in (AUTH-14). */
export async function tokenForSession(
  needs: AppNeeds,
  app: AppClaim,
  { session, visitor }: { readonly session: SessionView; readonly visitor: Visitor },
): Promise<Result<AppToken, Failure<'app_unknown' | 'japan_unconfirmed' | 'signed_out'>>> {
  if (!isApp(needs, app)) return fail({ code: 'app_unknown' })
  if (isShutOut(visitor)) return fail({ code: 'japan_unconfirmed' })
  const { accountId } = session
  return needs.database.transaction('token_for_session', async (tx) => {
    // A token outlives its session, so it is given only while that is open still.
    if ((await holdAccount(tx, session)) === undefined) return fail({ code: 'signed_out' })
    const given = { accountId, appId: app.appId, visitor }
    return ok(await insertAppToken(tx, needs.clock.now(), given))
  })
}

/** Compared in constant time, whatever their lengths; an app that is not there costs the same. */
function isApp({ apps }: AppNeeds, { appId, secret }: AppClaim): boolean {
  const expected = apps.get(appId)
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(secret), digest(expected ?? '')) && expected !== undefined
}
