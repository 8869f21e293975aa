import type { UseCases } from '@causeway/server'
import type { SessionView } from '@causeway/server/accounts'
import type { EndpointKey } from '@causeway/server/webhooks'
import type { accountWebhookCalls, ProofRequest } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { changed, refuseChange } from '../accounts/change-reply.ts'
import { proofOf } from '../accounts/user-change-handlers.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { createEndpointChanges } from './change-endpoint.ts'
import { createMessageAnswers, createWebhookAnswers } from './webhook-answers.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/**
 * Webhooks of a partner who is signed in; an account without API access has no endpoints. Where messages get a new receiver
 * or a secret is replaced, he proves that it is he.
 */
export function createAccountWebhookHandlers(needs: Needs): HandlersOf<typeof accountWebhookCalls> {
  const { useCases, words } = needs
  const answers = { ...createWebhookAnswers(needs), ...createMessageAnswers(needs) }
  const changes = createEndpointChanges(useCases.webhooks)
  const proving = (session: SessionView, proof: ProofRequest) => () =>
    useCases.account.requireProof(session, proofOf(proof))
  const partnerOf = async ({ accountId }: SessionView) =>
    (await useCases.partnerSelfService.findAccess(accountId))?.partnerId ?? null
  const withKey = async <T>(
    id: string,
    session: SessionView,
    then: (key: EndpointKey) => Promise<T>,
  ) => {
    const partnerId = await partnerOf(session)
    if (partnerId === null) return refuse({ code: 'endpoint_not_found' }, words)
    return then({ partnerId, endpointId: id })
  }
  return {
    webhookEndpoints: async (_, { session }) => {
      const partnerId = await partnerOf(session)
      return partnerId === null ? answer({ result: [] }) : answers.list(partnerId)
    },
    addWebhookEndpoint: async ({ code = null, password = null, ...request }, { session }) => {
      const partnerId = await partnerOf(session)
      if (partnerId === null) return refuse({ code: 'partner_access_missing' }, words)
      const added = await changes.add(partnerId, request, proving(session, { code, password }))
      return added.ok ? changed(added.value) : refuseChange(added.failure, words)
    },
    changeWebhookEndpoint: ({ code = null, id, password = null, ...change }, { session }) =>
      withKey(id, session, async (key) => {
        const done = await changes.change(key, change, proving(session, { code, password }))
        return done.ok ? changed({ endpoint: done.value }) : refuseChange(done.failure, words)
      }),
    removeWebhookEndpoint: ({ id }, { session }) => withKey(id, session, answers.remove),
    rotateWebhookSecret: ({ id, ...proof }, { session }) =>
      withKey(id, session, async (key) => {
        const done = await changes.rotate(key, proving(session, proof))
        return done.ok ? changed({ secret: done.value.shown }) : refuseChange(done.failure, words)
      }),
    testWebhookEndpoint: ({ id }, { session }) => withKey(id, session, answers.test),
    webhookDeliveries: ({ id, ...page }, { session }) =>
      withKey(id, session, (key) => answers.deliveries(key, page)),
    replayWebhooks: ({ id, ...what }, { session }) =>
      withKey(id, session, (key) => answers.replay(key, what)),
  }
}
