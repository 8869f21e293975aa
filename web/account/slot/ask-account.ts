import { reportBrokenWeb } from '@causeway/widget/client'
import type { AccountState } from './account-state.ts'

const TIME_LIMIT_MILLISECONDS = 15_000

/**
 * Who uses this browser, asked without what the other calls need: every page carries this. Where nobody answers it is
 * nobody: the modal can say better than a dead link what is wrong. A server that fails is told to the page (SHELL-06).
 */
export async function askAccount(): Promise<AccountState> {
  try {
    const reply = await fetch('/api/user?fields=email,affiliateApproved', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIME_LIMIT_MILLISECONDS),
    })
    if (reply.status >= 500) reportBrokenWeb()
    return reply.ok ? accountIn(await reply.json()) : { kind: 'out' }
  } catch {
    return { kind: 'out' }
  }
}

function accountIn(reply: {
  readonly user?: { readonly email?: unknown; readonly affiliateApproved?: unknown } | null
}): AccountState {
  const email = reply.user?.email
  if (typeof email !== 'string') return { kind: 'out' }
  return { kind: 'in', email, isAffiliate: reply.user?.affiliateApproved === true }
}
