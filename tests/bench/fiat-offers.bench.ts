import { bestFor, type FiatAnswer, mergeLimits, sortAnswers } from '@causeway/core/fiat'
import type { FiatPort, FiatQuestion } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { createFiatDesk } from '@causeway/server/fiat'
import type { Bench } from './report/figure.ts'
import { median, percentile } from './report/statistics.ts'

/** What each provider takes over an answer, in milliseconds. */
const DELAYS = [5, 15, 25, 40, 60, 80] as const
const SLOWEST = DELAYS.length - 1
const GOAL = { kind: 'at most', value: 5 } as const

/** All offers, asked side by side and sorted, against the slowest provider's own answer. */
export const fiatOffers: Bench = {
  name: 'fiat-offers',
  title: 'Offers of providers of fiat',
  run: async ({ quick }) => {
    const own: number[] = []
    const desk = createFiatDesk({
      ports: DELAYS.map((delay, index) => portOf(delay, index, own)),
      providerOf: ({ facts }) => ({
        facts,
        settings: { isForcedTop: false },
        record: { successPercent: 95, medianMinutes: 5 },
        rating: 4.5,
      }),
      steadyNow: () => performance.now(),
    })
    const ours: number[] = []
    const over: number[] = []
    for (let count = 0; count < (quick ? 10 : 200); count += 1) {
      const started = performance.now()
      // Each question is another one: nothing is cached.
      const shown = show(await desk.ask(questionOf(count)))
      const took = performance.now() - started
      if (shown !== DELAYS.length) throw new Error(`Only ${shown} providers answered`)
      ours.push(took)
      over.push(took - (own[count] ?? took))
    }
    const added = median(over)
    return {
      figures: [
        {
          what: 'added to the slowest, p50',
          ours: text(median(ours)),
          base: text(median(own)),
          ratio: median(ours) / median(own),
          goal: GOAL,
          judged: added,
          spread: null,
        },
      ],
      notes: [
        `${DELAYS.length} providers answer after ${DELAYS.join(', ')} ms; the base is the time that the slowest of them took by its own clock, question by question.`,
        `Added: ${text(added)} p50, ${text(percentile(over, 0.99))} p99 (the goal is at most 5 ms p50): asking, waiting for all, sorting, merits and limits, without HTTP.`,
      ],
    }
  },
}

const text = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`

function show(answers: readonly FiatAnswer[]): number {
  const sorted = sortAnswers(answers)
  bestFor(sorted)
  mergeLimits(sorted)
  return sorted.length
}

function questionOf(count: number): FiatQuestion {
  const amount = String(150 + count)
  const place = { country: 'FR', state: null }
  return {
    ...place,
    side: 'buy',
    fiat: 'eur',
    coin: 'btc',
    network: 'bitcoin',
    amount,
    method: null,
  }
}

function portOf(delay: number, index: number, own: number[]): FiatPort {
  return {
    facts: {
      id: `provider${index}`,
      name: `Provider ${index}`,
      sides: ['buy'],
      methods: ['visa'],
      kyc: 'light',
      minutes: [5, 30],
      site: 'https://provider.example',
    },
    quote: async () => {
      const began = performance.now()
      await new Promise((resolve) => {
        setTimeout(resolve, delay)
      })
      if (index === SLOWEST) own.push(performance.now() - began)
      return ok({
        amountTo: `0.00${20 + index}`,
        fee: '4.5',
        networkFee: null,
        methods: ['visa'],
        quoteId: null,
        expiresAt: null,
      })
    },
    checkout: async () => fail({ code: 'others' }),
    read: async () => ok(null),
    readWebhook: () => fail({ code: 'webhook_forged' }),
  }
}
