import { cookieValue } from '../../cookie-value.ts'
import { readAnalyticsId } from '../../user-meta/read-analytics-id.ts'
import type { SessionFacts } from './session-variables.ts'

const TIME_LIMIT_MILLISECONDS = 15_000

/** What this browser and the server know of the visitor. `isSignedIn`: whether the server is to be asked for the account. */
export async function readSessionFacts(isSignedIn: boolean): Promise<SessionFacts> {
  const account = isSignedIn ? await askAccount() : {}
  const cookie = (name: string) => cookieValue(document.cookie, name)
  return {
    userId: textOf(account, 'id'),
    email: textOf(account, 'email'),
    clientId: readAnalyticsId(document.cookie),
    estimationMethod: cookie('EstimationMethod_ABvariant'),
    newMemoField: cookie('NewMemoField_ABvariant'),
  }
}

async function askAccount(): Promise<object> {
  try {
    const reply = await fetch('/api/user?fields=id,email', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIME_LIMIT_MILLISECONDS),
    })
    const body: unknown = await reply.json()
    const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : null
    return typeof user === 'object' && user !== null ? user : {}
  } catch {
    // The conversation begins all the same.
    return {}
  }
}

function textOf(account: object, field: string): string | null {
  const value: unknown = Object.entries(account).find(([name]) => name === field)?.[1]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
