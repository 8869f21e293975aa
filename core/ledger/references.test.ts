import { describe, expect, test } from 'vitest'
import { amount } from '../money/index.ts'
import { customerAccount, outgoingAccount, partnerAccount, venueAccount } from './accounts.ts'
import {
  bookCapital,
  bookDeposit,
  bookExchange,
  bookOwnTransfer,
  bookOwnTransferLost,
  bookPartnerFee,
  bookRecovery,
  bookRefund,
  bookReversal,
  bookSuspenseTaken,
  bookTakenBack,
  bookTransfer,
  bookTransferLost,
  bookUnexplained,
} from './book.ts'
import { bookHedge, bookVenueCapital } from './book-hedge.ts'
import {
  bookColdMove,
  bookColdMoveUndone,
  bookHandPayout,
  bookHandPayoutUndone,
} from './book-own-sends.ts'
import { bookRecalled } from './book-recalled.ts'

const orderId = 'o1'
const deposit = { id: 'd1', orderId, round: 2 }
const transfer = { id: 't1', orderId, round: 3 }
const lost = { id: 't1', outOf: 'suspense' } as const
const settlement = { id: 's1', orderId }
const [coins, fee] = [amount('btc', 100n), amount('btc', 7n)]
const exchange = {
  sold: coins,
  gross: amount('eth', 50n),
  serviceFee: amount('eth', 3n),
  networkFee: amount('eth', 2n),
  payout: amount('eth', 45n),
}
const fill = { side: 'buy', filled: coins, against: amount('usdt20', 9n), fee } as const

// A reference is booked once, ever: it is what makes a repeated booking one booking. It is stored, so it stays as it is.
test.each([
  [() => bookCapital(deposit, coins), 'capital_received', 'deposit:d1:2'],
  [() => bookDeposit(deposit, coins), 'deposit_confirmed', 'deposit:d1:2'],
  [() => bookRecovery(deposit, coins), 'deposit_recovered', 'deposit:d1:2'],
  [() => bookUnexplained(deposit, coins), 'deposit_unexplained', 'deposit:d1:2'],
  [() => bookReversal(deposit, 'loss', coins), 'deposit_reversed', 'reversal:d1:2'],
  [() => bookSuspenseTaken(deposit, coins), 'suspense_taken', 'suspense-taken:d1:2'],
  [() => bookExchange(settlement, exchange), 'exchange_settled', 'settlement:s1'],
  [
    () => bookRefund(settlement, { held: amount('btc', 107n), networkFee: fee, refund: coins }),
    'refund_settled',
    'settlement:s1',
  ],
  [
    () => bookPartnerFee({ id: 's1', partnerId: 'p1' }, coins),
    'partner_earned',
    'partner-earned:s1',
  ],
  [() => bookTakenBack(settlement, []), 'settlement_taken_back', 'taken-back:s1'],
  [() => bookTransfer(transfer, coins, fee), 'transfer_confirmed', 'transfer:t1:3'],
  [() => bookTransferLost(transfer, coins, fee), 'transfer_lost', 'transfer-lost:t1:3'],
  [() => bookOwnTransfer(transfer, fee), 'own_transfer_confirmed', 'transfer:t1:3'],
  [() => bookOwnTransferLost(transfer, fee), 'own_transfer_lost', 'transfer-lost:t1:3'],
  [() => bookRecalled(lost, coins, fee), 'recalled_transfer', 'recalled:t1'],
  [() => bookColdMove({ id: 'm1' }, coins), 'cold_move', 'cold:m1'],
  [() => bookColdMoveUndone({ id: 'm1' }, coins), 'cold_move_undone', 'cold-undone:m1'],
  [() => bookHandPayout({ id: 'h1' }, coins), 'hand_payout', 'hand:h1'],
  [() => bookHandPayoutUndone({ id: 'h1' }, coins), 'hand_payout_undone', 'hand-undone:h1'],
  [() => bookHedge({ id: 'h1', venue: 'kraken' }, fill), 'hedge_filled', 'hedge:h1'],
  [() => bookVenueCapital('kraken', 'r1', coins), 'venue_capital', 'r1'],
])('%o is %s with the reference %s', (book, kind, reference) => {
  expect(book()).toMatchObject({ kind, reference })
})

describe('accounts', () => {
  test('of each order, partner and venue are its own', () => {
    expect([
      customerAccount('o1'),
      outgoingAccount('o1'),
      partnerAccount('p1'),
      venueAccount('kraken'),
    ]).toEqual(['order:o1', 'outgoing:o1', 'partner:p1', 'venue:kraken'])
  })

  test.each([
    ['loss', 'loss'],
    ['capital', 'capital'],
    ['suspense', 'suspense'],
    [{ orderId }, 'order:o1'],
  ] as const)('a vanished deposit of %j is taken from %s', (owedBy, account) => {
    expect(bookReversal(deposit, owedBy, coins).entries).toEqual([
      { account: 'wallet', asset: 'btc', units: -100n },
      { account, asset: 'btc', units: 100n },
    ])
  })

  test('a payout that nothing explains leaves the wallet and stands in suspense, with its fee', () => {
    expect(bookRecalled(lost, coins, fee).entries).toEqual([
      { account: 'suspense', asset: 'btc', units: 100n },
      { account: 'wallet', asset: 'btc', units: -100n },
      { account: 'fee:network', asset: 'btc', units: 7n },
      { account: 'wallet', asset: 'btc', units: -7n },
    ])
  })

  test.each([
    ['to cold storage', 'cold'],
    ['by hand', 'capital'],
  ] as const)('one %s that a restored database has lost is booked to %s', (_name, outOf) => {
    const [first] = bookRecalled({ id: 't1', outOf }, coins, fee).entries
    expect(first).toEqual({ account: outOf, asset: 'btc', units: 100n })
  })

  test('a trade without a fee books none', () => {
    const hedge = { id: 'h1', venue: 'kraken' }
    expect(bookHedge(hedge, fill).entries.map(({ account }) => account)).toContain('fee:venue')
    expect(bookHedge(hedge, { ...fill, fee: null }).entries).toHaveLength(4)
  })
})
