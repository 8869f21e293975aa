import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { depositsOf } from './settle-as-recalled.ts'
import { readSettlementRecord, settlementRecord } from './settlement-record.ts'

const of = (...units: bigint[]) => units.map((each) => ({ units: each }))

describe('the deposits that a recalled settlement took', () => {
  test('are those that make up its sum, earlier ones first', () => {
    expect(depositsOf(5n, of(5n))).toEqual(of(5n))
    expect(depositsOf(7n, of(3n, 4n, 7n))).toEqual(of(3n, 4n))
    expect(depositsOf(7n, of(5n, 7n, 2n))).toEqual(of(5n, 2n))
  })

  test('are not there while its sum cannot be made up', () => {
    expect(depositsOf(5n, [])).toBeNull()
    expect(depositsOf(5n, of(3n))).toBeNull()
    expect(depositsOf(5n, of(6n, 4n))).toBeNull()
  })

  test('always sum to it, each taken once', () => {
    const sums = fc.array(fc.tuple(fc.bigInt({ min: 1n, max: 40n }), fc.boolean()), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(sums, (drawn) => {
        const deposits = drawn.map(([units]) => ({ units }))
        const sum = drawn.reduce((total, [units, taken]) => (taken ? total + units : total), 0n)
        const found = depositsOf(sum, deposits)
        expect(found).not.toBeNull()
        expect(found?.reduce((total, { units }) => total + units, 0n)).toBe(sum)
        expect(new Set(found).size).toBe(found?.length)
        expect(found?.every((each) => deposits.includes(each))).toBe(true)
      }),
    )
  })
})

test('a record tells what its settlement left over', () => {
  const record = '{"orderId":"o","settlement":1,"kind":"payout","assetIn":"btc","unitsIn":"9",'
  const sums = '"gross":"8","exchangeFee":"1","networkFee":"2","snapshotId":null'
  const rest = { unitsIn: 7n, networkFee: 3n }
  const written = '"rest":{"unitsIn":"7","networkFee":"3"}'
  expect(readSettlementRecord(`${record}${sums},${written}}`)).toMatchObject({ rest })
  expect(readSettlementRecord(`${record}${sums}}`)).not.toHaveProperty('rest')
})

test('a record is read as it was written, and nothing else is one', () => {
  const at = new Date(0)
  const text = settlementRecord({
    id: 'any',
    order_id: 'order',
    rest_of: null,
    number: 2,
    kind: 'payout',
    asset_in: 'btc',
    units_in: 10n ** 30n,
    asset_out: 'eth',
    units_out: 5n,
    gross: 8n,
    exchange_fee: 1n,
    partner_fee: 0n,
    affiliate_fee: 0n,
    network_fee: 2n,
    snapshot_id: null,
    price_in: null,
    price_out: null,
    price_fee: null,
    at,
    taken_back_at: null,
  })
  expect(readSettlementRecord(text)).toEqual({
    orderId: 'order',
    settlement: 2,
    kind: 'payout',
    assetIn: 'btc',
    unitsIn: 10n ** 30n,
    gross: 8n,
    exchangeFee: 1n,
    networkFee: 2n,
    snapshotId: null,
  })
  for (const none of [
    '',
    '{}',
    'null',
    text.replace('"8"', '8'),
    text.replace('payout', 'sweep'),
  ]) {
    expect(readSettlementRecord(none)).toBeNull()
  }
})
