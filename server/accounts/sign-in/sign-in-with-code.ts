import { codesPerSecondStep } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import type { SignInFailure } from '../account-failures.ts'
import type { AccountNeeds } from '../account-needs.ts'
import { type AccountToken, consumeToken, holdToken } from '../account-token.ts'
import type { NewSession, Visitor } from '../account-types.ts'
import { verifySecondFactor } from '../two-factor/verify-second-factor.ts'
import { completeSignIn } from './complete-sign-in.ts'

/**
 * The second step of signing in: a code of the authenticator or a recovery code. The token of the first step stands
 * for five codes at most, and for one session.
 */
export async function signInWithCode(
  needs: AccountNeeds,
  asked: { readonly token: string; readonly code: string },
  visitor: Visitor,
): Promise<Result<NewSession, SignInFailure>> {
  const step = await countCode(needs, asked.token)
  if (!step.ok) return step
  const { accountId, method } = step.value
  const taken = await verifySecondFactor(needs, accountId, asked.code)
  if (!taken.ok) return taken
  const used = await needs.database.transaction('use_second_step', (tx) =>
    consumeToken(tx, needs.clock.now(), { token: asked.token, purpose: 'totp' }),
  )
  if (!used.ok) return fail({ code: 'token_unknown' })
  return completeSignIn(needs, accountId, {
    provenBy: {
      method: `${method}+${taken.value}`,
      isSecondFactor: true,
      isBeyondDoubt: true,
      recentFailures: 0,
      passwordHash: null,
    },
    visitor,
  })
}

/** Counts a code against the token before it is looked at. Holds the row, so that none goes uncounted. */
function countCode(
  needs: AccountNeeds,
  token: string,
): Promise<
  Result<
    { readonly accountId: string; readonly method: string },
    { readonly code: 'token_unknown' }
  >
> {
  return needs.database.transaction('count_code', async (tx) => {
    const held = await holdToken(tx, needs.clock.now(), { token, purpose: 'totp' })
    if (!held.ok || held.value.accountId === null) return fail({ code: 'token_unknown' })
    const { accountId, hash } = held.value
    const { codes, method } = readStep(held.value)
    if (codes >= codesPerSecondStep) return fail({ code: 'token_unknown' })
    await tx
      .updateTable('account_token')
      .set({ facts: JSON.stringify({ method, codes: codes + 1 }) })
      .where('token_hash', '=', hash)
      .execute()
    return ok({ accountId, method })
  })
}

function readStep({ facts }: AccountToken) {
  const { codes, method } = facts
  return {
    codes: typeof codes === 'number' ? codes : codesPerSecondStep,
    method: typeof method === 'string' ? method : 'unknown',
  }
}
