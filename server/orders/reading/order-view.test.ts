import { amount } from '@causeway/core/money'
import { describe, expect, test } from 'vitest'
import { MADE_AT, orderNeeds, orderRow, paidRow, settledRow } from '../orders.fixture.ts'
import { type OrderParts, untouched } from './order-parts.ts'
import { orderView, viewOfNewOrder } from './order-view.ts'

const needs = orderNeeds()
const nothing = untouched([])

function viewOf(row: Parameters<typeof orderRow>[0] = {}, parts: Partial<OrderParts> = {}) {
  return orderView(needs, orderRow(row), { ...nothing, ...parts })
}

describe('an order that nothing has reached', () => {
  test('shows what was asked for and promised', () => {
    expect(viewOf()).toEqual({
      id: 'order',
      publicCode: 'code',
      kind: 'float',
      state: 'waiting',
      from: 'btc',
      to: 'eth',
      expectedFrom: amount('btc', 10_000_000n),
      expectedTo: amount('eth', 2_900n),
      receivedFrom: null,
      sentTo: null,
      sentBack: null,
      rest: null,
      refundFee: null,
      quotedRate: expect.objectContaining({ from: 'btc', to: 'eth' }),
      settledRate: null,
      exchangeFee: amount('eth', 60n),
      commission: amount('eth', 0n),
      commissionBps: 0n,
      policyVersion: '1',
      networkFee: amount('eth', 40n),
      payIn: { address: 'pay-in', extraId: null },
      destination: { address: 'destination', extraId: null },
      refund: { address: 'refund', extraId: null },
      destinationAlias: null,
      refundAlias: null,
      fundsRequestProvider: null,
      newAccount: null,
      email: null,
      partner: null,
      payInTxId: null,
      payoutTxId: null,
      refundTxId: null,
      createdAt: MADE_AT,
      depositSeenAt: null,
      sentAt: null,
      payUntil: MADE_AT + 1000,
      promise: null,
      endedAt: null,
      holdReason: null,
      choices: [],
      choice: null,
      held: amount('btc', 0n),
      isSettledBefore: false,
      identification: null,
      confirmationsNeeded: expect.any(Number),
      deposits: [],
      unmatchedDeposits: [],
      claims: [],
      messages: [],
      events: [],
    })
  })

  test('is the same as it was just inserted, with the one event of its creation', () => {
    const events = [{ sequence: 1, kind: 'created', state: 'new', at: MADE_AT }] as const
    const row = { state: 'new' } as const
    expect(viewOfNewOrder(needs, orderRow(row))).toEqual(viewOf(row, { events }))
  })

  test('shows what else was said of it', () => {
    const partner = { partnerId: 'partner', subaccountId: 'customer', userMetadata: '{}' }
    expect(
      viewOf({
        kind: 'fixed',
        exposure_held: true,
        refund_address: null,
        destination_alias: 'name.eth',
        destination_alias_provider: 'ens',
        refund_alias: 'name',
        account_key: 'key',
        account_cost: 9n,
        partner_id: partner.partnerId,
        subaccount_id: partner.subaccountId,
        user_metadata: partner.userMetadata,
        kyc_required: true,
        commission_bps: 100,
        deposit_seen_at: new Date(5),
        ended_at: new Date(6),
      }),
    ).toMatchObject({
      refund: null,
      destinationAlias: { name: 'name.eth', provider: 'ens' },
      // A name that nobody stands for is none.
      refundAlias: null,
      newAccount: { key: 'key', cost: amount('eth', 9n) },
      partner,
      promise: { confirmUntil: MADE_AT + 2000, isOpen: true },
      identification: 'none',
      commission: amount('eth', 30n),
      commissionBps: 100n,
      depositSeenAt: 5,
      endedAt: 6,
    })
    expect(viewOf({ account_key: 'key' }).newAccount).toEqual({
      key: 'key',
      cost: amount('eth', 0n),
    })
    expect(viewOf({ kind: 'fixed' }).promise).toMatchObject({ isOpen: false })
  })
})

