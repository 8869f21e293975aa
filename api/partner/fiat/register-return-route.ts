import type { UseCases } from '@causeway/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerErrors, limitRates, type RateLimits } from '../../http/index.ts'
import type { PartnerOptions } from '../register-partner-routes.ts'

const FAILED = ['declined', 'expired', 'refunded', 'charged_back']

/**
 * Where providers send customers afterwards whose order's partner said where they go next: providers take one address, and the
 * partner named one for either end. Leads nowhere else than there, or to our page of the order. Who may: anybody, as the
 * customer's browser has no key; the order's code is in the path. Limited by client address, like other calls without a key.
 */
export function registerReturnRoute(
  scope: FastifyInstance,
  url: string,
  {
    publicUrl,
    rateLimits,
    useCases,
  }: Pick<PartnerOptions, 'publicUrl'> & {
    readonly rateLimits: RateLimits
    readonly useCases: { readonly fiat: Pick<UseCases['fiat'], 'readOrder'> }
  },
): void {
  scope.register(async (inner) => {
    answerErrors(inner)
    const limitTo = await limitRates(inner, rateLimits, 'returns')
    const options = { exposeHeadRoute: false, onRequest: limitTo.other }
    inner.get(url, options, async (request: FastifyRequest, reply) => {
      const { id } = request.params as { readonly id: string }
      const read = await useCases.fiat.readOrder(id)
      const ownPage = `${publicUrl}/transaction/${encodeURIComponent(id)}`
      if (!read.ok) return reply.redirect(ownPage)
      const { partner, state } = read.value
      const hasFailed = FAILED.includes(state)
      const next = hasFailed ? partner?.returnFailedUrl : partner?.returnSuccessUrl
      return reply.redirect(next ?? ownPage)
    })
  })
}
