import { openTestDatabase } from '@causeway/tests/exchange'
import fc from 'fast-check'
import { afterAll, describe, expect, type TestContext, test } from 'vitest'
import { type Database, sqlState, UNIQUE_VIOLATION } from '../../db/index.ts'
import { setHalt } from '../../halts/set-halt.ts'
import { insertOrder } from '../../order-store/insert-order.ts'
import type { NewOrder } from '../../order-store/new-order.ts'
import { newOrder, plainWish, rowsOf, type Wish } from './order-writer.fixture.ts'
import { createOrderWriter } from './order-writer.ts'

const HALTED_ASSET = 3

type Write = (made: NewOrder) => Promise<string>
type Outcome = 'placed' | 'repeated' | 'halted' | 'refused'

/** The outcome as its caller takes it: a unique rule tells which one was met, and a place that was lost is tried for again. */
async function outcomeOf(database: Database, write: Write, made: NewOrder): Promise<Outcome> {
  for (;;) {
    try {
      const outcome = await write(made)
      if (outcome === 'placed' || outcome === 'repeated' || outcome === 'halted') return outcome
      return 'refused'
    } catch (error) {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error
      const known = await database
        .direct()
        .selectFrom('idempotency')
        .select('order_id')
        .where('key_hash', '=', made.keyHash)
        .execute()
      if (known.length > 0) return 'repeated'
      if (String(error).includes('used_quote')) return 'refused'
      if (!/orders_(client|address)_slot/.test(String(error))) throw error
    }
  }
}

const number = (most: number) => fc.integer({ min: 0, max: most })
const wishes = fc.array(
  fc.record({
    kind: fc.constantFrom('float', 'fixed', 'fixed'),
    key: number(60),
    nonce: number(60),
    client: fc.option(number(3), { freq: 2 }),
    address: fc.option(number(3), { freq: 2 }),
    asset: number(HALTED_ASSET),
    units: fc.bigInt({ min: 1n, max: 15n }),
    free: fc.constantFrom(100n, 100n, 20n, 10n),
  }) satisfies fc.Arbitrary<Wish>,
  { minLength: 10, maxLength: 90, size: 'max' },
)

/**
 * An order of turns that must give the same outcomes if any does. Nothing becomes free meanwhile, so whoever was
 * refused at all would be refused at the end as well; of those that were placed, the one with least room goes first.
 */
function oneAfterAnother(list: readonly Wish[], outcomes: readonly Outcome[]): readonly number[] {
  const places = list.map((_, index) => index)
  const room = (place: number) => Number(list[place]?.free ?? 0n)
  return [
    ...places.filter((place) => outcomes[place] === 'placed').toSorted((a, b) => room(a) - room(b)),
    ...places.filter((place) => outcomes[place] !== 'placed'),
  ]
}

function counting(database: Database) {
  const names: string[] = []
  const counted: Database = {
    ...database,
    statement: (name, statement) => {
      names.push(name)
      return database.statement(name, statement)
    },
  }
  return { names, counted }
}

