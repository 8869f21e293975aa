import type { UseCases } from '@causeway/server'
import type { webCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { holderOf } from './holder-of.ts'
import { isPublicCode } from './read-order.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** What holders write to the shop about their orders (OPS-09.8). */
export function createMessageHandlers({
  useCases,
  words,
}: Needs): HandlersOf<Pick<typeof webCalls, 'writeToShop'>> {
  return {
    writeToShop: async ({ holderSecret, id, text }, caller) => {
      if (!isPublicCode(id)) return refuse({ code: 'order_not_found' }, words)
      const holder = await holderOf({ useCases }, caller, holderSecret)
      const sent = await useCases.writeToShop({ publicCode: id, text, holder })
      return sent.ok ? answer({ result: true as const }) : refuse(sent.failure, words)
    },
  }
}
