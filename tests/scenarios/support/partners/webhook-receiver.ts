import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { mustAsk, type Shop } from '../../../customers/index.ts'
import type { TestPartner } from '../partner-steps.ts'
import { bearer } from '../rest-steps.ts'

/** A request that a receiver got. */
export type Received = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly message: { readonly type: string; readonly timestamp: string; readonly data: Order }
}
type Order = Readonly<Record<string, unknown>>

export type Receiver = {
  readonly url: string
  readonly received: readonly Received[]
  /** What a path answers; 204 where nothing is said. */
  readonly answers: Map<string, { readonly status: number; readonly location?: string }>
  /** Types of the messages about an order that came to a path, each as often as it came. */
  readonly typesOf: (path: string, orderId: string) => readonly string[]
  readonly stop: () => Promise<void>
}

/** A partner's server, on a free port of this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const answers: Receiver['answers'] = new Map()
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { headers, url: path = '/' } = request
      const body = Buffer.concat(parts).toString('utf8')
      received.push({ path, headers, body, message: body === '' ? null : JSON.parse(body) })
      const { location, status } = answers.get(path) ?? { status: 204 }
      reply.writeHead(status, location === undefined ? {} : { location }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers,
    typesOf: (path, orderId) =>
      received
        .filter((request) => request.path === path && request.message.data.id === orderId)
        .map(({ message }) => message.type),
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Adds an endpoint for a partner. */
export async function addEndpoint(
  shop: Shop,
  partner: TestPartner,
  body: { readonly url: string; readonly events?: readonly string[]; readonly signing?: string },
): Promise<{ readonly id: string; readonly secret: string }> {
  const { result } = await mustAsk<{
    result: { endpoint: { id: string }; secret: string }
  }>(shop, 'POST', '/api/partner/v1/webhooks', { headers: bearer(partner), body })
  return { id: result.endpoint.id, secret: result.secret }
}

/** True where the published package takes a message for genuine. */
export function isGenuine({ body, headers }: Received, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

// What comes before the raw bytes of an Ed25519 key in its DER form.
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/** True where a public key (`whpk_…`) takes a message for genuine. */
export function isGenuineByKey({ body, headers }: Received, publicKey: string): boolean {
  const raw = Buffer.from(publicKey.replace('whpk_', ''), 'base64')
  const der = Buffer.concat([SPKI_PREFIX, raw])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = String(headers['webhook-signature']).replace('v1a,', '')
  return verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64'))
}