describe('orders that share a commit', () => {
  let opened: { database: Database; reopen: () => Promise<Database> } | undefined
  afterAll(() => opened?.database.close())
  const open = async (context: TestContext) => {
    opened ??= await openTestDatabase(context, 'order_writer')
    return opened
  }

  test('fare as they would one after another', { timeout: 120_000 }, async (context) => {
    const { database } = await open(context)
    // Two writers stand for two processes.
    const writers = [createOrderWriter(database), createOrderWriter(database)] as const
    let runs = 0
    const kinds = new Map<Outcome, number>()
    await fc.assert(
      fc.asyncProperty(wishes, fc.boolean(), async (list, apart) => {
        runs += 1
        const [run, again] = [`a${runs}`, `b${runs}`]
        for (const each of [run, again]) {
          const scope = `${each} coin ${HALTED_ASSET}`
          await setHalt(database, { scope, reason: 'a test', at: 0 })
        }
        const made = list.map((wish) => newOrder(run, wish))
        const madeAgain = list.map((wish) => newOrder(again, wish))
        const outcomes = await Promise.all(
          made.map((one, index) => {
            const writer = apart && index % 2 === 1 ? writers[1] : writers[0]
            return outcomeOf(database, writer.write, one)
          }),
        )
        const alone: Write = (one) => insertOrder(database, one)
        for (const place of oneAfterAnother(list, outcomes)) {
          const [wish, one] = [list[place], madeAgain[place]]
          if (wish === undefined || one === undefined) throw new Error('no such wish')
          const outcome = await outcomeOf(database, alone, one)
          kinds.set(outcome, (kinds.get(outcome) ?? 0) + 1)
          // Whoever was refused before another one placed the same request finds it placed now.
          if (outcome === 'repeated' && outcomes[place] !== 'placed') continue
          expect([wish, outcome]).toEqual([wish, outcomes[place]])
        }
        expect(await rowsOf(database, run)).toEqual(await rowsOf(database, again))
      }),
      { numRuns: 12, endOnFailure: true },
    )
    expect([...kinds.keys()].toSorted()).toEqual(['halted', 'placed', 'refused', 'repeated'])
  })

  test('are gathered while others are written, and one alone waits for nobody', async (context) => {
    const { names, counted } = counting((await open(context)).database)
    const writer = createOrderWriter(counted)
    const make = (key: number) => newOrder(`many`, { ...plainWish, key })
    expect(await writer.write(make(0))).toBe('placed')
    expect(names.splice(0)).toEqual(['insert_order'])
    const outcomes = await Promise.all(
      Array.from({ length: 150 }, (_, index) => writer.write(make(index + 1))),
    )
    expect(new Set(outcomes)).toEqual(new Set(['placed']))
    // Whoever finds nobody before him goes ahead; then come 64, 64 and what is left.
    expect(names.filter((name) => name === 'insert_order').length).toBeLessThanOrEqual(2)
    expect(names.filter((name) => name === 'insert_orders')).toHaveLength(3)
  })

  test('stay within the stock of each, and count what left it since that was read', async (context) => {
    const { database } = await open(context)
    const writer = createOrderWriter(database)
    const run = `stock`
    let key = 0
    const make = (asset: number, units: bigint, free: bigint) => {
      key += 1
      const one = newOrder(run, {
        ...plainWish,
        kind: 'fixed',
        key,
        nonce: key,
        asset,
        units,
        free,
      })
      return { ...one, promise: { ...one.promise, committed: 45n } }
    }
    const rows = [0, 1].map((asset) => ({
      asset: `${run} coin ${asset}`,
      units: 15n,
      committed: asset === 0 ? 45n : 50n,
    }))
    await database.direct().insertInto('guaranteed_exposure').values(rows).execute()
    // Two go ahead alone; the others are of one batch.
    const outcomes = await Promise.all(
      [
        make(2, 1n, 100n),
        make(2, 1n, 100n),
        make(0, 10n, 20n),
        make(0, 5n, 100n),
        make(1, 4n, 28n),
        make(1, 5n, 28n),
        make(2, 1n, 100n),
      ].map(writer.write),
    )
    expect(outcomes.slice(0, 4)).toEqual(['placed', 'placed', 'over_exposure', 'placed'])
    // 15 + 4 or 15 + 5, and 5 more that left since: 28 has room for either, not for both.
    expect(outcomes.slice(4, 6).toSorted()).toEqual(['over_exposure', 'placed'])
    expect(outcomes[6]).toBe('placed')
  })

  test('do not take a bad one along in its fall', async (context) => {
    const { database } = await open(context)
    const writer = createOrderWriter(database)
    const made = Array.from({ length: 30 }, (_, key) => {
      const one = newOrder(`bad`, { ...plainWish, key })
      // A sum that no order may have breaks a rule of the table.
      return key === 20 ? { ...one, order: { ...one.order, expected_to: 0n, gross: 3n } } : one
    })
    const settled = await Promise.allSettled(made.map(writer.write))
    const failed = settled.flatMap(({ status }, key) => (status === 'rejected' ? [key] : []))
    expect(failed).toEqual([20])
    expect((await rowsOf(database, `bad`)).orders).toHaveLength(29)
  })
})
