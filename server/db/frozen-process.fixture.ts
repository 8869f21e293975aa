import { expect } from 'vitest'
import { isDatabaseTrouble } from './is-database-trouble.ts'
import { openDatabase } from './open-database.ts'

/** Expects that a process which freezes in the midst of a transaction loses its locks to others, and its writes. */
export async function expectFrozenToLose(url: string): Promise<void> {
  const frozen = await openDatabase({ url, connections: 1, longestPauseMilliseconds: 200 })
  const other = await openDatabase({ url, connections: 1 })
  try {
    const begun = Promise.withResolvers<void>()
    const thawed = Promise.withResolvers<void>()
    const row = { key: 'frozen', value: '1' }
    const lost = frozen.transaction('frozen', async (tx) => {
      await tx.insertInto('meta').values(row).execute()
      begun.resolve()
      await thawed.promise
      await tx.updateTable('meta').set({ value: '2' }).execute()
    })
    const ended = lost.catch((error: unknown) => isDatabaseTrouble(error))
    await begun.promise
    const others = { ...row, value: 'other' }
    // Waits for the row until the server has ended the frozen transaction.
    await other.direct().insertInto('meta').values(others).execute()
    thawed.resolve()
    expect(await ended).toBe(true)
    const kept = await other
      .direct()
      .selectFrom('meta')
      .select(['key', 'value'])
      .where('key', '=', 'frozen')
      .execute()
    expect(kept).toEqual([others])
  } finally {
    await Promise.all([frozen.close(), other.close()])
  }
}
