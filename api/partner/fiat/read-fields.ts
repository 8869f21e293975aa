import { isIP } from 'node:net'
import type { Params } from '../rpc-params.ts'
import { fiatFailures, type PartnerFiatFailure } from './fiat-failure.ts'

/** Reads one value; undefined where it is nothing of the kind. */
export type FieldReader<T> = (value: unknown) => T | undefined

type FieldsOf<R> = {
  readonly [K in keyof R]: R[K] extends FieldReader<infer T> ? T : never
}

export type ReadFields<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: PartnerFiatFailure }

/** Reads the parameters of a call, each by its reader; or says which of them is wrong. Others are left alone. */
export function readFields<R extends Readonly<Record<string, FieldReader<unknown>>>>(
  params: Params,
  readers: R,
): ReadFields<FieldsOf<R>> {
  const value: Record<string, unknown> = {}
  for (const [name, read] of Object.entries(readers)) {
    const given = Object.hasOwn(params, name) ? params[name] : undefined
    value[name] = read(given)
    if (value[name] === undefined) {
      return { ok: false, failure: fiatFailures.invalidField(name, given) }
    }
  }
  return { ok: true, value: value as FieldsOf<R> }
}

/** A parameter that may be missing, null or empty: null then. */
export function optional<T>(read: FieldReader<T>): FieldReader<T | null> {
  return (value) => (value === undefined || value === null || value === '' ? null : read(value))
}

/** A text of at most so many characters that is not blank. */
export function text(longest: number): FieldReader<string> {
  return (value) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= longest
      ? value.trim()
      : undefined
}

/** A ticker in either case; ours are in lower case. */
export const ticker: FieldReader<string> = (value) =>
  typeof value === 'string' && /^[\w.-]{1,30}$/.test(value) ? value.toLowerCase() : undefined

/** Plain decimal text of whole units above zero: no exponent, sign or other base. A number's text is what was sent. */
export const decimalAmount: FieldReader<string> = (value) =>
  typeof value === 'string' && /^\d{1,20}(?:\.\d{1,18})?$/.test(value) && /[1-9]/.test(value)
    ? value
    : undefined

/** The code of a country or a state, in either case. */
export const placeCode: FieldReader<string> = (value) =>
  typeof value === 'string' && /^[a-z0-9]{1,3}$/i.test(value) ? value.toUpperCase() : undefined

export const ipAddress: FieldReader<string> = (value) =>
  typeof value === 'string' && isIP(value) !== 0 ? value : undefined

const LONGEST_URL = 2000

/** An https URL without user and password. We send customers there, and never ask it for anything ourselves. */
export const httpsUrl: FieldReader<string> = (value) => {
  const url = typeof value === 'string' && value.length <= LONGEST_URL ? URL.parse(value) : null
  if (url === null || url.protocol !== 'https:') return undefined
  return url.username === '' && url.password === '' ? url.href : undefined
}

/** Any JSON, as its text of at most so many characters. */
export function json(longest: number): FieldReader<string> {
  return (value) => {
    const written = JSON.stringify(value)
    return written !== undefined && written.length <= longest ? written : undefined
  }
}

/** One text or a list of them; empty where it is missing. */
export function texts(longest: number, most: number): FieldReader<readonly string[]> {
  return (value) => {
    const values: readonly unknown[] =
      value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
    const written = values.filter((each) => typeof each === 'string' && each.length <= longest)
    const isFine = written.length === values.length && values.length <= most
    return isFine ? written.map(String) : undefined
  }
}

/** A whole number within limits; `absent` where it is missing. */
export function whole(limits: {
  readonly absent: number
  readonly least: number
  readonly most: number
}): FieldReader<number> {
  return (value) => {
    if (value === undefined) return limits.absent
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null
    return number !== null && number >= limits.least && number <= limits.most ? number : undefined
  }
}

const DAY = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d))?$/

/** A day, or a time with its offset, in ISO 8601. */
export const moment: FieldReader<Date> = (value) => {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined
  const [at, day] = [new Date(value), new Date(value.slice(0, 10))]
  if (Number.isNaN(at.getTime()) || Number.isNaN(day.getTime())) return undefined
  // The 30th of February would otherwise be a day in March.
  return day.toISOString().startsWith(value.slice(0, 10)) ? at : undefined
}

/** One of these words. */
export function oneOf<const T extends string>(words: readonly T[]): FieldReader<T> {
  return (value) => words.find((word) => word === value)
}
