import type { UseCases } from '@causeway/server'
import type { staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { staffAtWork } from './staff-replies.ts'

type Needs = {
  readonly useCases: Pick<UseCases, 'backoffice'>
  readonly words: Wording
}

/** Messages to partners about orders, as staff see them (OPS-09.13). */
export function createDeskWebhookHandlers({
  useCases,
  words,
}: Needs): Pick<HandlersOf<typeof staffCalls>, 'deskWebhooks' | 'resendWebhook'> {
  const { orderDeliveries } = useCases.backoffice
  return {
    deskWebhooks: async ({ code }) => {
      const deliveries = await orderDeliveries.list(code)
      return answer({
        deliveries: deliveries.map(({ createdAt, dueAt, kind, last, ...delivery }) => ({
          ...delivery,
          event: kind,
          createdAt: isoTime(createdAt.getTime()),
          dueAt: dueAt && isoTime(dueAt.getTime()),
          last: last && {
            at: isoTime(last.at.getTime()),
            status: last.status,
            failure: last.failure,
          },
        })),
      })
    },
    resendWebhook: async ({ code, id }, who) => {
      const sent = await orderDeliveries.sendAgain(
        { publicCode: code, deliveryId: id },
        staffAtWork(who),
      )
      return sent.ok ? answer({ result: true as const }) : refuse(sent.failure, words)
    },
  }
}
