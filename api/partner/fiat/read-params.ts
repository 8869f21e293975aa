import { RefusedRequest, readJsonBody } from '../../http/index.ts'
import type { Params } from '../rpc-params.ts'

/**
 * The parameters of a call: those of its query, or the object that is its body. A name that ends with `[]`, or that is there
 * more than once, is a list. Null where they cannot be read.
 */
export function readParamsOf(method: string, url: string, body: Buffer): Params | null {
  return method === 'GET' ? queryOf(url) : objectIn(body)
}

function queryOf(url: string): Params | null {
  const at = url.indexOf('?')
  const params = new Map<string, string | string[]>()
  for (const [written, value] of new URLSearchParams(at === -1 ? '' : url.slice(at + 1))) {
    // PostgreSQL's texts cannot hold it.
    if (value.includes('\0')) return null
    const isList = written.endsWith('[]')
    const name = isList ? written.slice(0, -2) : written
    const before = params.get(name)
    if (before === undefined) params.set(name, isList ? [value] : value)
    else params.set(name, [...[before].flat(), value])
  }
  return Object.fromEntries(params)
}

function objectIn(body: Buffer): Params | null {
  try {
    const read = readJsonBody(body.toString('utf8'))
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Params)
      : null
  } catch (error) {
    if (error instanceof RefusedRequest) return null
    throw error
  }
}
