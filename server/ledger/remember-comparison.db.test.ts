import { openTestDatabase } from '@causeway/tests/exchange'
import { expect, test } from 'vitest'
import { move, plantDeposit } from './books.fixture.ts'
import { reconcileWallet } from './reconcile.ts'
import { readComparisons, rememberComparison } from './remember-comparison.ts'

test('the newest comparison of a coin is kept, and since when it differs', async (context) => {
  const { database } = await openTestDatabase(context, 'comparisons')
  context.onTestFinished(() => database.close())
  await move(database, { from: 'capital', to: 'wallet' }, 1000n)
  await plantDeposit(database, { state: 'seen', units: 50n })
  const look = async (units: bigint, at: number, height = 0) => {
    const chain = {
      network: 'litecoin',
      sweeps: null,
      holdings: async () => ({ asset: 'ltc', units }),
      head: async () => ({ height, hash: 'head' }),
    }
    await reconcileWallet(database, chain, {
      asset: 'ltc',
      feeAllowance: 0n,
      remember: (found) => rememberComparison(database, found, new Date(at)),
    })
    return (await readComparisons(database)).get('ltc')
  }
  expect((await readComparisons(database)).size).toBe(0)
  const equal = { chain: 1050n, booked: 1000n, comparedAt: new Date(1), differsSince: null }
  expect(await look(1050n, 1)).toEqual(equal)
  // A block that no scan has read may explain that much.
  expect(await look(2000n, 2, 7)).toEqual(equal)
  const less = { chain: 999n, booked: 1000n, differsSince: new Date(3) }
  expect(await look(999n, 3)).toEqual({ ...less, comparedAt: new Date(3) })
  expect(await look(998n, 4)).toEqual({ ...less, chain: 998n, comparedAt: new Date(4) })
  expect(await look(1000n, 5)).toMatchObject({ chain: 1000n, differsSince: null })
  expect(await look(1051n, 6)).toMatchObject({ chain: 1051n, differsSince: new Date(6) })
})
