import type { BroadcastOutcome, SignedTransfer } from '@causeway/core/ports'
import { describe, expect, test } from 'vitest'
import { BroadcastRefused, broadcastAttempts } from './broadcast-attempts.ts'
import type { Attempt } from './read-attempts.ts'

const attemptOf = (txId: string, attempt: number): Attempt => ({
  transferId: 'a transfer',
  network: 'bitcoin',
  txId,
  bytes: txId,
  attempt,
  plan: null,
  share: { part: 0, parts: 1 },
  feeUnits: null,
  signedAt: 0,
})
const [first, second] = [attemptOf('first', 1), attemptOf('second', 2)]

/** A node that refuses some transactions, and knows some. */
function nodeThat(of: { refuses: readonly string[]; knows?: readonly string[] }) {
  const sent: string[] = []
  return {
    sent,
    chain: {
      broadcast: async ({ txId }: SignedTransfer): Promise<BroadcastOutcome> => {
        sent.push(txId)
        const reason = `no ${txId}`
        return of.refuses.includes(txId)
          ? { outcome: 'rejected', reason }
          : { outcome: 'already_known' }
      },
      transactionStatus: async (txId: string) => ({
        state: of.knows?.includes(txId) ? ('pending' as const) : ('unknown' as const),
      }),
    },
  }
}

describe('what was signed for a transfer', () => {
  test('goes out as its newest attempt alone where that is taken', async () => {
    const { chain, sent } = nodeThat({ refuses: [] })
    await broadcastAttempts(chain, [first, second])
    expect(sent).toEqual(['second'])
  })

  test('goes out as an earlier attempt where the newest is refused and none is known', async () => {
    const { chain, sent } = nodeThat({ refuses: ['second'] })
    await broadcastAttempts(chain, [first, second])
    expect(sent).toEqual(['second', 'first'])
  })

  test.for(['first', 'second'])(
    'is left where it is when it is refused and %s is known',
    async (known) => {
      const { chain, sent } = nodeThat({ refuses: ['first', 'second'], knows: [known] })
      await broadcastAttempts(chain, [first, second])
      expect(sent).toEqual(['second'])
    },
  )

  test('is refused, for the newest one’s reason, where every attempt is', async () => {
    const { chain, sent } = nodeThat({ refuses: ['first', 'second'] })
    const refused = broadcastAttempts(chain, [first, second])
    await expect(refused).rejects.toThrow(new BroadcastRefused('no second'))
    await expect(refused).rejects.toMatchObject({ name: 'BroadcastRefused' })
    expect(sent).toEqual(['second', 'first'])
  })

  test('is refused where it is nothing', async () => {
    const { chain } = nodeThat({ refuses: [] })
    await expect(broadcastAttempts(chain, [])).rejects.toThrow('nothing was signed')
  })
})
