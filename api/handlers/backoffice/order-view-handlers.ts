import type { UseCases } from '@causeway/server'
import type { staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { staffAtWork } from './staff-replies.ts'

type Needs = {
  readonly useCases: Pick<UseCases, 'backoffice'>
  readonly words: Wording
}
type ViewCall = 'orderViews' | 'saveOrderView' | 'removeOrderView'

/** Filters of the order list that a member keeps (OPS-09.10). */
export function createOrderViewHandlers({
  useCases,
  words,
}: Needs): Pick<HandlersOf<typeof staffCalls>, ViewCall> {
  const { desk } = useCases.backoffice
  return {
    orderViews: async (_, who) => answer({ views: [...(await desk.views(staffAtWork(who)))] }),
    saveOrderView: async (view, who) => {
      const saved = await desk.saveView(view, staffAtWork(who))
      return saved.ok ? answer({ result: true as const }) : refuse(saved.failure, words)
    },
    removeOrderView: async ({ id }, who) => {
      await desk.removeView(id, staffAtWork(who))
      return answer({ result: true as const })
    },
  }
}
