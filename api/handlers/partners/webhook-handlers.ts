import type { UseCases } from '@causeway/server'
import type { partnerWebhookCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { type AskingPartner, answer, type HandlersOf } from '../handler.ts'
import { createEndpointChanges } from './change-endpoint.ts'
import { createMessageAnswers, createWebhookAnswers } from './webhook-answers.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** Webhooks of partners, asked for by their programs (API-03). */
export function createPartnerWebhookHandlers(needs: Needs): HandlersOf<typeof partnerWebhookCalls> {
  const answers = { ...createWebhookAnswers(needs), ...createMessageAnswers(needs) }
  const changes = createEndpointChanges(needs.useCases.webhooks)
  const keyOf = (id: string, { key }: AskingPartner) => ({
    partnerId: key.partnerId,
    endpointId: id,
  })
  return {
    partnerWebhooks: (_, { key }) => answers.list(key.partnerId),
    addPartnerWebhook: async (request, { key }) => {
      const added = await changes.add(key.partnerId, request)
      return added.ok
        ? { ok: true, status: 201, body: { result: added.value } }
        : refuse(added.failure, needs.words)
    },
    changePartnerWebhook: async ({ id, ...change }, who) => {
      const done = await changes.change(keyOf(id, who), change)
      return done.ok ? answer({ result: done.value }) : refuse(done.failure, needs.words)
    },
    removePartnerWebhook: ({ id }, who) => answers.remove(keyOf(id, who)),
    rotatePartnerWebhook: async ({ id }, who) => {
      const done = await changes.rotate(keyOf(id, who))
      return done.ok
        ? answer({ result: { secret: done.value.shown } })
        : refuse(done.failure, needs.words)
    },
    testPartnerWebhook: ({ id }, who) => answers.test(keyOf(id, who)),
    partnerWebhookDeliveries: ({ id, ...page }, who) => answers.deliveries(keyOf(id, who), page),
    replayPartnerWebhook: ({ id, ...what }, who) => answers.replay(keyOf(id, who), what),
  }
}
