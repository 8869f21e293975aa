import { openTestDatabase } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, type TestContext, test } from 'vitest'
import { releaseCursorLeases, rewindCursors, saveCursorCheckpoint } from './cursor-store.ts'

/** One chain whose checkpoint is behind, one that has none, and one whose is the last. */
async function openChains(context: TestContext) {
  const { database } = await openTestDatabase(context, 'cursor_store')
  context.onTestFinished(() => database.close())
  await sql`insert into chain_cursor (network, cursor, witnessed_cursor, fence, lease_until) values
    ('behind', 'new', 'old', 5, now()), ('same', 'new', 'new', 5, now()), ('without', 'new', null, 5, now())`.execute(
    database.direct(),
  )
  const read = async () => {
    const rows = await database
      .direct()
      .selectFrom('chain_cursor')
      .selectAll()
      .orderBy('network')
      .execute()
    return rows.map(({ cursor, fence, lease_until, witnessed_cursor }) => ({
      cursor,
      witnessed_cursor,
      fence,
      isHeld: lease_until !== null,
    }))
  }
  return { database, read }
}

describe('how far the chains were read', () => {
  const held = { cursor: 'new', fence: 5n, isHeld: true }

  test('is kept for every chain when the signer agrees', async (context) => {
    const { database, read } = await openChains(context)
    await database.transaction('checkpoint', (tx) => saveCursorCheckpoint(tx))
    expect(await read()).toEqual(Array(3).fill({ ...held, witnessed_cursor: 'new' }))
  })

  test('is taken back to there, where it was kept, and a scan under way saves nothing more', async (context) => {
    const { database, read } = await openChains(context)
    await rewindCursors(database)
    expect(await read()).toEqual([
      { ...held, cursor: 'old', witnessed_cursor: 'old', fence: 6n },
      { ...held, witnessed_cursor: 'new', fence: 6n },
      { ...held, witnessed_cursor: null },
    ])
  })

  test('is free for everybody when the leases are released', async (context) => {
    const { database, read } = await openChains(context)
    await releaseCursorLeases(database)
    expect((await read()).map(({ fence, isHeld }) => [fence, isHeld])).toEqual(
      Array(3).fill([5n, false]),
    )
  })
})
