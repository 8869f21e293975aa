/** How one setting is read: what it is for, what was expected, and what holds where it is absent. */
export type Reader<T> = {
  /** What is used where the environment says nothing. */
  readonly absent: T
  readonly expected: string
  /** What holds where it is absent, in words; not said where that is `absent`, or nothing at all. */
  readonly otherwise?: string
  /** Undefined where the text is not what was expected. */
  readonly read: (text: string) => T | undefined
  /** For `.env.example` and, as Markdown, the README's table. */
  readonly says: string
  /** Never shown in an error or a log. */
  readonly secret?: true
}

/** Says what holds where a setting is absent and something else than its `absent` decides. */
export const otherwise = <R extends Reader<unknown>>(words: string, setting: R): R => ({
  ...setting,
  otherwise: words,
})

export const text = (absent: string, says: string): Reader<string> => ({
  absent,
  expected: 'a text',
  read: (given) => given,
  says,
})

export const optionalUrl = (says: string, protocols: readonly string[]): Reader<string | null> => ({
  absent: null,
  expected: `a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  read: (given) => {
    const url = URL.parse(given)
    return url !== null && protocols.includes(url.protocol) ? given.replace(/\/$/, '') : undefined
  },
  says,
})

/** Host and port, an IPv6 address in brackets. */
export const optionalAddress = (
  says: string,
): Reader<{ readonly host: string; readonly port: number } | null> => ({
  absent: null,
  expected: 'a host and a port: signer.internal:7443',
  read: (given) => {
    const [, bracketed, plain, port = ''] =
      /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(given) ?? []
    const host = bracketed ?? plain
    return host === undefined || Number(port) > 65_535 ? undefined : { host, port: Number(port) }
  },
  says,
})

export const whole = (absent: number, range: { least: number; most: number }, says: string) => ({
  absent,
  expected: `a whole number from ${range.least} to ${range.most}`,
  read: (given: string) => {
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN
    return value >= range.least && value <= range.most ? value : undefined
  },
  says,
})

/** Where nothing is said, what holds is decided elsewhere. */
export const optionalWhole = (
  range: { least: number; most: number },
  says: string,
): Reader<number | null> => ({ ...whole(0, range, says), absent: null })

export function oneOf<const T extends string>(
  words: readonly [T, ...T[]],
  says: string,
): Reader<T> {
  return {
    absent: words[0],
    expected: `one of ${words.join(', ')}`,
    read: (given) => words.find((word) => word === given),
    says,
  }
}

/** Two coins and how much of the first. */
export type DefaultPair = { readonly from: string; readonly to: string; readonly amount: string }

export const defaultPair = (absent: DefaultPair, says: string): Reader<DefaultPair> => ({
  absent,
  expected: 'two coins and an amount of the first coin: btc/eth/0.1',
  read: (given) => {
    const [, from = '', to = '', amount = ''] =
      /^([a-z0-9]+)\/([a-z0-9]+)\/(\d+(?:\.\d+)?)$/.exec(given) ?? []
    return from === to ? undefined : { from, to, amount }
  },
  says,
})

/** A colour as `#rrggbb`; absent: as the product has it. */
export const optionalColour = (says: string): Reader<string | null> => ({
  absent: null,
  expected: 'a colour as #rrggbb',
  read: (given) => (/^#[0-9a-f]{6}$/i.test(given) ? given.toLowerCase() : undefined),
  says,
})

export const yesOrNo = (absent: boolean, says: string): Reader<boolean> => ({
  absent,
  expected: 'true or false',
  read: (given) => (given === 'true' ? true : given === 'false' ? false : undefined),
  says,
})

export const secret = (says: string, shortest: number): Reader<string | null> => ({
  absent: null,
  expected: `at least ${shortest} characters`,
  read: (given) => (given.length >= shortest ? given : undefined),
  says,
  secret: true,
})
