import { fail, ok, type Result } from '@causeway/core/result'
import { type RpcFailure, rpcFailures } from './rpc-failure.ts'

/** Named values of one thing that is asked about. Unknown ones are left alone. */
export type Params = Readonly<Record<string, unknown>>

/** What is asked about: one thing, or a list of them. */
export type ParamList = { readonly isList: boolean; readonly items: readonly Params[] }

type Failed = { readonly fault: RpcFailure }

/** An object, an array of objects, `[]`, `{}` or nothing. */
export function readParams(params: unknown): Result<ParamList, Failed & { code: 'params' }> {
  if (params === undefined || params === null) return ok({ isList: false, items: [] })
  if (Array.isArray(params)) {
    return params.every(isObject)
      ? ok({ isList: true, items: params })
      : fail({ code: 'params', fault: rpcFailures.invalidParameter('params') })
  }
  if (isObject(params)) return ok({ isList: false, items: [params] })
  return fail({ code: 'params', fault: rpcFailures.invalidParameter('params') })
}

function isObject(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const LONGEST_TEXT = 300

/** A text that must be there; a number is taken as its text. Null where it is missing or nothing of the kind. */
export function textOf(params: Params, name: string, longest = LONGEST_TEXT): string | null {
  const value = params[name]
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' && text.length <= longest
    ? text.trim()
    : null
}

/** A text that may be missing: null then, and undefined where it is no text. */
export function optionalTextOf(
  params: Params,
  name: string,
  longest = LONGEST_TEXT,
): string | null | undefined {
  const value = params[name]
  if (value === undefined || value === null || value === '') return null
  return textOf(params, name, longest) ?? undefined
}

/** One text or a list of them; empty where it is missing, null where it is nothing of the kind. */
export function textsOf(params: Params, name: string, most: number): readonly string[] | null {
  const value = params[name]
  if (value === undefined || value === null) return []
  const texts = Array.isArray(value) ? value : [value]
  const isFine = texts.every((text) => typeof text === 'string' && text.length <= LONGEST_TEXT)
  return isFine && texts.length <= most ? texts : null
}

/** A whole number from `least` to `most`; `absent` where it is missing, null where it is nothing of the kind. */
export function wholeOf(
  params: Params,
  name: string,
  {
    absent,
    least,
    most,
  }: { readonly absent: number; readonly least: number; readonly most: number },
): number | null {
  const value = params[name]
  if (value === undefined || value === null) return absent
  const number = typeof value === 'string' && /^\d{1,17}$/.test(value) ? Number(value) : value
  return typeof number === 'number' &&
    Number.isSafeInteger(number) &&
    number >= least &&
    number <= most
    ? number
    : null
}
