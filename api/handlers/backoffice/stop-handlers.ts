import type { UseCases } from '@causeway/server'
import type { staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { networkOf, proposedOut, staffAtWork } from './staff-replies.ts'

type Needs = { readonly useCases: Pick<UseCases, 'backoffice'>; readonly words: Wording }

/** Emergency stop, and starting again by two people (OPS-12). */
export function createStopHandlers({
  useCases: { backoffice },
  words,
}: Needs): Pick<HandlersOf<typeof staffCalls>, 'stops' | 'emergencyStop' | 'proposeStart'> {
  const { approvals, stops } = backoffice
  return {
    stops: async () => {
      const halts = await stops.list()
      return answer({
        stops: halts.map((halt) => ({ ...halt, at: isoTime(halt.at.getTime()) })),
        networks: [...stops.networks],
      })
    },
    emergencyStop: async ({ reason, scope }, who) => {
      const stopped = await stops.stop({ scope, reason }, staffAtWork(who))
      return stopped.ok ? answer({ result: true as const }) : refuse(stopped.failure, words)
    },
    proposeStart: async ({ reason, scope }, { caller, staff }) => {
      const found = await stops.startIntent(scope)
      if (!found.ok) return refuse(found.failure, words)
      const proposed = await approvals.propose(
        { kind: 'payouts.start', subject: `stop:${scope}`, intent: found.value, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
  }
}
