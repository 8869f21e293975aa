import type { UseCases } from '@causeway/server'
import type { SessionView } from '@causeway/server/accounts'
import type { accountWebhookCalls, partnerWebhookCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import type { AskingPartner, HandlersOf } from '../handler.ts'
import { createMessageAnswers, createWebhookAnswers } from './webhook-answers.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** Webhooks of partners, asked for by their programs (API-03). */
export function createPartnerWebhookHandlers(needs: Needs): HandlersOf<typeof partnerWebhookCalls> {
  const answers = { ...createWebhookAnswers(needs), ...createMessageAnswers(needs) }
  const keyOf = (id: string, { key }: AskingPartner) => ({
    partnerId: key.partnerId,
    endpointId: id,
  })
  return {
    partnerWebhooks: (_, { key }) => answers.list(key.partnerId),
    addPartnerWebhook: (request, { key }) => answers.add(key.partnerId, request),
    changePartnerWebhook: ({ id, ...change }, who) => answers.change(keyOf(id, who), change),
    removePartnerWebhook: ({ id }, who) => answers.remove(keyOf(id, who)),
    rotatePartnerWebhook: ({ id }, who) => answers.rotate(keyOf(id, who)),
    testPartnerWebhook: ({ id }, who) => answers.test(keyOf(id, who)),
    partnerWebhookDeliveries: ({ id, ...page }, who) => answers.deliveries(keyOf(id, who), page),
    replayPartnerWebhook: ({ id, ...what }, who) => answers.replay(keyOf(id, who), what),
  }
}

/** The same for partners who are signed in; an account without API access has no endpoints. */
export function createAccountWebhookHandlers(needs: Needs): HandlersOf<typeof accountWebhookCalls> {
  const answers = { ...createWebhookAnswers(needs), ...createMessageAnswers(needs) }
  const partnerOf = async ({ accountId }: SessionView) =>
    (await needs.useCases.partnerSelfService.findAccess(accountId))?.partnerId ?? null
  const withKey = async <T>(
    id: string,
    session: SessionView,
    then: (key: { readonly partnerId: string; readonly endpointId: string }) => Promise<T>,
  ) => {
    const partnerId = await partnerOf(session)
    if (partnerId === null) return refuse({ code: 'endpoint_not_found' }, needs.words)
    return then({ partnerId, endpointId: id })
  }
  return {
    webhookEndpoints: async (_, { session }) => {
      const partnerId = await partnerOf(session)
      return partnerId === null
        ? { ok: true, status: 200, body: { result: [] } }
        : answers.list(partnerId)
    },
    addWebhookEndpoint: async (request, { session }) => {
      const partnerId = await partnerOf(session)
      if (partnerId === null) return refuse({ code: 'partner_access_missing' }, needs.words)
      return answers.add(partnerId, request)
    },
    changeWebhookEndpoint: ({ id, ...change }, { session }) =>
      withKey(id, session, (key) => answers.change(key, change)),
    removeWebhookEndpoint: ({ id }, { session }) => withKey(id, session, answers.remove),
    rotateWebhookSecret: ({ id }, { session }) => withKey(id, session, answers.rotate),
    testWebhookEndpoint: ({ id }, { session }) => withKey(id, session, answers.test),
    webhookDeliveries: ({ id, ...page }, { session }) =>
      withKey(id, session, (key) => answers.deliveries(key, page)),
    replayWebhooks: ({ id, ...what }, { session }) =>
      withKey(id, session, (key) => answers.replay(key, what)),
  }
}
