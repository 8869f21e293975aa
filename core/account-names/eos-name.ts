import { type Failure, fail, ok, type Result } from '../result/index.ts'

/**
 * What is wrong with the name of a new account, for whoever types it:
 * - `account_name_length`: not twelve characters (shorter names are sold by bids);
 * - `account_name_dot`: a dot; only the owner of the ending can make such names;
 * - `account_name_characters`: something other than a–z and 1–5;
 * - `account_name_first`: does not begin with a letter.
 */
export type EosNameFailure = Failure<
  'account_name_length' | 'account_name_dot' | 'account_name_characters' | 'account_name_first'
>

/** Length of a name that anyone can have an account made with (eosio.system `newaccount`). */
export const EOS_NAME_LENGTH = 12

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const FILLING = 'abcdefghijklmnopqrstuvwxyz12345'

/** Checks the name of a new EOS account: eosio.system's rules, and the network's own that names begin with a letter. */
export function checkEosName(name: string): Result<null, EosNameFailure> {
  if (name.includes('.')) return fail({ code: 'account_name_dot' })
  if (!/^[a-z1-5]*$/.test(name)) return fail({ code: 'account_name_characters' })
  if (!/^[a-z]/.test(name) && name !== '') return fail({ code: 'account_name_first' })
  if (name.length !== EOS_NAME_LENGTH) return fail({ code: 'account_name_length' })
  return ok(null)
}

/**
 * A valid name like a word: the word itself at try 0 where it is one. Each further try changes the end, so that another
 * free one is found where the first are taken. `random` is from 0 up to 1.
 */
export function eosNameLike(word: string, attempt: number, random: () => number): string {
  const letters = [...word.toLowerCase().normalize('NFKD')]
    .map((letter) => DIGITS[letter] ?? letter)
    .filter((letter) => FILLING.includes(letter))
    .join('')
    .replace(/^[1-5]+/, '')
  const kept = letters.slice(0, attempt === 0 ? EOS_NAME_LENGTH : EOS_NAME_LENGTH - LEAST_CHANGED)
  const first = kept === '' ? pick(LETTERS, random) : kept
  const filling = Array.from({ length: EOS_NAME_LENGTH - first.length }, () =>
    pick(FILLING, random),
  )
  return `${first}${filling.join('')}`
}

const LEAST_CHANGED = 4

/** Digits that names cannot have, as people write them with letters. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
}

function pick(letters: string, random: () => number): string {
  return letters.charAt(Math.floor(random() * letters.length))
}
