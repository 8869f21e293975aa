import { RefusedRequest } from './errors/failure-of-error.ts'

/** Fields whose numbers are money: read from the text that was sent, never through a double. */
const AMOUNT_FIELDS: ReadonlySet<string> = new Set(['amount', 'amountFrom', 'amountTo'])

// A quick look that is right wherever it says no: amounts are mostly sent as texts, and a reviver costs time. A field
// name written with escapes is missed, and then its number is refused by the schema.
const MAY_HOLD_AMOUNT_NUMBER = /"amount(?:From|To)?"\s*:\s*[-\d]/
const MAY_HOLD_REFUSED_KEY = /__proto__|constructor|prototype|\\u/i
// PostgreSQL's texts cannot hold it. In valid JSON it is always written as this escape.
const NUL_ESCAPE = '\\u0000'
const REFUSED_KEYS = ['__proto__', 'constructor', 'prototype'] as const
/** No call needs more than five. Whoever reads a body by recursion must not run out of stack. */
const MOST_LEVELS = 50

/**
 * Parses a JSON body. Numbers of amount fields become their source text, so that `1e309` arrives as "1e309" and not as
 * infinity. Throws a `RefusedRequest` with `json_malformed`, `body_missing` for an empty text,
 * `character_refused` for U+0000, `body_too_deep` beyond 50 levels, or `field_refused` for keys that could reach an
 * object's prototype.
 */
export function readJsonBody(text: string): unknown {
  if (text === '') throw new RefusedRequest({ code: 'body_missing' })
  if (text.includes(NUL_ESCAPE)) throw new RefusedRequest({ code: 'character_refused' })
  const body = parse(text)
  assertFewLevels(body)
  if (MAY_HOLD_REFUSED_KEY.test(text)) assertNoRefusedKey(body)
  return body
}

function parse(text: string): unknown {
  try {
    return MAY_HOLD_AMOUNT_NUMBER.test(text)
      ? JSON.parse(text, amountsAsSourceText)
      : JSON.parse(text)
  } catch {
    throw new RefusedRequest({ code: 'json_malformed' })
  }
}

function amountsAsSourceText(
  key: string,
  value: unknown,
  context?: { readonly source?: string },
): unknown {
  return typeof value === 'number' && AMOUNT_FIELDS.has(key) ? context?.source : value
}

/** Level by level, so that no depth can be too much for it. */
function assertFewLevels(body: unknown): void {
  let level = [body].filter(isNested)
  for (let levels = 0; level.length > 0; levels += 1) {
    if (levels === MOST_LEVELS) throw new RefusedRequest({ code: 'body_too_deep' })
    level = level.flatMap((each) => Object.values(each).filter(isNested))
  }
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function assertNoRefusedKey(value: unknown): void {
  if (!isNested(value)) return
  const field = REFUSED_KEYS.find((key) => Object.hasOwn(value, key))
  if (field !== undefined) {
    const fields = [{ field, problem: 'isn’t allowed' }]
    throw new RefusedRequest({ code: 'field_refused', field, fields })
  }
  for (const each of Object.values(value)) assertNoRefusedKey(each)
}
