import { openTestDatabase } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, type TestContext, test } from 'vitest'
import type { Database } from '../../db/index.ts'
import { LeaseLost } from '../../transfer-store/claim-transfer.ts'
import { ChainLookupFailed } from '../transfer-failures.ts'
import { claimed } from '../transfers.fixture.ts'
import { backOffTransfer, leaveToOperator, releaseTransfer } from './give-back-transfer.ts'

async function opened(context: TestContext): Promise<Database> {
  const { database } = await openTestDatabase(context, 'give_back')
  context.onTestFinished(() => database.close())
  return database
}

/** How the transfer rests, and for how many milliseconds. */
async function restOf(database: Database, id: string) {
  const { rows } = await sql<{
    rest: number | null
    held: boolean
    attempts: number
    dead: boolean
    last_error: string | null
  }>`
    select round(extract(epoch from due_at - now()) * 10)::int * 100 as rest,
      lease_until is not null as held, attempts, dead, last_error from transfer
    where id = ${id}`.execute(database.direct())
  return rows[0]
}

describe('a transfer that is given back', () => {
  test.for([null, 5000, 0])(
    'after success rests for %s milliseconds, and begins to count anew',
    async (rest, context) => {
      const database = await opened(context)
      const transfer = await claimed(database, { attempts: 7, last_error: 'before' })
      await releaseTransfer(database, transfer, rest)
      const then = { rest, held: false, attempts: 0, dead: false, last_error: null }
      expect(await restOf(database, transfer.id)).toEqual(then)
    },
  )

  test.for([
    [0, 500],
    [1, 1000],
    [4, 8000],
    [7, 64_000],
    [8, 120_000],
    [500, 120_000],
  ] as const)(
    'after %i failures and one more rests for %i milliseconds',
    async ([attempts, rest], context) => {
      const database = await opened(context)
      const transfer = await claimed(database, { attempts })
      expect(await backOffTransfer(database, transfer, new Error('no'))).toBe(false)
      expect(await restOf(database, transfer.id)).toEqual({
        rest,
        held: false,
        attempts: attempts + 1,
        dead: false,
        last_error: 'Error: no',
      })
    },
  )

  test('rests for no longer than fifteen seconds where only a look failed', async (context) => {
    const database = await opened(context)
    const look = new ChainLookupFailed('away')
    const transfer = await claimed(database, { attempts: 4 })
    await backOffTransfer(database, transfer, look)
    expect(await restOf(database, transfer.id)).toMatchObject({ rest: 8000 })
    const later = await claimed(database, { attempts: 8 })
    await backOffTransfer(database, later, look)
    expect(await restOf(database, later.id)).toMatchObject({ rest: 15_000 })
  })

  test.for([
    ['planned', 998, false],
    ['planned', 999, true],
    ['signed', 999, true],
    ['broadcast', 999, false],
    ['broadcast', 7998, false],
    ['broadcast', 7999, true],
    ['confirmed', 7998, false],
    ['confirmed', 7999, true],
  ] as const)(
    'as %s with %i failures before is dead: %s',
    async ([state, attempts, dead], context) => {
      const database = await opened(context)
      const transfer = await claimed(database, { attempts, state })
      expect(await backOffTransfer(database, transfer, 'no')).toBe(dead)
      expect(await restOf(database, transfer.id)).toMatchObject({ dead, attempts: attempts + 1 })
    },
  )

  test.for([{ state: 'reserved' }, { attempt: 9 }] as const)(
    'counts from one where it came further before it failed: %o',
    async (further, context) => {
      const database = await opened(context)
      const transfer = await claimed(database, { attempts: 999 })
      await database
        .direct()
        .updateTable('transfer')
        .set(further)
        .where('id', '=', transfer.id)
        .execute()
      expect(await backOffTransfer(database, transfer, 'no')).toBe(false)
      expect(await restOf(database, transfer.id)).toMatchObject({ attempts: 1, rest: 500 })
    },
  )

  test('keeps a thousand letters of what was the matter', async (context) => {
    const database = await opened(context)
    const transfer = await claimed(database)
    await backOffTransfer(database, transfer, 'x'.repeat(2000))
    expect((await restOf(database, transfer.id))?.last_error).toBe('x'.repeat(1000))
  })

  test('to an operator is not taken up again, and says why', async (context) => {
    const database = await opened(context)
    const transfer = await claimed(database, { attempts: 3 })
    await leaveToOperator(database, transfer, 'y'.repeat(2000))
    const last_error = 'y'.repeat(1000)
    const then = { held: false, attempts: 3, dead: true, last_error }
    expect(await restOf(database, transfer.id)).toMatchObject(then)
  })

  test('by a worker that lost it changes nothing', async (context) => {
    const database = await opened(context)
    const transfer = { ...(await claimed(database)), fence: -1n }
    const before = await restOf(database, transfer.id)
    const gives = [
      () => releaseTransfer(database, transfer, 0),
      () => backOffTransfer(database, transfer, 'no'),
      () => leaveToOperator(database, transfer, 'no'),
    ]
    for (const give of gives) await expect(give()).rejects.toThrow(LeaseLost)
    expect(await restOf(database, transfer.id)).toMatchObject({
      held: true,
      dead: false,
      attempts: before?.attempts,
    })
  })
})
