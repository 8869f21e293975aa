import type { AccountState } from './account-state.ts'

const TIME_LIMIT_MILLISECONDS = 15_000

/**
 * Who uses this browser, asked without what the other calls need: every page carries this. Where nobody answers it is
 * nobody: the modal can say better than a dead link what is wrong.
 */
export async function askAccount(): Promise<AccountState> {
  try {
    const reply = await fetch('/api/user?fields=email', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIME_LIMIT_MILLISECONDS),
    })
    const email = reply.ok ? emailIn(await reply.json()) : undefined
    return email === undefined ? { kind: 'out' } : { kind: 'in', email }
  } catch {
    return { kind: 'out' }
  }
}

function emailIn(reply: {
  readonly user?: { readonly email?: unknown } | null
}): string | undefined {
  const email = reply.user?.email
  return typeof email === 'string' ? email : undefined
}
