import { describe, expect, test } from 'vitest'
import type { Tx } from './database.ts'
import { inLockstep, joined } from './in-lockstep.ts'

/** Stands for a transaction: nothing is asked of it. */
const newTransaction = () => ({}) as Tx

/** Work that notes what it is asked for together. */
function noted() {
  const turns: (readonly number[])[] = []
  const double = joined(async (_: Tx, asks: readonly number[]) => {
    turns.push(asks)
    return asks.map((ask) => ask * 2)
  })
  return { turns, double }
}

describe('joined work', () => {
  test('is done at once outside of lockstep', async () => {
    const { double, turns } = noted()
    const tx = newTransaction()
    expect(await Promise.all([double(tx, 1), double(tx, 2)])).toEqual([2, 4])
    expect(turns).toEqual([[1], [2]])
  })

  test('is done for all in lockstep together, and each gets its own answer', async () => {
    const { double, turns } = noted()
    const tx = newTransaction()
    const found: number[] = []
    await inLockstep(tx, [1, 2, 3], async (item) => {
      found[item] = await double(tx, await double(tx, item))
    })
    expect(turns).toEqual([
      [1, 2, 3],
      [2, 4, 6],
    ])
    expect(found.slice(1)).toEqual([4, 8, 12])
  })

  test('waits for those that are at something else, not for those that have ended', async () => {
    const { double, turns } = noted()
    const other = noted()
    const tx = newTransaction()
    await inLockstep(tx, [1, 2, 3, 4], async (item) => {
      if (item === 1) return
      if (item === 2) await new Promise(setImmediate)
      if (item === 3) await other.double(tx, item)
      await double(tx, item)
    })
    expect(other.turns).toEqual([[3]])
    expect(turns).toEqual([[4, 2], [3]])
  })

  test('does not mix transactions, and ends with its own', async () => {
    const { double, turns } = noted()
    const [one, two] = [newTransaction(), newTransaction()]
    const work = (tx: Tx) => inLockstep(tx, [1, 2], async (item) => void (await double(tx, item)))
    await Promise.all([work(one), work(two)])
    expect(turns).toEqual([
      [1, 2],
      [1, 2],
    ])
    await double(one, 5)
    expect(turns.at(-1)).toEqual([5])
    await expect(inLockstep(one, [1], () => work(one))).rejects.toThrow('already')
  })
})

describe('a failure in lockstep', () => {
  test('of an item is thrown when all have ended: the first, not what followed from it', async () => {
    const tx = newTransaction()
    const ended: number[] = []
    const failing = inLockstep(tx, [1, 2, 3], async (item) => {
      if (item === 2) throw new Error('the cause')
      await new Promise(setImmediate)
      ended.push(item)
      if (item === 1) throw new Error('the transaction is aborted')
    })
    await expect(failing).rejects.toThrow('the cause')
    expect(ended).toEqual([1, 3])
  })

  test('of joined work reaches all that wait', async () => {
    const tx = newTransaction()
    const broken = joined(async (_: Tx, __: readonly number[]): Promise<readonly number[]> => {
      throw new Error('refused')
    })
    const met: number[] = []
    const failing = inLockstep(tx, [1, 2], async (item) => {
      await broken(tx, item).catch((error) => {
        met.push(item)
        throw error
      })
    })
    await expect(failing).rejects.toThrow('refused')
    expect(met).toEqual([1, 2])
    const short = joined(async (_: Tx, asks: readonly number[]) => asks.slice(1))
    await expect(short(tx, 1)).rejects.toThrow('1 asked together and 0 were answered')
  })
})
