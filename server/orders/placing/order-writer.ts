import { assertOutsideTransaction, type Database, sqlState } from '../../db/index.ts'
import { type InsertOutcome, insertOrder } from '../../order-store/insert-order.ts'
import { type BatchOutcome, insertOrders } from '../../order-store/insert-orders.ts'
import type { NewOrder } from '../../order-store/new-order.ts'

/** Writes orders; those of the same moment share a commit. */
export type OrderWriter = { readonly write: (made: NewOrder) => Promise<InsertOutcome> }

type Waiting = {
  readonly made: NewOrder
  readonly keys: readonly string[]
  readonly resolve: (outcome: InsertOutcome) => void
  readonly reject: (error: unknown) => void
}

/** A batch holds so many at most: it keeps a statement small, and whoever comes next waits for no more than that. */
const LARGEST_BATCH = 64
const MOST_BATCHES = 2

/**
 * Gathers orders while earlier ones are written, and writes what has come together in one commit; an order that comes
 * alone is written at once. Each gets the outcome that `insertOrder` would give it. Those that could take something
 * from each other (the same request, quote, client or address) are never in the air together, so the first wins.
 */
export function createOrderWriter(database: Database): OrderWriter {
  const waiting: Waiting[] = []
  const inTheAir = new Set<string>()
  let batches = 0

  const take = (): readonly Waiting[] => {
    const batch: Waiting[] = []
    const later: Waiting[] = []
    let seen = 0
    for (const one of waiting) {
      if (batch.length === LARGEST_BATCH) break
      seen += 1
      if (one.keys.some((key) => inTheAir.has(key))) {
        later.push(one)
        continue
      }
      batch.push(one)
      for (const key of one.keys) inTheAir.add(key)
    }
    waiting.splice(0, seen, ...later)
    return batch
  }

  const start = () => {
    while (batches < MOST_BATCHES && waiting.length > 0) {
      const batch = take()
      if (batch.length === 0) return
      batches += 1
      void writeBatch(database, batch).finally(() => {
        batches -= 1
        for (const { keys } of batch) for (const key of keys) inTheAir.delete(key)
        start()
      })
    }
  }

  return {
    write: (made) => {
      // The batch runs where its first order came from, so each says here that it is in no transaction.
      assertOutsideTransaction('The order writer')
      return new Promise((resolve, reject) => {
        waiting.push({ made, keys: keysOf(made), resolve, reject })
        start()
      })
    },
  }
}

/** What no two orders of the same moment may want; addresses and clients matter to guaranteed orders only. */
function keysOf({ order, keyHash, nonce, places }: NewOrder): readonly string[] {
  const keys = [`key ${keyHash}`]
  if (order.kind !== 'fixed') return keys
  if (nonce !== null) keys.push(`nonce ${nonce}`)
  if (places.client.key !== null) keys.push(`client ${places.client.key}`)
  if (places.address.key !== null) keys.push(`address ${places.address.key}`)
  return keys
}

/** Answers everybody in the batch, and never throws. Ends when nothing of it is in the air. */
async function writeBatch(database: Database, batch: readonly Waiting[]): Promise<void> {
  let outcomes: readonly BatchOutcome[] = []
  try {
    if (batch.length > 1) {
      outcomes = await insertOrders(
        database,
        batch.map(({ made }) => made),
      )
    }
  } catch (error) {
    if (!wroteNothing(error)) {
      for (const { reject } of batch) reject(error)
      return
    }
  }
  await Promise.all(
    batch.map(async ({ made, resolve, reject }, index) => {
      const outcome = outcomes[index] ?? 'alone'
      if (outcome !== 'alone') return resolve(outcome)
      await insertOrder(database, made).then(resolve, reject)
    }),
  )
}

/** Whether the server refused the statement as a whole: a bad value, a broken rule, or a conflict with others. */
function wroteNothing(error: unknown): boolean {
  const state = sqlState(error)
  return state !== null && (/^2[23]/.test(state) || state === '40001' || state === '40P01')
}
