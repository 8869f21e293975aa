// door: HTTP, chain
import { expect, inject, test } from 'vitest'
import { pick, randomFrom, seed } from '../../customers/index.ts'
import { createPostgresDatabase } from '../../support/index.ts'
import { describeOutcome, FULL_CAST, isGood, killTrial, openStage } from '../../torture/index.ts'

/** Steps on either side of what must happen once. `npm run torture` tries every step there is, on real nodes too. */
const STEPS = [
  'insert_order:after_commit#1',
  'record_payments:before_commit#3',
  'confirm_deposit:after_commit#1',
  'advance_orders:after_commit#4',
  'reserve_transfer:after_commit#1',
  'make_bytes:after#1',
  'sign:after#1',
  'save_signature:before_commit#1',
  'save_signature:after_commit#2',
  'broadcast:before#1',
  'broadcast:after#1',
  'confirm_transfer:before_commit#1',
]

test.for([
  { database: 'server', market: 'sandbox', trials: 3, words: 'PostgreSQL, sandbox chains' },
  {
    database: 'embedded',
    market: 'sandbox',
    trials: 2,
    words: 'embedded PostgreSQL, sandbox chains',
  },
] as const)(
  `[OPS-04.6] killed at chosen steps (seed ${seed}), every order is paid out or back once: $words`,
  { timeout: 300_000 },
  async ({ database, market, trials, words }, context) => {
    const found = inject('postgres')
    if (database === 'server' && 'missing' in found) return context.skip(found.missing)
    const postgres =
      'missing' in found
        ? null
        : {
            createDatabase: (name: string) =>
              createPostgresDatabase(found.url, name, found.template),
          }
    const random = randomFrom(seed + trials)
    const stage = await openStage({ name: 'kill_points', database, market, postgres })
    try {
      for (let trial = 0; trial < trials; trial += 1) {
        const killAt = pick(random, STEPS)
        const outcome = await killTrial(stage, { fault: words, killAt, cast: FULL_CAST })
        expect(isGood(outcome), describeOutcome(outcome)).toBe(true)
      }
    } finally {
      await stage.close()
    }
  },
)
