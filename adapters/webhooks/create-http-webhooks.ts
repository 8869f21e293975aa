import { type LookupAddress, lookup as lookupName } from 'node:dns'
import { type Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { OutgoingWebhook, WebhookOutcome, WebhookPort } from '@causeway/core/ports'
import { isPublicAddress } from '../public-network/index.ts'
import { createConnectionPool, type PooledRequestOptions } from './connection-pool.ts'

export type HttpWebhookNeeds = {
  readonly timeLimitMilliseconds: number
  /** Of a reply; the rest is not read. */
  readonly mostReplyBytes: number
  /** True in a play world, whose receivers can run on this machine: http, and its own loopback addresses. */
  readonly allowsLocal: boolean
  /** Every address of a name. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>
}

/**
 * Webhooks over HTTPS. A receiver's address comes from a stranger: its name is resolved here, every address that it has must
 * be public, and the connection is made to the address that was checked, so that a name that changes its mind in between
 * gains nothing. Connections are kept for the next message to the same URL.
 */
export function createHttpWebhooks(needs: HttpWebhookNeeds): WebhookPort {
  const pool = createConnectionPool()
  return {
    send: async (message) => {
      const url = URL.parse(message.url)
      const problem = url === null ? 'not a URL' : problemOf(url, needs)
      if (url === null || problem !== null) {
        return { kind: 'refused_address', reason: problem ?? 'not a URL' }
      }
      try {
        return await postWithin(needs, { url, message, agent: pool.agentFor(url) })
      } catch (error) {
        if (error instanceof RefusedAddress) {
          return { kind: 'refused_address', reason: error.message }
        }
        return { kind: 'unreachable', reason: reasonOf(error) }
      }
    },
  }
}

/** A name that leads where nothing may be sent. */
class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
}

/** What is wrong with an address before its name is resolved; null where nothing is. */
function problemOf(url: URL, { allowsLocal }: HttpWebhookNeeds): string | null {
  if (url.protocol !== 'https:' && !(allowsLocal && url.protocol === 'http:')) return 'not https'
  if (url.username !== '' || url.password !== '') return 'a user name in the URL'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !mayReach(host, allowsLocal)) return 'not a public address'
  return null
}

const thisMachine = new BlockList()
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4')
thisMachine.addAddress('::1', 'ipv6')

function mayReach(address: string, allowsLocal: boolean): boolean {
  if (isPublicAddress(address)) return true
  return allowsLocal && thisMachine.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

type Sending = {
  readonly url: URL
  readonly message: OutgoingWebhook
  /** False: over a connection of its own. */
  readonly agent: Agent | false
}

/** A kept connection may be closed by its receiver just when it is taken again: then over a new one, within the same time. */
async function postWithin(needs: HttpWebhookNeeds, sending: Sending): Promise<WebhookOutcome> {
  const signal = AbortSignal.timeout(needs.timeLimitMilliseconds)
  try {
    return await post(needs, sending, signal)
  } catch (error) {
    if (!(error instanceof StaleConnection)) throw error
    return post(needs, { ...sending, agent: false }, signal)
  }
}

/** A kept connection was gone before anything was answered. */
class StaleConnection extends Error {
  override readonly name = 'StaleConnection'
}

function post(
  needs: HttpWebhookNeeds,
  { agent, message, url }: Sending,
  signal: AbortSignal,
): Promise<WebhookOutcome> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const { promise, reject, resolve } = Promise.withResolvers<WebhookOutcome>()
  const options: PooledRequestOptions = {
    method: 'POST',
    headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
    // Asked whenever a connection is made.
    lookup: guardedLookup(needs),
    agent,
    poolKey: url.href,
    signal,
  }
  const request = send(url, options, (response) => {
    readReply(response, needs.mostReplyBytes).then(
      (reply) => resolve({ kind: 'status', status: response.statusCode ?? 0, reply }),
      reject,
    )
  })
  request.on('error', (error) =>
    reject(request.reusedSocket && isReset(error) ? new StaleConnection() : error),
  )
  request.end(message.body)
  return promise
}

function isReset(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
}

/** Resolves a name for a connection; fails where nothing may be sent to one of its addresses. */
function guardedLookup({ allowsLocal, resolve = resolveAll }: HttpWebhookNeeds): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined) return callback(new Error('the name has no address'), '')
        if (!addresses.every(({ address }) => mayReach(address, allowsLocal))) {
          return callback(new RefusedAddress('not a public address'), '')
        }
        if (options.all === true) return callback(null, [...addresses])
        return callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }
}

function resolveAll(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookupName(host, { all: true }, (error, addresses) =>
      error === null ? resolve(addresses) : reject(error),
    )
  })
}

/** The beginning of a reply; the connection is closed on whatever comes after so many bytes. */
async function readReply(response: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    const bytes = Buffer.from(part)
    parts.push(bytes.subarray(0, mostBytes - length))
    length += bytes.length
    // Leaving the loop destroys the response and its connection.
    if (length >= mostBytes) break
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Of an error of the network its code, which names no address of ours. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
