import { commonWords } from './common-words.ts'

/** A piece that a password may begin with at some place, and how many bits it takes to guess it. */
export type Piece = { readonly length: number; readonly bits: number }

const WORD_BITS = 10
const OWN_WORD_BITS = 3
const CHANGED_BITS = 1
const SEQUENCE_BITS = 5
const YEAR_BITS = 6
const DATE_BITS = 14
const REPEATED_BITS = 2
const LONGEST_WORD = 30

/** Rows and columns of keyboards, the alphabet, and digits as they are counted. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '147258369',
  '789456123',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
].flatMap((row) => [row, [...row].toReversed().join('')])

const WRITTEN_OTHERWISE = new Map([
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['@', 'a'],
  ['$', 's'],
])

/** Every known piece of a password (in lower case) that begins at `from`. */
export function piecesAt(password: string, from: number, own: ReadonlySet<string>): Piece[] {
  return [
    ...wordsAt(password, from, own),
    ...sequenceAt(password, from),
    ...datesAt(password, from),
    ...repeatsAt(password, from),
  ]
}

function wordsAt(password: string, from: number, own: ReadonlySet<string>): Piece[] {
  const known = commonWords()
  const rest = password.slice(from, from + LONGEST_WORD)
  const spellings = [rest, plainly(rest, 'i'), plainly(rest, 'l')]
  const pieces: Piece[] = []
  for (let length = 3; length <= rest.length; length += 1) {
    for (const spelling of spellings) {
      const word = spelling.slice(0, length)
      const back = [...word].toReversed().join('')
      const changed = spelling === rest ? 0 : CHANGED_BITS
      if (own.has(word)) pieces.push({ length, bits: OWN_WORD_BITS + changed })
      if (known.has(word)) pieces.push({ length, bits: WORD_BITS + changed })
      if (own.has(back)) pieces.push({ length, bits: OWN_WORD_BITS + changed + CHANGED_BITS })
      if (known.has(back)) pieces.push({ length, bits: WORD_BITS + changed + CHANGED_BITS })
    }
  }
  return pieces
}

/** `p455w0rd` as it is meant; a 1 or ! may stand for either letter. */
function plainly(text: string, one: 'i' | 'l'): string {
  return [...text]
    .map((character) =>
      character === '1' || character === '!'
        ? one
        : (WRITTEN_OTHERWISE.get(character) ?? character),
    )
    .join('')
}

function sequenceAt(password: string, from: number): Piece[] {
  let longest = 0
  for (const row of SEQUENCES) {
    for (let length = Math.max(3, longest + 1); from + length <= password.length; length += 1) {
      if (!row.includes(password.slice(from, from + length))) break
      longest = length
    }
  }
  // Whoever stops early is guessed as easily as who goes on to the end.
  return Array.from({ length: Math.max(0, longest - 2) }, (_, index) => ({
    length: index + 3,
    bits: SEQUENCE_BITS,
  }))
}

function datesAt(password: string, from: number): Piece[] {
  const rest = password.slice(from, from + 10)
  const pieces: Piece[] = []
  if (/^(?:19|20)\d\d/.test(rest)) pieces.push({ length: 4, bits: YEAR_BITS })
  const date =
    /^(?:(?:0?[1-9]|[12]\d|3[01])([-./]?)(?:0?[1-9]|1[0-2])\1|(?:0?[1-9]|1[0-2])([-./]?)(?:0?[1-9]|[12]\d|3[01])\2)(?:19|20)?\d\d/.exec(
      rest,
    ) ?? /^(?:19|20)\d\d([-./]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])/.exec(rest)
  if (date !== null && date[0].length >= 6) pieces.push({ length: date[0].length, bits: DATE_BITS })
  return pieces
}

/** The same once more: `catcat`, `!!`. */
function repeatsAt(password: string, from: number): Piece[] {
  const pieces: Piece[] = []
  for (let length = 1; length <= from && from + length <= password.length; length += 1) {
    const before = password.slice(from - length, from)
    if (password.startsWith(before, from)) {
      pieces.push({ length, bits: length === 1 ? 1 : REPEATED_BITS })
    }
  }
  return pieces
}
