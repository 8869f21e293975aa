import { randomBytes } from 'node:crypto'
import { engines, openDatabaseOn } from '@causeway/tests/exchange'
import fc from 'fast-check'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { afterAll, describe, expect, type TestContext, test, vi } from 'vitest'
import { type Database, sqlState, UNIQUE_VIOLATION } from '../db/index.ts'
import { setHalt } from '../jobs/index.ts'
import { insertOrder, type NewOrder } from './insert-order.ts'
import { createOrderWriter } from './order-writer.ts'

/** What a test says of an order; small numbers, so that they meet. */
type Wish = {
  readonly kind: 'float' | 'fixed'
  readonly key: number
  readonly nonce: number
  readonly client: number | null
  readonly address: number | null
  readonly asset: number
  readonly units: bigint
  readonly free: bigint
}

const CAP = 40n
const HALTED_ASSET = 3
let nextIndex = 0n

/** All names of one run begin with its own mark, so that runs share a database without meeting. */
function newOrder(run: string, wish: Wish): NewOrder {
  const at = new Date('2026-01-01T00:00:00.123Z')
  nextIndex += 1n
  const marked = (what: string, number: number | null) =>
    number === null ? null : `${run} ${what} ${number}`
  return {
    keyHash: `${run} key ${wish.key}`,
    bodyHash: 'body',
    nonce: wish.kind === 'fixed' ? marked('nonce', wish.nonce) : null,
    promise: { cap: CAP, free: wish.free, committed: 0n },
    places: {
      client: { key: marked('client', wish.client), most: 2 },
      address: { key: marked('address', wish.address), most: 3 },
    },
    order: {
      id: newId(),
      public_code: randomBytes(16).toString('base64url'),
      holder_hash: 'secret',
      kind: wish.kind,
      side: 'from',
      state: 'new',
      asset_from: 'btc',
      asset_to: `${run} coin ${wish.asset}`,
      network_from: 'bitcoin',
      network_to: 'ethereum',
      expected_from: 10n ** 30n + 1n,
      expected_to: wish.units,
      gross: wish.units + 3n,
      exchange_fee: 1n,
      network_fee: 2n,
      snapshot_id: 'snapshot "ä" \\',
      policy_version: '1',
      destination: 'somewhere',
      email: null,
      pay_in_address: `${run} ${nextIndex}`,
      pay_in_index: nextIndex,
      pay_until: at,
      confirm_until: at,
      created_at: at,
      exposure_held: wish.kind === 'fixed',
      kyc_required: false,
    },
  }
}

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

/** Everything that a run wrote, without what differs from run to run. */
async function rowsOf(database: Database, run: string) {
  const of = database.direct()
  const orders = await of
    .selectFrom('orders')
    .selectAll()
    .where('asset_to', 'like', `${run} %`)
    .orderBy('pay_in_index')
    .execute()
  const ids = orders.map(({ id }) => id)
  const events = await of.selectFrom('order_event').selectAll().execute()
  const keys = await of.selectFrom('idempotency').selectAll().execute()
  const quotes = await of.selectFrom('used_quote').selectAll().execute()
  const exposure = await of
    .selectFrom('guaranteed_exposure')
    .selectAll()
    .where('asset', 'like', `${run} %`)
    .orderBy('asset')
    .execute()
  const plain = (text: string | null) => text?.slice(run.length) ?? null
  const own = <Row extends { order_id: string }>(rows: readonly Row[]) =>
    ids.flatMap((id, place) =>
      rows.filter((row) => row.order_id === id).map((row) => ({ ...row, order_id: place })),
    )
  return {
    orders: orders.map(
      ({ id, public_code, due_at, pay_in_index, client_slot, address_slot, ...rest }) => ({
        ...rest,
        asset_to: plain(rest.asset_to),
        pay_in_address: null,
        isDue: due_at !== null,
      }),
    ),
    slots: orders
      .flatMap(({ client_slot, address_slot }) => [plain(client_slot), plain(address_slot)])
      .toSorted(),
    events: own(events),
    keys: own(keys).map((row) => ({ ...row, key_hash: plain(row.key_hash) })),
    quotes: own(quotes).map((row) => ({ ...row, nonce: plain(row.nonce) })),
    exposure: exposure.map((row) => ({ ...row, asset: plain(row.asset) })),
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
const plainWish: Wish = {
  kind: 'float',
  key: 0,
  nonce: 0,
  client: null,
  address: null,
  asset: 0,
  units: 1n,
  free: 100n,
}

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

describe.each(engines)('orders that share a commit on %s', (engine) => {
  let opened: { database: Database; reopen: () => Promise<Database> } | undefined
  afterAll(() => opened?.database.close())
  const open = async (context: TestContext) => {
    opened ??= await openDatabaseOn(engine, context, 'order_writer')
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
        const [run, again] = [`a${engine}${runs}`, `b${engine}${runs}`]
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
    const make = (key: number) => newOrder(`many${engine}`, { ...plainWish, key })
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
    const run = `stock${engine}`
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
      const one = newOrder(`bad${engine}`, { ...plainWish, key })
      // A sum that no order may have breaks a rule of the table.
      return key === 20 ? { ...one, order: { ...one.order, expected_to: 0n, gross: 3n } } : one
    })
    const settled = await Promise.allSettled(made.map(writer.write))
    const failed = settled.flatMap(({ status }, key) => (status === 'rejected' ? [key] : []))
    expect(failed).toEqual([20])
    expect((await rowsOf(database, `bad${engine}`)).orders).toHaveLength(29)
  })
})

