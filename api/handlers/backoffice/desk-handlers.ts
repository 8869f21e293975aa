import type { UseCases } from '@causeway/server'
import type { DeskFilter } from '@causeway/server/desk/desk-types'
import type { staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { createDeskActHandlers, type DeskActCall } from './desk-act-handlers.ts'
import { deskOrderOut, deskRow, deskWords } from './desk-order-out.ts'
import { staffAtWork } from './staff-replies.ts'

type Needs = {
  readonly useCases: Pick<UseCases, 'backoffice' | 'catalogue'>
  readonly words: Wording
}
type DeskCall = 'deskOrders' | 'deskOrder' | 'deskNotes' | 'deskNote' | DeskActCall

/** The order desk (OPS-09). */
export function createDeskHandlers({
  useCases,
  words,
}: Needs): Pick<HandlersOf<typeof staffCalls>, DeskCall> {
  const { audit, desk } = useCases.backoffice
  const sums = deskWords(useCases.catalogue)
  return {
    deskOrders: async ({ cursor, ...input }) => {
      const { next, orders } = await desk.search(deskFilter(input), cursor ?? null)
      return answer({ orders: orders.map((order) => deskRow(order, sums)), nextCursor: next })
    },
    deskOrder: async ({ code }, who) => {
      const found = await desk.read(code, staffAtWork(who))
      return found.ok
        ? answer(deskOrderOut(found.value, sums, who.staff.role))
        : refuse(found.failure, words)
    },
    deskNotes: async ({ code }) => {
      const filter = { subject: `order:${code}`, staffId: null, action: 'order.noted' }
      const { entries } = await audit.list(filter, null)
      const notes = entries.map(({ actor, after, at }) => ({
        at: isoTime(at.getTime()),
        actor,
        text: noteIn(after),
      }))
      return answer({ notes })
    },
    deskNote: async ({ code, text }, who) => {
      const left = await desk.note({ publicCode: code, text }, staffAtWork(who))
      return left.ok
        ? answer({ result: true as const, notified: [...left.value] })
        : refuse(left.failure, words)
    },
    ...createDeskActHandlers({ useCases, words }),
  }
}

/** Which orders a query asks for. */
export function deskFilter(input: {
  readonly q?: string
  readonly state?: DeskFilter['state'] & string
  readonly kind?: DeskFilter['kind'] & string
  readonly from?: string
  readonly to?: string
}): DeskFilter {
  return {
    text: input.q || null,
    state: input.state ?? null,
    kind: input.kind ?? null,
    from: input.from || null,
    to: input.to || null,
  }
}

function noteIn(after: string | null): string {
  const read: unknown = JSON.parse(after ?? '{}')
  const isNote = typeof read === 'object' && read !== null && 'note' in read
  return isNote ? String(read.note) : ''
}
