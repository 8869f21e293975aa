/** How the text of an option is read. Texts come from attributes of foreign pages and from addresses. */
export type OptionKind<Value> = {
  /** Which control a builder shows, and which type the package declares. */
  readonly control:
    | 'choice'
    | 'text'
    | 'amount'
    | 'tickers'
    | 'ticker'
    | 'flag'
    | 'colour'
    | 'names'
  /** Values to choose from; empty where any text of the kind is taken. */
  readonly choices: readonly string[]
  /** What a right value looks like, in English: it is written to the console of the page. */
  readonly expected: string
  /** Of a number: the least and the most that is taken. */
  readonly bounds?: readonly [least: number, most: number]
  /** The value of a text; null where the text is wrong. */
  readonly read: (text: string) => Value | null
}

const MOST_NAMES = 100
const NAME = /^[a-z0-9_-]{1,32}$/

/** One of a few words. */
export function choice<const Word extends string>(words: readonly Word[]): OptionKind<Word> {
  return {
    control: 'choice',
    choices: words,
    expected: `one of ${words.join(', ')}`,
    read: (text) => words.find((word) => word === text.toLowerCase()) ?? null,
  }
}

/** Several of a few words, with commas between them. */
export function choices<const Word extends string>(
  words: readonly Word[],
): OptionKind<readonly Word[]> {
  return {
    control: 'names',
    choices: words,
    expected: `a list of ${words.join(', ')}, separated by commas`,
    read: (text) => {
      const given = listOf(text)
      const known = words.filter((word) => given.includes(word))
      return known.length === given.length ? known : null
    },
  }
}

/** On or off. An attribute without a value means on. */
export const flag: OptionKind<boolean> = {
  control: 'flag',
  choices: [],
  expected: 'true or false',
  read: (text) => {
    const word = text.toLowerCase()
    if (['', 'true', '1', 'on', 'yes'].includes(word)) return true
    return ['false', '0', 'off', 'no'].includes(word) ? false : null
  },
}

/** The ticker of a coin or of a currency of money. */
export const ticker: OptionKind<string> = {
  control: 'ticker',
  choices: [],
  expected: 'a ticker, such as btc or usdt20',
  read: (text) => (/^[a-z0-9]{1,20}$/i.test(text) ? text.toLowerCase() : null),
}

/** Tickers, or names of networks, with commas between them. */
export function names(expected: string): OptionKind<readonly string[]> {
  return {
    control: 'tickers',
    choices: [],
    expected,
    read: (text) => {
      const given = listOf(text)
      const isRight = given.length <= MOST_NAMES && given.every((name) => NAME.test(name))
      return isRight ? given : null
    },
  }
}

/** A positive decimal number in plain notation. It stays a text: money is never a number. */
export const amount: OptionKind<string> = {
  control: 'amount',
  choices: [],
  expected: 'a positive number in plain notation with a dot, such as 0.1',
  read: (text) => (/^\d{1,18}(\.\d{1,18})?$/.test(text) && /[1-9]/.test(text) ? text : null),
}

/** Red, green and blue as three or six hexadecimal digits. */
export const colour: OptionKind<string> = {
  control: 'colour',
  choices: [],
  expected: 'a colour as # and three or six hexadecimal digits, such as #10d078',
  read: (text) => {
    const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? []
    if (digits === undefined) return null
    const six = digits.length === 6 ? digits : digits.replace(/./g, '$&$&')
    return `#${six.toLowerCase()}`
  },
}

/** Whole pixels between two bounds, both included. */
export function pixels(least: number, most: number): OptionKind<number> {
  return {
    control: 'text',
    choices: [],
    expected: `a whole number of pixels from ${least} to ${most}`,
    bounds: [least, most],
    read: (text) => {
      const [, digits] = /^(\d{1,4})(?:px)?$/.exec(text) ?? []
      const value = Number(digits)
      return digits !== undefined && value >= least && value <= most ? value : null
    },
  }
}

/** Any text that matches; `expected` says how it looks. */
export function textLike(pattern: RegExp, expected: string): OptionKind<string> {
  return {
    control: 'text',
    choices: [],
    expected,
    read: (text) => (pattern.test(text) ? text : null),
  }
}

function listOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
