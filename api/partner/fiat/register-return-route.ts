import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerErrors } from '../../http/index.ts'
import type { PartnerOptions } from '../register-partner-routes.ts'

const FAILED = ['declined', 'expired', 'refunded', 'charged_back']

/**
 * Where providers send customers afterwards whose order's partner said where they go next: providers take one address, and the
 * partner named one for either end. Leads nowhere else than there, or to our page of the order. Who may: anybody, as the
 * customer's browser has no key; the order's code is in the path.
 */
export function registerReturnRoute(
  scope: FastifyInstance,
  url: string,
  { publicUrl, useCases }: Pick<PartnerOptions, 'publicUrl' | 'useCases'>,
): void {
  scope.register(async (inner) => {
    answerErrors(inner)
    inner.get(url, { exposeHeadRoute: false }, async (request: FastifyRequest, reply) => {
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
