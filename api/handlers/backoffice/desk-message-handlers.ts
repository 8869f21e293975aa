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
type MessageCall = 'waitingMessages' | 'deskMessages' | 'messageCustomer' | 'settleMessages'

/** Messages between staff and customers about orders (OPS-09.8). */
export function createDeskMessageHandlers({
  useCases,
  words,
}: Needs): Pick<HandlersOf<typeof staffCalls>, MessageCall> {
  const { messages } = useCases.backoffice
  return {
    waitingMessages: async () => {
      const waiting = await messages.waiting()
      return answer({
        waiting: waiting.map(({ publicCode, since }) => ({ publicCode, since: isoTime(since) })),
      })
    },
    deskMessages: async ({ code }) => {
      const read = await messages.read(code)
      if (!read.ok) return refuse(read.failure, words)
      return answer({
        ...read.value,
        messages: read.value.messages.map(({ sender, sentAt, ...message }) => ({
          ...message,
          from: sender,
          sentAt: isoTime(sentAt),
        })),
      })
    },
    messageCustomer: async ({ code, text }, who) => {
      const sent = await messages.send({ publicCode: code, text }, staffAtWork(who))
      return sent.ok ? answer({ result: true as const }) : refuse(sent.failure, words)
    },
    settleMessages: async ({ code }, who) => {
      const settled = await messages.settle(code, staffAtWork(who))
      return settled.ok ? answer({ result: true as const }) : refuse(settled.failure, words)
    },
  }
}
