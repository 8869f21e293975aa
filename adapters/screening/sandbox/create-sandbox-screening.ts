import type { Screening, ScreeningPort } from '@causeway/core/ports'
import { screeningReasons } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import {
  type AskNeeds,
  askProvider,
  booleanField,
  countField,
  riskOf,
  wordField,
} from '../../world/index.ts'

const HIGH = 75
const DOUBTFUL = 25

/** Screening of the sandbox world: it finds risky what the world's own list and its players call so. */
export function createSandboxScreening({ world, wait }: AskNeeds): ScreeningPort {
  const name = 'sandbox'
  return {
    name,
    screen: async ({ address, network, txId }) => {
      const subjects = txId === null ? [address] : [address, txId]
      try {
        return ok(
          await askProvider(
            { world, wait },
            { kind: 'screening', provider: name },
            {
              answer: () => {
                const risk = riskOf(world, network, subjects)
                return { ...risk, reason: reasonOf(risk) }
              },
              read: (value) => ({ ...readScreening(value), source: name }),
            },
          ),
        )
      } catch {
        return fail({ code: 'screening_unavailable' })
      }
    },
  }
}

function readScreening(value: unknown): Omit<Screening, 'source'> {
  return {
    score: countField(value, 'score'),
    isListed: booleanField(value, 'isListed'),
    reason: wordField(value, 'reason', screeningReasons),
  }
}

function reasonOf({ isListed, score }: Pick<Screening, 'isListed' | 'score'>) {
  if (isListed) return 'sanctions'
  if (score >= HIGH) return 'stolen_funds'
  return score >= DOUBTFUL ? 'mixer' : 'none'
}
