import type { Challenge } from 'altcha/lib'
import pbkdf2Worker from 'altcha/workers/pbkdf2?url'

/** More would slow down the page on a phone, and save nothing where the work is short. */
const WORKERS = 2

/**
 * Has the browser do the work that a captcha of ours asks for, in workers of our own origin, and writes the solution as
 * ALTCHA's widget does. Nothing is asked of the person (AUTH-12). Null where it could not be had or solved: the page hears
 * why (REF-02), and the person is told by whoever asked.
 */
export async function solveCaptcha(): Promise<string | null> {
  try {
    // The time only keeps the reply from being taken from a cache.
    const time = Math.round(performance.timeOrigin + performance.now())
    const [response, { solveChallengeWorkers }] = await Promise.all([
      fetch(`/api/gt/register?t=${time}`, { cache: 'no-store' }),
      import('altcha/lib'),
    ])
    if (!response.ok) throw new Error('Error during captcha', { cause: response.status })
    const challenge: unknown = await response.json()
    if (!isChallenge(challenge)) throw new Error('Error during captcha', { cause: challenge })
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: WORKERS,
      createWorker: () => new Worker(pbkdf2Worker),
    })
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
  } catch (error) {
    reportError(error)
    return null
  }
}

function isChallenge(value: unknown): value is Challenge {
  return typeof value === 'object' && value !== null && 'parameters' in value
}
