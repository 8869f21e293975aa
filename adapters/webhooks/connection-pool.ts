import { Agent as HttpAgent, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Duplex } from 'node:stream'

/** Shorter than most servers keep an idle connection, so that it is rarely closed while it is taken again. */
const IDLE_MILLISECONDS = 3000
/** A receiver that moves to another address is found there after at most this time. */
const MOST_AGE_MILLISECONDS = 60_000
const MOST_IDLE = 256

/** Options of a request whose connection only requests to the same URL take again. */
export type PooledRequestOptions = RequestOptions & { readonly poolKey: string }

export type ConnectionPool = { readonly agentFor: (url: URL) => HttpAgent }

/**
 * Connections that are kept between messages to one URL. Each was made to an address that was checked when it was made, and
 * stays with that address: a kept connection leads nowhere else, whatever its name resolves to by then.
 */
export function createConnectionPool(): ConnectionPool {
  const options = { keepAlive: true, timeout: IDLE_MILLISECONDS }
  const http = withLimits(new HttpAgent(options))
  const https = withLimits(new HttpsAgent(options))
  return { agentFor: ({ protocol }) => (protocol === 'https:' ? https : http) }
}

function withLimits<A extends HttpAgent>(agent: A): A {
  const pooledSince = new WeakMap<Duplex, number>()
  const nameOf = agent.getName.bind(agent)
  const keep = agent.keepSocketAlive.bind(agent)
  const isOld = (socket: Duplex) => {
    const at = pooledSince.get(socket) ?? performance.now()
    pooledSince.set(socket, at)
    return performance.now() - at > MOST_AGE_MILLISECONDS
  }
  const idle = () =>
    Object.values(agent.freeSockets).reduce((sum, sockets) => sum + (sockets?.length ?? 0), 0)
  return Object.assign(agent, {
    getName: (given?: Partial<PooledRequestOptions>) => `${nameOf(given)}:${given?.poolKey ?? ''}`,
    keepSocketAlive: (socket: Duplex) => !isOld(socket) && idle() < MOST_IDLE && keep(socket),
  })
}
