import type { UseCases } from '@causeway/server'
import type { FastifyInstance } from 'fastify'
import {
  answerErrors,
  isOperator,
  type OwnSite,
  ownOrigins,
  protectData,
  RefusedRequest,
} from '../http/index.ts'

type HealthNeeds = {
  readonly useCases: UseCases
  readonly ownSite: OwnSite
  /** Lets a scraper on another machine read the metrics; null: only this machine can. */
  readonly metricsToken: string | null
}

const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8'

/** Is the process up, can it serve, and how does it do: for whoever runs it. */
export async function healthRoutes(
  scope: FastifyInstance,
  { metricsToken, ownSite, useCases }: HealthNeeds,
): Promise<void> {
  answerErrors(scope)
  scope.addHook('onRequest', async (_request, reply) => {
    protectData(reply.raw)
    reply.header('cache-control', 'no-store')
  })
  scope.get('/healthz', async () => ({ ok: true }))
  scope.get('/readyz', async (_request, reply) => {
    const parts = await useCases.readiness()
    const isReady = Object.values(parts).every((part) => part.ok)
    return reply.status(isReady ? 200 : 503).send({ ok: isReady, parts })
  })
  scope.get('/metrics', async (request, reply) => {
    const peer = { peerAddress: request.socket.remoteAddress, headers: request.headers }
    const isAllowed = isOperator(peer, metricsToken, ownOrigins(ownSite, request))
    if (!isAllowed) throw new RefusedRequest({ code: 'internal_path' })
    return reply.type(PROMETHEUS_TEXT).send(await useCases.metrics())
  })
}
