import { type Hex, isHex } from 'viem'
import { isPublicAddress } from '../../public-network/index.ts'

export type GatewayNeeds = {
  /** Host names that may be asked; empty: none. */
  readonly hosts: ReadonlySet<string>
  readonly timeLimitMilliseconds: number
  /** Addresses of a host name. */
  readonly lookUp: (host: string) => Promise<readonly string[]>
  readonly fetch: typeof fetch
}

type GatewayQuestion = {
  readonly data: Hex
  readonly sender: Hex
  readonly urls: readonly string[]
}

/** Proofs and records are a few kilobytes. */
const MOST_BYTES = 256 * 1024

/** A gateway that nobody allowed, or one that did not answer well. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused'
}

/**
 * Asks the gateways that an ENS resolver names (EIP-3668). Whoever registers a name can write any URL there, so only
 * hosts of the operator's list are asked, by https at its usual port, never at an address of our own networks, without
 * redirects, with little time and few bytes. Throws `GatewayRefused`.
 */
export function createGatewayRequest(needs: GatewayNeeds) {
  return async ({ data, sender, urls }: GatewayQuestion): Promise<Hex> => {
    for (const template of urls) {
      const url = allowedUrl(needs, template, { data, sender })
      if (url === null) continue
      const answer = await askGateway(needs, url, {
        body: template.includes('{data}') ? null : JSON.stringify({ data, sender }),
      }).catch(() => null)
      if (answer !== null) return answer
    }
    throw new GatewayRefused('No gateway that may be asked has answered')
  }
}

function allowedUrl(
  { hosts }: GatewayNeeds,
  template: string,
  { data, sender }: { readonly data: Hex; readonly sender: Hex },
): URL | null {
  const text = template.replace('{sender}', sender.toLowerCase()).replace('{data}', data)
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'https:' || url.port !== '') return null
  if (url.username !== '' || url.password !== '') return null
  return hosts.has(url.hostname) ? url : null
}

async function askGateway(
  needs: GatewayNeeds,
  url: URL,
  { body }: { readonly body: string | null },
): Promise<Hex | null> {
  const addresses = await needs.lookUp(url.hostname)
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) return null
  const reply = await needs.fetch(url, {
    method: body === null ? 'GET' : 'POST',
    ...(body === null ? {} : { body, headers: { 'content-type': 'application/json' } }),
    redirect: 'error',
    signal: AbortSignal.timeout(needs.timeLimitMilliseconds),
  })
  if (!reply.ok || reply.body === null) return null
  return readAnswer(await readLimited(reply.body))
}

function readAnswer(text: string): Hex | null {
  const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : { data: text }
  if (typeof parsed !== 'object' || parsed === null || !('data' in parsed)) return null
  return isHex(parsed.data) ? parsed.data : null
}

async function readLimited(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > MOST_BYTES) throw new GatewayRefused('The answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
