import type { Clock, IdentityPort, IdentityStatus } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { isSignedWith } from './read-digest.ts'
import { type SumsubKeys, signRequest } from './sign-request.ts'
import { readObject, readStatus, readText } from './wire.ts'

export type SumsubNeeds = SumsubKeys & {
  /** Without a slash at its end. */
  readonly baseUrl: string
  /** Set with the webhook in Sumsub's dashboard. */
  readonly webhookSecret: string
  /** The verification level that applicants go through. */
  readonly levelName: string
  readonly clock: Clock
  readonly timeLimitMilliseconds: number
}

const SESSION_SECONDS = 30 * 60
const LONGEST_REPLY_CHARACTERS = 1_000_000

/**
 * Sumsub by its public API (docs.sumsub.com): access tokens for its SDK, links to its hosted page, an applicant's review,
 * webhooks with a digest. `externalUserId` is our reference; nothing else about anybody is sent there by us.
 */
export function createSumsubIdentity(needs: SumsubNeeds): IdentityPort {
  return {
    name: 'sumsub',
    begin: async ({ reference }) => {
      const asked = {
        userId: reference,
        levelName: needs.levelName,
        ttlInSecs: SESSION_SECONDS,
      }
      const expiresAt = needs.clock.now() + SESSION_SECONDS * 1000
      const [token, link] = await Promise.all([
        post(needs, '/resources/accessTokens/sdk', asked),
        post(needs, '/resources/sdkIntegrations/levels/-/websdkLink', asked),
      ])
      const accessToken = readText(token, 'token')
      const url = httpsUrl(readText(link, 'url'))
      if (accessToken === null || url === null) return fail({ code: 'identity_unavailable' })
      return ok({ accessToken, url, expiresAt })
    },
    status: (reference) => askStatus(needs, reference),
    readWebhook: (message) => {
      if (!isSignedWith(needs.webhookSecret, message)) return fail({ code: 'webhook_forged' })
      const body = readObject(message.rawBody)
      if (body === null) return fail({ code: 'webhook_malformed' })
      return ok({ reference: readText(body, 'externalUserId') })
    },
  }
}

type Reply = { readonly status: number; readonly text: string }

async function askStatus(
  needs: SumsubNeeds,
  reference: string,
): Promise<Result<IdentityStatus, { readonly code: 'identity_unavailable' }>> {
  const path = `/resources/applicants/-;externalUserId=${encodeURIComponent(reference)}/one`
  const reply = await send(needs, 'GET', path, '')
  // Nobody has opened the flow yet.
  if (reply?.status === 404) return ok('none')
  const status = reply?.status === 200 ? readStatus(reply.text) : null
  return status === null ? fail({ code: 'identity_unavailable' }) : ok(status)
}

async function post(needs: SumsubNeeds, path: string, body: object) {
  const reply = await send(needs, 'POST', path, JSON.stringify(body))
  return reply?.status === 200 || reply?.status === 201 ? readObject(reply.text) : null
}

/** Null where there was no reply in time. */
async function send(
  needs: SumsubNeeds,
  method: 'GET' | 'POST',
  path: string,
  body: string,
): Promise<Reply | null> {
  try {
    const response = await fetch(`${needs.baseUrl}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
        ...signRequest(needs, { method, path, body, at: needs.clock.now() }),
      },
      ...(body === '' ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(needs.timeLimitMilliseconds),
    })
    const text = await response.text()
    return text.length > LONGEST_REPLY_CHARACTERS ? null : { status: response.status, text }
  } catch {
    return null
  }
}

/** A person is sent there: only where nobody in between can read along. */
function httpsUrl(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text)
  return url?.protocol === 'https:' ? url.href : null
}
