import type { IncomingHttpHeaders } from 'node:http'
import type { Caller } from '../contract/index.ts'
import { clientNetwork } from './client-network.ts'
import { holderSecretsIn } from './holder-cookie.ts'

const COUNTRY_CODE = /^[A-Z]{2}$/

/**
 * What a request says of who asks: holder secrets of its cookies and of the header `X-Holder-Secret`, the country
 * where the operator's proxy names it in a header (null: none does), and the address `ip` where it tells clients apart.
 */
export function callerOf(
  headers: IncomingHttpHeaders,
  countryHeader: string | null,
  ip: string | null = null,
): Caller {
  return {
    holderSecrets: [...holderSecretsIn(headers.cookie), ...shownSecrets(headers)],
    country: countryOf(headers, countryHeader),
    address: ip === null ? null : clientNetwork(ip),
  }
}

/** Secrets shown on purpose, by header. A page of another site cannot send it. */
export function shownSecrets(headers: IncomingHttpHeaders): readonly string[] {
  const secret = headers['x-holder-secret']
  return typeof secret === 'string' && secret !== '' ? [secret] : []
}

function countryOf(headers: IncomingHttpHeaders, header: string | null): string | null {
  const value = header === null ? undefined : headers[header.toLowerCase()]
  const code = typeof value === 'string' ? value.toUpperCase() : ''
  return COUNTRY_CODE.test(code) ? code : null
}
