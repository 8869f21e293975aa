import type { Clock } from '@causeway/core/ports'
import { type Ask, NoAnswer, requiredTextOf } from '../../fiat-wire/index.ts'

export type TransakAccess = {
  readonly apiUrl: string
  readonly apiKey: string
  readonly apiSecret: string
  readonly clock: Clock
}

/** Transak's access tokens: headers of our calls, and keys that its messages are signed with. */
export type TransakTokens = {
  /** The one that holds now, or a new one where `refused` is the one that holds. */
  readonly current: (ask: Ask, refused: string | null) => Promise<string>
  /** Those that a message on its way may be signed with, the newest first. */
  readonly known: () => readonly string[]
}

const LEAST_LEFT_MILLISECONDS = 60 * 60_000
const KNOWN_TOKENS = 3

/**
 * Keeps Transak's access tokens in memory. One holds for seven days, and a new one ends the one before it, also where
 * another process asked for it: a token that Transak refuses is replaced.
 */
export function createTokens(access: TransakAccess): TransakTokens {
  let tokens: readonly { readonly text: string; readonly endsAt: number }[] = []
  return {
    current: async (ask, refused) => {
      const [newest] = tokens
      const isGood =
        newest !== undefined &&
        newest.text !== refused &&
        access.clock.now() < newest.endsAt - LEAST_LEFT_MILLISECONDS
      if (isGood) return newest.text
      const fresh = await askToken(access, ask)
      tokens = [fresh, ...tokens].slice(0, KNOWN_TOKENS)
      return fresh.text
    },
    known: () => tokens.map(({ text }) => text),
  }
}

async function askToken({ apiUrl, apiKey, apiSecret }: TransakAccess, ask: Ask) {
  const { status, body } = await ask({
    method: 'POST',
    url: `${apiUrl}/partners/api/v2/refresh-token`,
    headers: { 'x-api-key': apiKey, 'api-secret': apiSecret },
    body: JSON.stringify({ apiKey }),
  })
  if (status !== 200) throw new NoAnswer('unavailable', `Transak gave no token: ${status}`)
  const text = requiredTextOf(body, 'data', 'accessToken')
  const endsAt = Number(requiredTextOf(body, 'data', 'expiresAt')) * 1000
  if (!Number.isSafeInteger(endsAt)) throw new NoAnswer('unavailable', 'A token has no end')
  return { text, endsAt }
}
