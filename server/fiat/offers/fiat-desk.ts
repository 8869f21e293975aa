import type { FiatAnswer, FiatProvider } from '@causeway/core/fiat'
import type { FiatFailure, FiatPort, FiatQuestion, FiatQuote } from '@causeway/core/ports'
import { fail, type Result } from '@causeway/core/result'
import { askProvider } from './ask-provider.ts'
import { createHealthRecord, type FiatHealth } from './fiat-health.ts'

type Answered = Result<FiatQuote, FiatFailure>

export type FiatDeskNeeds = {
  readonly ports: readonly FiatPort[]
  /** What is known of a provider beside its own facts. */
  readonly providerOf: (port: FiatPort) => FiatProvider
  /** Milliseconds that never go back. */
  readonly steadyNow: () => number
  readonly withinMilliseconds?: number
}

export type FiatDesk = {
  readonly providers: () => readonly FiatProvider[]
  /**
   * Asks all providers of that side at once and gives each answer as it comes; the whole when all are there, which is
   * after the time limit at the latest. Equal questions within 15 seconds share one answer.
   */
  readonly ask: (
    question: FiatQuestion,
    onAnswer?: (answer: FiatAnswer) => void,
    /** Who is asked, by name; absent: all. */
    isAsked?: (provider: string) => boolean,
  ) => Promise<readonly FiatAnswer[]>
  readonly health: () => ReadonlyMap<string, FiatHealth>
}

const WITHIN_MILLISECONDS = 6000
const KEPT_MILLISECONDS = 15_000
/** Questions remembered a provider: the oldest go first. */
const MOST_KEPT = 500

type Kept = { readonly until: number; readonly answered: Promise<Answered> }

/** The aggregator of fiat providers (BUY-03). In memory; every process has its own. */
export function createFiatDesk(needs: FiatDeskNeeds): FiatDesk {
  const { steadyNow, withinMilliseconds = WITHIN_MILLISECONDS } = needs
  const counters = needs.ports.map((port) => {
    const health = createHealthRecord()
    const kept = new Map<string, Kept>()

    const askAnew = async (question: FiatQuestion, key: string): Promise<Answered> => {
      const began = steadyNow()
      const answered = await askProvider(port, question, withinMilliseconds)
      const code = answered.ok ? 'ok' : answered.failure.code
      health.note({ code, milliseconds: steadyNow() - began }, steadyNow())
      // Whoever asks again after a failure has a right to another try.
      if (code === 'timeout' || code === 'unavailable') kept.delete(key)
      return answered
    }

    const ask = (question: FiatQuestion): Promise<Answered> => {
      const key = keyOf(question)
      const now = steadyNow()
      const known = kept.get(key)
      if (known !== undefined && known.until > now) return known.answered
      if (!health.mayAsk(now)) return Promise.resolve(fail({ code: 'unavailable' }))
      const answered = askAnew(question, key)
      kept.delete(key)
      kept.set(key, { until: now + KEPT_MILLISECONDS, answered })
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT) break
        kept.delete(oldest)
      }
      return answered
    }
    return { port, health, ask }
  })

  return {
    providers: () => needs.ports.map(needs.providerOf),
    ask: (question, onAnswer, isAsked = () => true) =>
      Promise.all(
        counters
          .filter(({ port }) => port.facts.sides.includes(question.side) && isAsked(port.facts.id))
          .map(async ({ port, ask }) => {
            const answer = { provider: needs.providerOf(port), outcome: await ask(question) }
            onAnswer?.(answer)
            return answer
          }),
      ),
    health: () =>
      new Map(counters.map(({ port, health }) => [port.facts.id, health.read(steadyNow())])),
  }
}

function keyOf(question: FiatQuestion): string {
  const { amount, coin, country, fiat, method, network, side, state } = question
  return JSON.stringify([side, fiat, coin, network, amount, country, state, method])
}
