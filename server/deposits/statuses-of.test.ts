import type { PaymentKey, PaymentStatus } from '@causeway/core/ports'
import { describe, expect, test } from 'vitest'
import { depositRow } from './deposits.fixture.ts'
import { statusesOf } from './statuses-of.ts'

type Answer = 'gone' | 'there'

/** A node with an answer for each transaction, question by question; the last one stands. */
function nodeSaying(said: Readonly<Record<string, readonly Answer[]>>) {
  const asked: string[][] = []
  const times = new Map<string, number>()
  const answer = ({ outputIndex, txId }: PaymentKey): PaymentStatus => {
    const time = times.get(txId) ?? 0
    times.set(txId, time + 1)
    const answers = said[txId] ?? []
    const isGone = (answers[time] ?? answers.at(-1)) === 'gone'
    return {
      txId,
      outputIndex,
      state: isGone ? 'gone' : 'in_block',
      confirmations: isGone ? 0 : time + 1,
      blockHash: isGone ? null : 'block',
    }
  }
  return {
    asked,
    chain: {
      network: 'bitcoin',
      paymentStatuses: async (keys: readonly PaymentKey[]) => {
        asked.push(keys.map(({ outputIndex, txId }) => `${txId}:${outputIndex}`))
        return keys.map(answer)
      },
    },
  }
}

const one = depositRow({ id: '1', tx_id: 'one', output_index: 2 })
const two = depositRow({ id: '2', tx_id: 'two' })

describe('what a chain says of deposits', () => {
  test('is asked for once where it has them all, and told in their order', async () => {
    const { asked, chain } = nodeSaying({ one: ['there'], two: ['there'] })
    expect(await statusesOf(chain, [two, one])).toMatchObject([
      { deposit: two, status: { txId: 'two', confirmations: 1 } },
      { deposit: one, status: { txId: 'one', outputIndex: 2, confirmations: 1 } },
    ])
    expect(asked).toEqual([['two:0', 'one:2']])
  })

  test('is believed of one that is gone when it is said four times, and asked of that one alone', async () => {
    const { asked, chain } = nodeSaying({ one: ['gone'], two: ['there'] })
    expect(await statusesOf(chain, [one, two])).toMatchObject([
      { deposit: one, status: { state: 'gone' } },
      { deposit: two, status: { state: 'in_block', confirmations: 1 } },
    ])
    expect(asked).toEqual([['one:2', 'two:0'], ['one:2'], ['one:2'], ['one:2']])
  })

  test('is believed at once where a node has one after all', async () => {
    const { asked, chain } = nodeSaying({ one: ['gone', 'gone', 'there'], two: ['there'] })
    expect(await statusesOf(chain, [one, two])).toMatchObject([
      { deposit: one, status: { state: 'in_block', confirmations: 3 } },
      { deposit: two, status: { confirmations: 1 } },
    ])
    expect(asked).toHaveLength(3)
  })

  test('is believed at once of one that does not count', async () => {
    const { asked, chain } = nodeSaying({ one: ['gone'], two: ['gone'] })
    const gone = { ...one, state: 'gone' } as const
    const reversed = { ...two, state: 'reversed' } as const
    expect(await statusesOf(chain, [gone, reversed])).toMatchObject([
      { status: { state: 'gone' } },
      { status: { state: 'gone' } },
    ])
    expect(asked).toHaveLength(1)
  })

  test('is not asked where there are none', async () => {
    const { asked, chain } = nodeSaying({})
    expect(await statusesOf(chain, [])).toEqual([])
    expect(asked).toEqual([])
  })

  test('is an error where a node answers too little', async () => {
    const chain = { network: 'bitcoin', paymentStatuses: async () => [] }
    await expect(statusesOf(chain, [one])).rejects.toThrow('bitcoin answered too few statuses')
  })
})
