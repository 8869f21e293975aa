import { createHmac } from 'node:crypto'
import type { SocialTry } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Queryable, Tx } from '../../db/index.ts'
import { consumeToken, issueToken, readToken } from '../account-token.ts'
import { isSecretToken, tokenHash } from '../secret-token.ts'

/** What a try is about, kept until the browser comes back. */
export type TryFacts = {
  readonly provider: string
  /** Whose account is to be linked; null when signing in. */
  readonly linkTo: string | null
  readonly goto: string | null
}

/** How long somebody may take at the provider. */
const TRY_SECONDS = 600

/** Keeps a try; answers its state, which goes to the provider and comes back. */
export function keepTry(
  database: Queryable,
  now: number,
  tried: TryFacts & { readonly browserSecret: string },
): Promise<string> {
  const { browserSecret, goto, linkTo, provider } = tried
  return issueToken(database, now, {
    accountId: linkTo,
    purpose: 'social',
    seconds: TRY_SECONDS,
    facts: { kind: 'try', provider, goto, linkTo, browser: tokenHash(browserSecret) },
  })
}

/** Takes a try, once, and only in the browser that began it: another one cannot even use it up. */
export async function consumeTry(
  tx: Tx,
  now: number,
  asked: {
    readonly state: string
    readonly browserSecret: string | null
    readonly provider: string
  },
): Promise<Result<TryFacts, Failure<'try_unknown'>>> {
  const kept = await consumeForBrowser(tx, now, { ...asked, token: asked.state, kind: 'try' })
  if (!kept.ok || kept.value.provider !== asked.provider) return fail({ code: 'try_unknown' })
  return ok({
    provider: asked.provider,
    linkTo: textOf(kept.value.linkTo),
    goto: textOf(kept.value.goto),
  })
}

/** Takes what was kept for this browser, once; what is another's is left alone. */
export async function consumeForBrowser(
  tx: Tx,
  now: number,
  asked: {
    readonly token: string
    readonly browserSecret: string | null
    readonly kind: 'try' | 'mail'
  },
): Promise<Result<Readonly<Record<string, unknown>>, Failure<'try_unknown'>>> {
  const { browserSecret, kind, token } = asked
  if (browserSecret === null || !isSecretToken(browserSecret)) return fail({ code: 'try_unknown' })
  const read = await readToken(tx, now, { token, purpose: 'social' })
  if (!read.ok || read.value.facts.kind !== kind) return fail({ code: 'try_unknown' })
  if (read.value.facts.browser !== tokenHash(browserSecret)) return fail({ code: 'try_unknown' })
  const taken = await consumeToken(tx, now, { token, purpose: 'social' })
  return taken.ok ? ok(taken.value.facts) : fail({ code: 'try_unknown' })
}

/**
 * What goes to the provider with a try. Code verifier and nonce follow from the browser's secret: whoever reads our
 * tables cannot redeem anybody's code.
 */
export function providerTry(asked: {
  readonly redirectUri: string
  readonly state: string
  readonly browserSecret: string
}): SocialTry {
  const { browserSecret, redirectUri, state } = asked
  const derive = (purpose: string) =>
    createHmac('sha256', browserSecret).update(`${purpose}:${state}`).digest('base64url')
  return { redirectUri, state, nonce: derive('nonce'), codeVerifier: derive('code verifier') }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
