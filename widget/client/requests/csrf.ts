/** What the tokens rest on; times in milliseconds of any clock that only goes forward. */
export type CsrfNeeds = {
  /** Asks the server; null where it does not answer. */
  readonly ask: () => Promise<string | null>
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Tokens that account changes carry (AUTH-10). */
export type CsrfTokens = {
  /** Null where the server gives none. */
  readonly get: () => Promise<string | null>
  /** One that came with another reply. */
  readonly take: (token: string) => void
  /** After a session began or ended, and where one was refused. */
  readonly forget: () => void
}

const KEPT_MILLISECONDS = 60_000
const LONGEST_WAIT_MILLISECONDS = 2_000
const POLL_MILLISECONDS = 10

/**
 * Keeps a token for 60 s. One question is under way at a time: whoever comes meanwhile looks for its answer every 10 ms,
 * and asks for himself after 2 s.
 */
export function createCsrfTokens({ ask, now, wait }: CsrfNeeds): CsrfTokens {
  let kept: { readonly token: string; readonly until: number } | null = null
  let isAsking = false

  const current = () => (kept !== null && now() < kept.until ? kept.token : null)
  const take = (token: string) => {
    kept = { token, until: now() + KEPT_MILLISECONDS }
  }

  async function get(): Promise<string | null> {
    const givenUpAt = now() + LONGEST_WAIT_MILLISECONDS
    while (current() === null && isAsking && now() < givenUpAt) await wait(POLL_MILLISECONDS)
    const before = current()
    if (before !== null) return before
    isAsking = true
    try {
      const token = await ask()
      if (token !== null) take(token)
      return token
    } finally {
      isAsking = false
    }
  }

  return {
    get,
    take,
    forget: () => {
      kept = null
    },
  }
}
