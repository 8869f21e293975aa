import type { UseCases } from '@causeway/server'
import type { staffCalls } from '../../contract/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { staffAtWork } from './staff-replies.ts'

type MentionCall = 'noteColleagues' | 'noteMentions'

/** Members who are mentioned in notes about orders (OPS-09.14). */
export function createNoteMentionHandlers({
  useCases,
}: {
  readonly useCases: Pick<UseCases, 'backoffice'>
}): Pick<HandlersOf<typeof staffCalls>, MentionCall> {
  const { desk } = useCases.backoffice
  return {
    noteColleagues: async (_, who) => {
      const colleagues = await desk.colleagues(staffAtWork(who))
      return answer({ colleagues: colleagues.map(({ email, name }) => ({ email, name })) })
    },
    noteMentions: async (_, who) => {
      const mentions = await desk.mentions(staffAtWork(who))
      return answer({
        mentions: mentions.map(({ notedAt, ...mention }) => ({
          ...mention,
          notedAt: isoTime(notedAt.getTime()),
        })),
      })
    },
  }
}