describe('what was paid in', () => {
  const seen = paidRow({ tx_id: 'seen', state: 'seen', confirmations: 1, needed: 9, units: 1n })

  test('is told payment by payment, and counts once it is booked', () => {
    const gone = paidRow({ tx_id: 'gone', state: 'gone', needed: 99 })
    const reversed = paidRow({ tx_id: 'reversed', state: 'reversed', needed: 99 })
    const settled = paidRow({ tx_id: 'settled', state: 'settled', units: 5n })
    const view = viewOf({}, { deposits: [seen, gone, reversed, settled, paidRow()] })
    expect(view.receivedFrom).toEqual(amount('btc', 10_000_005n))
    expect(view.payInTxId).toBe('seen')
    expect(view.confirmationsNeeded).toBe(9)
    expect(view.deposits[0]).toEqual({
      txId: 'seen',
      amount: amount('btc', 1n),
      confirmations: 1,
      state: 'seen',
      seenAt: MADE_AT + 500,
    })
    expect(view.deposits).toHaveLength(5)
    expect(viewOf({}, { deposits: [seen] }).receivedFrom).toBeNull()
    expect(viewOf({}, { deposits: [gone] }).confirmationsNeeded).toBe(viewOf().confirmationsNeeded)
  })

  test('is the holder’s to decide about where it is deep and not settled', () => {
    const held = (change: Parameters<typeof paidRow>[0]) =>
      viewOf({}, { deposits: [paidRow(change)] }).held.units
    expect(held({})).toBe(10_000_000n)
    expect(held({ confirmations: 4 })).toBe(10_000_000n)
    expect(held({ confirmations: 2 })).toBe(0n)
    expect(held({ state: 'settled' })).toBe(0n)
    expect(held({ settlement_id: 'settlement' })).toBe(0n)
  })
})

describe('what was settled', () => {
  const payout = settledRow()
  const refund = settledRow({
    id: 'refund',
    kind: 'refund',
    units_in: 100n,
    units_out: 70n,
    rest_of: 'settlement',
  })
  const parts = {
    txIdOf: (settlement: { readonly id: string } | undefined) => settlement?.id ?? null,
    sentAt: (settlement: { readonly id: string } | undefined) => settlement?.id.length ?? null,
  }

  test('is counted over all payouts, with the transaction of the last one', () => {
    const again = settledRow({
      id: 'again',
      units_in: 5_000_000n,
      units_out: 1_000n,
      gross: 1_050n,
      exchange_fee: 30n,
      network_fee: 20n,
    })
    const view = viewOf({ commission_bps: 100 }, { ...parts, settlements: [payout, again] })
    expect(view).toMatchObject({
      sentTo: amount('eth', 3_800n),
      exchangeFee: amount('eth', 100n),
      networkFee: amount('eth', 100n),
      commission: amount('eth', 40n),
      payoutTxId: 'again',
      refundTxId: null,
      sentAt: 'again'.length,
      isSettledBefore: true,
      sentBack: null,
    })
    const only = viewOf({}, { ...parts, settlements: [settledRow({ gross: 3_000n })] })
    expect(only.settledRate).toEqual(only.quotedRate)
    expect(view.settledRate).not.toEqual(view.quotedRate)
  })

  test('tells what went back, what that cost, and what was left over by a payout', () => {
    const other = settledRow({ id: 'other', kind: 'refund', units_in: 10n, units_out: 8n })
    expect(viewOf({}, { ...parts, settlements: [payout, refund, other] })).toMatchObject({
      sentTo: amount('eth', 2_800n),
      sentBack: amount('btc', 78n),
      refundFee: amount('btc', 32n),
      rest: amount('btc', 70n),
      payoutTxId: 'settlement',
      refundTxId: 'other',
      sentAt: 'settlement'.length,
    })
    expect(viewOf({}, { ...parts, settlements: [other] })).toMatchObject({
      sentTo: null,
      settledRate: null,
      rest: null,
      payoutTxId: null,
      refundTxId: 'other',
      sentAt: 'other'.length,
      exchangeFee: amount('eth', 60n),
    })
  })
})

describe('an order on hold', () => {
  const row = {
    kind: 'fixed',
    state: 'hold',
    hold_reason: 'amount_differs',
    choice: 'refund',
  } as const

  test('says why, what its holder may choose and what he chose', () => {
    const choices = ['exchange', 'refund']
    const view = viewOf(row, { deposits: [paidRow()] })
    expect([view.holdReason, view.choices, view.choice]).toEqual([
      row.hold_reason,
      choices,
      'refund',
    ])
    const more = [paidRow({ units: 10_000_001n })]
    expect(viewOf(row, { deposits: more }).choices).toHaveLength(3)
    expect(viewOf(row, { deposits: more, settlements: [settledRow()] }).choices).toEqual(choices)
    expect(viewOf({ ...row, hold_reason: 'no such reason' })).toMatchObject({ holdReason: null })
  })

  test('says none of that when it is no longer', () => {
    const later = viewOf({ ...row, state: 'confirming' })
    expect([later.holdReason, later.choices, later.choice]).toEqual([null, [], null])
  })
})
