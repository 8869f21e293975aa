import { describe, expect, test } from 'vitest'
import { sampleCoins } from '../../samples/sample-coins.ts'
import { minutesAgo, sampleOrder, samplePaid } from '../../samples/sample-order.ts'
import type { OrderStatus } from '../order-status.ts'
import { orderNotes } from './order-notes.ts'

const coins = { from: sampleCoins.btc, to: sampleCoins.eth }
type Facts = Parameters<typeof sampleOrder>[0]

function notesOf(status: OrderStatus, facts: Facts) {
  return orderNotes(sampleOrder(facts), status, coins).map(({ words }) => words)
}

function coming(sent: string, facts: Facts = {}): Facts {
  return { ...samplePaid(1, { amountFrom: sent }), amountFrom: null, ...facts }
}

describe('what is said of a payment on its way', () => {
  test.each([
    ['exactly what was asked for', coming('0.1'), []],
    ['less', coming('0.06'), ['orderState.seenOther', 'orderState.lessFloat']],
    [
      'less, guaranteed',
      coming('0.06', { type: 'fixed' }),
      ['orderState.seenOther', 'orderState.lessFixed'],
    ],
    [
      'more, guaranteed',
      coming('0.15', { type: 'fixed' }),
      ['orderState.seenOther', 'orderState.moreFixed'],
    ],
    ['late', coming('0.1', { payUntil: minutesAgo(9) }), ['orderState.lateFloat']],
    [
      'late, guaranteed',
      coming('0.1', { payUntil: minutesAgo(9), type: 'fixed' }),
      ['orderState.lateFixed'],
    ],
    ['after a payout', coming('0.1', { amountTo: '1.6' }), ['orderState.againFloat']],
    [
      'after a refund, guaranteed',
      coming('0.1', { amountRefunded: '0.09', type: 'fixed' }),
      ['orderState.againFixed'],
    ],
  ] as const)('%s', (_, facts, words) => {
    expect(notesOf('confirming', facts)).toEqual(words)
  })

  test('counts every payment that was not reversed, to the last digit', () => {
    const [deposit] = samplePaid(1).deposits ?? []
    if (deposit === undefined) throw new Error('The sample has no payment')
    const each = ['0.03000001', '0.02', '0.5'].map((amount) => ({ ...deposit, amount }))
    const deposits = each.map((one, index) => (index === 2 ? { ...one, state: 'reversed' } : one))
    const [note] = orderNotes(sampleOrder({ deposits }), 'confirming', coins)
    expect(note?.values).toEqual({ sent: '0.05000001', expected: '0.1', from: 'BTC' })
  })
})

describe('what is said once it is exchanged', () => {
  const less = { amountFrom: '0.06', amountTo: '0.97' }

  test('both sums, where a floating order got another one', () => {
    expect(notesOf('finished', less)).toEqual(['orderState.otherSum'])
    expect(notesOf('finished', { ...less, amountFrom: '0.1' })).toEqual([])
    expect(notesOf('finished', { ...less, type: 'fixed' })).toEqual([])
    expect(notesOf('refunded', less)).toEqual([])
  })

  test('where the rest of too much is', () => {
    const part = { ...less, type: 'fixed', amountRest: '0.0497' }
    expect(notesOf('sending', part)).toEqual(['orderState.restLater'])
    expect(notesOf('sending', { ...part, refundTxId: 'abc' })).toEqual(['orderState.restOnWay'])
    expect(notesOf('finished', { ...part, refundTxId: 'abc' })).toEqual(['orderState.restBack'])
  })
})
