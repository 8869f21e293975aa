import { type Ask, type JsonReply, NoAnswer } from '../../fiat-wire/index.ts'
import type { BanxaNeeds } from './banxa-needs.ts'

const REFUSED_KEY = new Set([401, 403])

/** A GET of the v2 API. Throws NoAnswer, also where the key is refused. */
export async function getOf(
  needs: BanxaNeeds,
  ask: Ask,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<JsonReply> {
  const search = new URLSearchParams(query).toString()
  const url = `${urlOf(needs, path)}${search === '' ? '' : `?${search}`}`
  return withKey(await ask({ method: 'GET', url, headers: { 'x-api-key': needs.apiKey } }))
}

/** A POST of the v2 API. Throws NoAnswer. */
export async function postTo(
  needs: BanxaNeeds,
  ask: Ask,
  path: string,
  body: object,
): Promise<JsonReply> {
  return withKey(
    await ask({
      method: 'POST',
      url: urlOf(needs, path),
      headers: { 'x-api-key': needs.apiKey },
      body: JSON.stringify(body),
    }),
  )
}

function urlOf({ apiUrl, partner }: BanxaNeeds, path: string): string {
  return `${apiUrl}/${encodeURIComponent(partner)}/v2/${path}`
}

function withKey(reply: JsonReply): JsonReply {
  if (REFUSED_KEY.has(reply.status)) throw new NoAnswer('unavailable', 'Banxa refused the key')
  return reply
}
