import { randomBytes } from 'node:crypto'
import { normalizePassword } from '@causeway/core/accounts'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createTurns } from './turns.ts'

/** OWASP's Password Storage Cheat Sheet for argon2id, which is the library's default algorithm: 19 MiB, two passes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** A hash takes a core and 19 MiB for tens of milliseconds: sign-ins must not take the machine. */
const AT_ONCE = 2
/** Two seconds of work or so. Whoever came behind would wait longer than he cares to. */
const MOST_WAITING = 50

/** What everybody is told while the hasher is busy, whoever he is. */
export const hasherBusy = { code: 'too_often', retryAfterSeconds: 5 } as const

export type PasswordHasher = {
  /** True while so much waits that no more is to be asked for: to be refused as `hasherBusy`. */
  readonly isBusy: () => boolean
  readonly hash: (password: string) => Promise<string>
  /**
   * Whether the password is the one of the hash. `stored` null, for an account that is not there or has no password:
   * the same work is done, and the answer is no.
   */
  readonly verify: (
    stored: string | null,
    password: string,
  ) => Promise<{
    readonly isRight: boolean
    /** Made with other parameters than today's: to be made anew from the right password. */
    readonly isOutdated: boolean
  }>
}

/** Hashes passwords by argon2id, a few at a time. Passwords are taken in their NFKC spelling. */
export function createPasswordHasher(
  parameters: { readonly memoryCost: number; readonly timeCost: number } = PARAMETERS,
): PasswordHasher {
  const { inTurn, waiting } = createTurns(AT_ONCE)
  const options = { ...PARAMETERS, ...parameters }
  const make = (password: string) => inTurn(() => hash(normalizePassword(password), options))
  let decoy: Promise<string> | null = null
  const decoyHash = () => {
    // One that could not be made, for want of memory, is made for the next who signs in.
    decoy ??= make(randomBytes(32).toString('base64url')).catch((error: unknown) => {
      decoy = null
      throw error
    })
    return decoy
  }
  return {
    isBusy: () => waiting() >= MOST_WAITING,
    hash: make,
    verify: async (stored, password) => {
      const against = stored ?? (await decoyHash())
      const isSame = await inTurn(() => verify(against, normalizePassword(password)))
      return {
        isRight: isSame && stored !== null,
        isOutdated: stored !== null && isMadeOtherwise(stored, options),
      }
    },
  }
}

function isMadeOtherwise(stored: string, options: typeof PARAMETERS | Parameters): boolean {
  const made = parseOptions(stored)
  return (
    made.memoryCost !== options.memoryCost ||
    made.timeCost !== options.timeCost ||
    made.parallelism !== options.parallelism
  )
}

type Parameters = {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}
