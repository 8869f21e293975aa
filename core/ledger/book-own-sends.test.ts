import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '../money/index.ts'
import { capitalAccount, coldAccount, networkFeeAccount, walletAccount } from './accounts.ts'
import { bookCapital, bookTransfer } from './book.ts'
import {
  bookColdMove,
  bookColdMoveUndone,
  bookHandPayout,
  bookHandPayoutUndone,
} from './book-own-sends.ts'
import { type Posting, sumByAsset } from './posting.ts'

const units = fc.bigInt({ min: 1n, max: 10n ** 60n })

function balances(postings: readonly Posting[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { account, units: change } of postings.flatMap(({ entries }) => entries)) {
    sums.set(account, (sums.get(account) ?? 0n) + change)
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0n))
}

test.each([
  [
    'in cold storage are the shop’s as before',
    bookColdMove,
    bookColdMoveUndone,
    (sum: bigint, all: bigint): readonly (readonly [string, bigint])[] => [
      [capitalAccount, -all],
      [coldAccount, sum],
    ],
  ],
  [
    'paid by hand left the shop’s capital',
    bookHandPayout,
    bookHandPayoutUndone,
    (sum: bigint, all: bigint): readonly (readonly [string, bigint])[] => [
      [capitalAccount, sum - all],
    ],
  ],
])(
  'coins %s, and the wallet with the network’s fee on top, or everything is as before',
  (_name, book, undo, expected) => {
    fc.assert(
      fc.property(units, units, units, (sum, fee, rest) => {
        const [moved, taken] = [amount('btc', sum), amount('btc', fee)]
        const had = bookCapital({ id: 'd', round: 0 }, amount('btc', sum + fee + rest))
        const sent = book({ id: 'm' }, moved)
        const undone = undo({ id: 'm' }, moved)
        for (const { entries } of [sent, undone]) {
          expect(sumByAsset(entries)).toEqual(new Map([['btc', 0n]]))
        }
        const left = bookTransfer({ id: 'm', orderId: 'm', round: 0 }, moved, taken)
        expect(balances([had, sent, left])).toEqual(
          new Map([
            [walletAccount, rest],
            [networkFeeAccount, fee],
            ...expected(sum, sum + fee + rest),
          ]),
        )
        expect(balances([had, sent, undone])).toEqual(balances([had]))
      }),
    )
  },
)
