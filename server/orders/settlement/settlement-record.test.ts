import { describe, expect, test } from 'vitest'
import { settledRow } from '../orders.fixture.ts'
import { readSettlementRecord, settlementRecord } from './settlement-record.ts'

const written = settlementRecord(settledRow())
const record = {
  orderId: 'order',
  settlement: 1,
  kind: 'payout',
  assetIn: 'btc',
  unitsIn: 10_000_000n,
  gross: 2_950n,
  exchangeFee: 70n,
  networkFee: 80n,
  snapshotId: 'market-now',
}

function read(change: Readonly<Record<string, unknown>>) {
  return readSettlementRecord(JSON.stringify({ ...JSON.parse(written), ...change }))
}

describe('the record of a settlement', () => {
  test('is read as it was written', () => {
    expect(readSettlementRecord(written)).toEqual(record)
    const refund = settledRow({ kind: 'refund', snapshot_id: null })
    const back = { ...record, kind: 'refund', snapshotId: null }
    expect(readSettlementRecord(settlementRecord(refund))).toEqual(back)
  })

  test('tells what was left over, where both of its figures are there', () => {
    const rest = { units_in: 9n, network_fee: 2n }
    const whole = { ...record, rest: { unitsIn: 9n, networkFee: 2n } }
    expect(readSettlementRecord(settlementRecord(settledRow(), rest))).toEqual(whole)
    for (const broken of [{ unitsIn: '9' }, { networkFee: '2' }, 'text', null, 7]) {
      expect(read({ rest: broken })).toEqual(record)
    }
  })

  test('need not know how much came in, nor the market', () => {
    expect(read({ unitsIn: null })).toEqual({ ...record, unitsIn: null })
    expect(read({ snapshotId: undefined })).toEqual({ ...record, snapshotId: null })
  })

  test.for([
    { orderId: 7 },
    { settlement: '1' },
    { kind: 'sweep' },
    { assetIn: null },
    { snapshotId: 7 },
    { unitsIn: 'many' },
    { unitsIn: undefined },
    { gross: null },
    { exchangeFee: 'x' },
    { networkFee: undefined },
  ])('is none with %o', (change) => {
    expect(read(change)).toBeNull()
  })

  test.for(['', 'null', '7', '"text"', '{'])('is none in the text %s', (text) => {
    expect(readSettlementRecord(text)).toBeNull()
  })
})
