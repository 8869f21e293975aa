import { type Ask, fieldOf, NoAnswer } from '../../fiat-wire/index.ts'
import type { MercuryoNeeds } from './mercuryo-needs.ts'

const OK = 200
const REFUSED_KEY = new Set([401, 403])

/**
 * `data` of a GET of version 1.6; undefined where Mercuryo refuses what was asked. Throws NoAnswer, also where the key
 * is refused.
 */
export async function dataOf(
  needs: MercuryoNeeds,
  ask: Ask,
  path: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const url = `${needs.apiUrl}/v1.6/${path}?${new URLSearchParams(query)}`
  const { status, body } = await ask({ method: 'GET', url, headers })
  if (REFUSED_KEY.has(status)) throw new NoAnswer('unavailable', 'Mercuryo refused the key')
  if (status !== OK) return undefined
  const data = fieldOf(body, 'data')
  if (data === undefined) throw new NoAnswer('unavailable', 'Mercuryo answered without data')
  return data
}
