import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Powers of ten. What whoever has a breached list and its usual changes has tried within an hour. */
const LEAST_GUESSES = 10
/** A longer password has its strength within its beginning; the time to look at one grows faster than its length. */
const LOOKED_AT = 48

/** A telephone number or an account's: digits alone say less than the count believes, and others know them. */
const NUMBER = /^[\d\s+()./-]{1,20}$/

/** What the library's list and keyboards lack: Russian rows, and a passphrase that was printed too often. */
const ALSO_KNOWN = [
  'йцукенгшщзхъ',
  'йцукенгшщз',
  'йцукен',
  'фывапролджэ',
  'фывапролдж',
  'фывапро',
  'ячсмитьбю',
  'пароль',
  'correcthorsebatterystaple',
]

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * Whether a password is one that is tried early: among 49,000 breached ones, or made of them however spelled, of
 * keyboard rows, dates, repeats and the person's `own` words. The cheapest way to put it together decides.
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  if (NUMBER.test(password)) return true
  if ((await passwordGuesses(password, own)) < LEAST_GUESSES) return true
  // The library counts each piece of a name as found by chance; whoever knows the person begins with them all.
  const rest = withoutWords(password, own)
  return rest !== password && (await passwordGuesses(rest, [])) < LEAST_GUESSES
}

/** How many guesses the cheapest way to put a password together takes, as a power of ten. */
export async function passwordGuesses(password: string, own: readonly string[]): Promise<number> {
  // A list that could not be read once, for want of memory or of open files, is read by the next who asks.
  estimator ??= openEstimator().catch((error: unknown) => {
    estimator = undefined
    throw error
  })
  const text = [...password].slice(0, LOOKED_AT).join('')
  return (await estimator).check(text, own.filter(isWord)).guessesLog10
}

function isWord(word: string): boolean {
  return word.length >= 3
}

function withoutWords(password: string, own: readonly string[]): string {
  const longestFirst = own.filter(isWord).toSorted((one, other) => other.length - one.length)
  return longestFirst.reduce((rest, word) => {
    const pieces = rest.toLowerCase().split(word.toLowerCase())
    return pieces.length === 1 ? rest : pieces.join('')
  }, password)
}

/** A fifth of a second and 7 MB: only a process in which somebody sets a password pays for it. */
async function openEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Factory({
    dictionary: { breached: dictionary['passwords-common'], also: ALSO_KNOWN },
    graphs: adjacencyGraphs,
  })
}
