import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../money/index.ts'
import {
  customerAccount,
  lossAccount,
  networkFeeAccount,
  outgoingAccount,
  walletAccount,
} from './accounts.ts'
import {
  bookCapital,
  bookDeposit,
  bookExchange,
  bookOwnTransfer,
  bookOwnTransferLost,
  bookRecovery,
  bookRefund,
  bookReversal,
  bookSuspenseTaken,
  bookTakenBack,
  bookTransfer,
  bookTransferLost,
  bookUnexplained,
} from './book.ts'
import { type LedgerEntry, type Posting, posting, sumByAsset } from './posting.ts'

const units = fc.bigInt({ min: 1n, max: 10n ** 60n })
const round = fc.nat(5)
const orderId = 'order-1'

function balances(postings: readonly Posting[]): ReadonlyMap<string, bigint> {
  const found = new Map<string, bigint>()
  for (const { account, asset, units: change } of postings.flatMap(({ entries }) => entries)) {
    const key = `${account} ${asset}`
    found.set(key, (found.get(key) ?? 0n) + change)
  }
  return new Map([...found].filter(([, balance]) => balance !== 0n))
}

const sumsOf = (postings: readonly Posting[]) => [
  ...sumByAsset(postings.flatMap(({ entries }) => entries)).values(),
]

/** The parts of an exchange of any size: gross = payout + service fee + network fee. */
const parts = fc
  .record({ sold: units, payout: units, serviceFee: units, networkFee: units })
  .map(({ sold, payout, serviceFee, networkFee }) => ({
    sold: amount('btc', sold),
    gross: amount('eth', payout + serviceFee + networkFee),
    serviceFee: amount('eth', serviceFee),
    networkFee: amount('eth', networkFee),
    payout: amount('eth', payout),
  }))

describe('a posting', () => {
  const line = (account: string, asset: string, change: bigint): LedgerEntry => ({
    account,
    asset,
    units: change,
  })

  test('that is off by one cannot be made', () => {
    fc.assert(
      fc.property(units, fc.constantFrom(1n, -1n), (sum, off) => {
        const entries = [line('a', 'btc', sum), line('b', 'btc', off - sum)]
        expect(() => posting('capital_received', 'r', entries)).toThrow(`off by ${off} in btc`)
      }),
    )
  })

  test('must balance in each asset by itself', () => {
    const entries = [line('a', 'btc', 5n), line('a', 'eth', -5n)]
    expect(() => posting('capital_received', 'r', entries)).toThrow('off by 5 in btc')
  })

  test('leaves out lines of nothing', () => {
    const made = posting('capital_received', 'r', [
      line('a', 'btc', 0n),
      line('b', 'btc', 2n),
      line('c', 'btc', -2n),
    ])
    expect(made.entries.map(({ account }) => account)).toEqual(['b', 'c'])
  })
})

test('an exchange whose parts do not add up to its gross cannot be booked', () => {
  fc.assert(
    fc.property(parts, (made) => {
      const short = { ...made, payout: amount('eth', made.payout.units + 1n) }
      expect(() => bookExchange({ id: 's', orderId }, short)).toThrow('off by')
    }),
  )
})

test('every booking balances, whatever the amounts', () => {
  fc.assert(
    fc.property(units, units, round, parts, (sum, fee, count, exchange) => {
      const [received, chainFee] = [amount('btc', sum), amount('btc', fee)]
      const deposit = { id: 'd', orderId, round: count }
      const transfer = { id: 't', orderId, round: count }
      const settled = bookExchange({ id: 's', orderId }, exchange)
      const made = [
        bookCapital(deposit, received),
        bookDeposit(deposit, received),
        bookRecovery(deposit, received),
        bookUnexplained(deposit, received),
        bookReversal(deposit, 'capital', received),
        bookReversal(deposit, 'suspense', received),
        bookReversal(deposit, 'loss', received),
        bookReversal(deposit, { orderId }, received),
        settled,
        bookTakenBack({ id: 's', orderId }, settled.entries),
        bookRefund(
          { id: 's', orderId },
          { held: amount('btc', sum + fee), networkFee: chainFee, refund: received },
        ),
        bookTransfer(transfer, received, chainFee),
        bookTransfer(transfer, received, amount('eth', fee)),
        bookTransferLost(transfer, received, amount('eth', fee)),
        bookOwnTransfer(transfer, chainFee),
        bookOwnTransferLost(transfer, chainFee),
        bookSuspenseTaken(deposit, received),
      ]
      for (const each of made) expect(sumsOf([each]).every((total) => total === 0n)).toBe(true)
    }),
  )
})