describe('orders that share a commit, while somebody else holds the key of one of them', () => {
  /** Writes thirty orders; the batch waits for the other transaction, which then ends as the test says. */
  async function whileOneWaits(
    context: TestContext,
    name: string,
    end: (other: pg.Client, watching: pg.Client) => Promise<void>,
  ) {
    const { database } = await openDatabaseOn('PostgreSQL', context, name)
    context.onTestFinished(() => database.close())
    if (database.engine.kind !== 'server') throw new Error('no server')
    const connectionString = database.engine.url
    const [other, watching] = [
      new pg.Client({ connectionString }),
      new pg.Client({ connectionString }),
    ]
    await Promise.all([other.connect(), watching.connect()])
    try {
      const writer = createOrderWriter(database)
      const make = (key: number) => newOrder('wait', { ...plainWish, key })
      const first = make(100)
      await writer.write(first)
      await other.query('begin')
      await other.query(
        "insert into idempotency (key_hash, body_hash, order_id, at) values ($1, 'body', $2, now())",
        [make(13).keyHash, first.order.id],
      )
      const writing = Promise.allSettled(
        Array.from({ length: 30 }, (_, key) => writer.write(make(key))),
      )
      await vi.waitFor(async () => {
        expect((await watching.query(WAITING)).rows).toHaveLength(1)
      })
      await end(other, watching)
      const settled = await writing
      return {
        outcomes: settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed')),
        rows: await rowsOf(database, 'wait'),
      }
    } finally {
      await Promise.all([other.end(), watching.end()])
    }
  }
  const WAITING =
    "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%json_to_recordset%'"

  test('are written without it when he commits', async (context) => {
    const { outcomes, rows } = await whileOneWaits(context, 'writer_commit', async (other) => {
      await other.query('commit')
    })
    expect(outcomes.map((outcome, key) => [key, outcome])).toEqual(
      Array.from({ length: 30 }, (_, key) => [key, key === 13 ? 'repeated' : 'placed']),
    )
    expect(rows.orders).toHaveLength(30)
  })

  test('leave nothing when their connection dies before the commit', async (context) => {
    const { outcomes, rows } = await whileOneWaits(
      context,
      'writer_dies',
      async (other, watching) => {
        await watching.query(`select pg_terminate_backend(pid) from (${WAITING}) waiting`)
        await other.query('rollback')
      },
    )
    // Two went ahead alone, and nobody is told that something was placed that was not.
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(28)
    expect([rows.orders.length, rows.events.length, rows.keys.length]).toEqual([3, 3, 3])
  })
})
