import type { Answer } from '@causeway/api/contract'
import { csrfToken } from '../../call-lines/index.ts'
import { clientCalls } from '../calls/client-calls.ts'
import { type CsrfTokens, createCsrfTokens } from './csrf.ts'
import { type HttpNeeds, type HttpRequest, sender, sendRequest } from './send-request.ts'

/** What changes of an account are sent with. */
export type ChangeSender = {
  readonly needs: HttpNeeds
  readonly tokens: CsrfTokens
}

/** With tokens of its own, asked for when the first change is sent. */
export function changeSender(needs: HttpNeeds): ChangeSender {
  const tokens = createCsrfTokens({
    ask: () => askToken(needs),
    now: () => performance.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  return { needs, tokens }
}

/** Sends a change with its CSRF token, and once more with a new one where that is out of date (AUTH-10). */
export async function sendChange(
  account: ChangeSender,
  change: HttpRequest,
): Promise<Answer<unknown>> {
  const { tokens } = account
  const answer = await sendWithToken(account, change)
  if (answer.ok || answer.body.error.code !== 'csrf_wrong') return answer
  tokens.forget()
  return sendWithToken(account, change)
}

async function sendWithToken(
  { needs, tokens }: ChangeSender,
  change: HttpRequest,
): Promise<Answer<unknown>> {
  const token = await tokens.get()
  const headers = token === null ? {} : { 'x-csrf-token': token }
  return sendRequest(needs, { ...change, headers: { ...change.headers, ...headers } })
}

async function askToken(needs: HttpNeeds): Promise<string | null> {
  const answer = await clientCalls(sender(needs), { csrfToken }).csrfToken()
  return answer.ok ? answer.body.csrf : null
}