describe('the story of an order', () => {
  const ownAccounts = new Set([customerAccount(orderId), outgoingAccount(orderId)])
  const owed = (postings: readonly Posting[]) =>
    [...balances(postings).keys()].filter((key) => ownAccounts.has(key.split(' ')[0] ?? ''))

  test('deposits, exchange and payout leave nothing owed', () => {
    fc.assert(
      fc.property(parts, units, fc.bigInt({ min: 0n, max: 10n ** 20n }), (exchange, first, fee) => {
        const rest = exchange.sold.units
        const sold = amount('btc', first + rest)
        const story = [
          bookDeposit({ id: 'd1', orderId, round: 0 }, amount('btc', first)),
          bookDeposit({ id: 'd2', orderId, round: 0 }, amount('btc', rest)),
          bookExchange({ id: 's', orderId }, { ...exchange, sold }),
          bookTransfer({ id: 't', orderId, round: 0 }, exchange.payout, amount('eth', fee)),
        ]
        expect(owed(story)).toEqual([])
        const left = balances(story)
        expect(left.get(`${walletAccount} btc`)).toBe(sold.units)
        expect(left.get(`${walletAccount} eth`)).toBe(-exchange.payout.units - fee)
      }),
    )
  })

  test('deposit and refund leave nothing owed, and what the network did not take is ours', () => {
    fc.assert(
      fc.property(units, units, units, (refund, charged, took) => {
        const held = amount('btc', refund + charged)
        const story = [
          bookDeposit({ id: 'd', orderId, round: 0 }, held),
          bookRefund(
            { id: 's', orderId },
            { held, networkFee: amount('btc', charged), refund: amount('btc', refund) },
          ),
          bookTransfer({ id: 't', orderId, round: 0 }, amount('btc', refund), amount('btc', took)),
        ]
        expect(owed(story)).toEqual([])
        expect(balances(story).get(`${networkFeeAccount} btc`) ?? 0n).toBe(took - charged)
      }),
    )
  })

  test('a payout that is reorganised out and goes again changes nothing', () => {
    fc.assert(
      fc.property(parts, units, (exchange, fee) => {
        const chainFee = amount('eth', fee)
        const once = [bookTransfer({ id: 't', orderId, round: 0 }, exchange.payout, chainFee)]
        const twice = [
          ...once,
          bookTransferLost({ id: 't', orderId, round: 0 }, exchange.payout, chainFee),
          bookTransfer({ id: 't', orderId, round: 1 }, exchange.payout, chainFee),
        ]
        expect(balances(twice)).toEqual(balances(once))
        expect(new Set(twice.map(({ reference }) => reference)).size).toBe(3)
      }),
    )
  })

  test('a settlement taken back and its deposit reversed leave nothing at all', () => {
    fc.assert(
      fc.property(parts, (exchange) => {
        const settled = bookExchange({ id: 's', orderId }, exchange)
        const story = [
          bookDeposit({ id: 'd', orderId, round: 0 }, exchange.sold),
          settled,
          bookTakenBack({ id: 's', orderId }, settled.entries),
          bookReversal({ id: 'd', round: 0 }, { orderId }, exchange.sold),
        ]
        expect(balances(story).size).toBe(0)
      }),
    )
  })

  test('a deposit lost after its payout is our loss until it returns, and is counted once', () => {
    fc.assert(
      fc.property(parts, units, (exchange, fee) => {
        const paid = [
          bookDeposit({ id: 'd', orderId, round: 0 }, exchange.sold),
          bookExchange({ id: 's', orderId }, exchange),
          bookTransfer({ id: 't', orderId, round: 0 }, exchange.payout, amount('eth', fee)),
        ]
        const lost = [...paid, bookReversal({ id: 'd', round: 0 }, 'loss', exchange.sold)]
        expect(balances(lost).get(`${lossAccount} btc`)).toBe(exchange.sold.units)
        expect(owed(lost)).toEqual([])
        const returned = [...lost, bookRecovery({ id: 'd', round: 1 }, exchange.sold)]
        expect(balances(returned)).toEqual(balances(paid))
      }),
    )
  })
})

describe('transfers of our own', () => {
  test('cost their network fee and nothing else, once for all their rounds', () => {
    fc.assert(
      fc.property(units, units, (fee, other) => {
        const story = [
          bookOwnTransfer({ id: 't', round: 0 }, amount('eth', fee)),
          bookOwnTransferLost({ id: 't', round: 0 }, amount('eth', fee)),
          bookOwnTransfer({ id: 't', round: 1 }, amount('eth', other)),
        ]
        expect(balances(story)).toEqual(
          new Map([
            [`${networkFeeAccount} eth`, other],
            [`${walletAccount} eth`, -other],
          ]),
        )
        expect(new Set(story.map(({ reference }) => reference)).size).toBe(3)
      }),
    )
  })
})

test('suspense that is taken leaves suspense empty and is capital', () => {
  fc.assert(
    fc.property(units, round, (sum, count) => {
      const [deposit, received] = [{ id: 'd', round: count }, amount('btc', sum)]
      const story = [bookUnexplained(deposit, received), bookSuspenseTaken(deposit, received)]
      expect(balances(story)).toEqual(balances([bookCapital(deposit, received)]))
    }),
  )
})
