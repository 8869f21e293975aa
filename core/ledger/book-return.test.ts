import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '../money/index.ts'
import { networkFeeAccount, suspenseAccount, walletAccount } from './accounts.ts'
import {
  bookSuspenseReturned,
  bookSuspenseReturnUndone,
  bookTransfer,
  bookUnexplained,
} from './book.ts'
import { type Posting, sumByAsset } from './posting.ts'

const units = fc.bigInt({ min: 1n, max: 10n ** 60n })

function balances(postings: readonly Posting[]): Readonly<Record<string, bigint>> {
  const sums: Record<string, bigint> = {}
  for (const { account, units: change } of postings.flatMap(({ entries }) => entries)) {
    sums[account] = (sums[account] ?? 0n) + change
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0n))
}

test('suspense that is sent back leaves nothing but the network’s fee, or everything as before', () => {
  fc.assert(
    fc.property(units, units, fc.nat(5), (sum, fee, round) => {
      const parts = { sent: amount('btc', sum), networkFee: amount('btc', fee) }
      const came = bookUnexplained({ id: 'd', round }, amount('btc', sum + fee))
      const returned = bookSuspenseReturned({ id: 'r' }, parts)
      const undone = bookSuspenseReturnUndone({ id: 'r' }, parts)
      for (const { entries } of [returned, undone]) {
        expect([...sumByAsset(entries).values()].every((total) => total === 0n)).toBe(true)
      }
      expect(balances([came, returned])[suspenseAccount]).toBeUndefined()
      const left = bookTransfer({ id: 'r', orderId: 'r', round: 0 }, parts.sent, amount('btc', 0n))
      expect(balances([came, returned, left])).toEqual({
        [walletAccount]: fee,
        [networkFeeAccount]: -fee,
      })
      expect(balances([came, returned, undone])).toEqual(balances([came]))
    }),
  )
})
