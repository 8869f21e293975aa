import { formatUnits } from '@causeway/core/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseExactJson } from './exact-json.ts'
import {
  readCount,
  readFeeEstimate,
  readListSinceBlock,
  readListUnspent,
  readUnits,
  readWalletTransaction,
} from './wire.ts'

const HASH = 'ab'.repeat(32)

describe('amounts', () => {
  test('are what the source says, not what a double makes of it', () => {
    expect(readUnits(parseExactJson('0.29000000'))).toBe(29_000_000n)
    expect(readUnits(parseExactJson('90071992.54740993'))).toBe(9_007_199_254_740_993n)
    expect(readUnits(parseExactJson('-0.00000141'))).toBe(-141n)
    expect(readUnits(parseExactJson('84000000'))).toBe(8_400_000_000_000_000n)
  })

  test('of any size come back as they went', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), (units) => {
        expect(readUnits(parseExactJson(formatUnits(units, 8)))).toBe(units)
      }),
    )
  })

  test.each(['"0.1"', '1e-8', '0.123456789', 'null', 'true', '{}', '[]'])('%s is none', (text) => {
    expect(() => readUnits(parseExactJson(text))).toThrow('amount')
  })
})

test.each(['1.0', '"1"', '1e3', 'null', '99999999999999999999'])('%s counts nothing', (text) => {
  expect(() => readCount(parseExactJson(text))).toThrow('whole number')
})

describe('replies', () => {
  const entry = `{"category":"receive","address":"a","vout":1,"amount":0.10000000,"txid":"${HASH}"`

  test('a list names each payment and where it stands', () => {
    const list = readListSinceBlock(
      parseExactJson(
        `{"transactions":[${entry},"confirmations":2,"blockhash":"${HASH}"},` +
          `${entry},"confirmations":0}],"removed":[],"lastblock":"${HASH}"}`,
      ),
    )
    expect(list.lastBlock).toBe(HASH)
    expect(list.entries).toMatchObject([
      { units: 10_000_000n, outputIndex: 1, confirmations: 2, blockHash: HASH, isCoinbase: false },
      { confirmations: 0, blockHash: null },
    ])
  })

  test.each([
    ['no last block', `{"transactions":[]}`],
    [
      'a payment in a block without hash',
      `{"transactions":[${entry},"confirmations":1}],"lastblock":"${HASH}"}`,
    ],
    ['text instead of a list', `{"transactions":"none","lastblock":"${HASH}"}`],
    ['a hash that is none', `{"transactions":[],"lastblock":"0"}`],
    ['nothing', 'null'],
  ])('a list with %s is refused', (_name, text) => {
    expect(() => readListSinceBlock(parseExactJson(text))).toThrow('Expected')
  })

  test('the fee of a transaction of ours is made positive; of a stranger there is none', () => {
    const own = `{"confirmations":0,"details":[],"fee":-0.00002820}`
    expect(readWalletTransaction(parseExactJson(own)).feeUnits).toBe(2_820n)
    const other = `{"confirmations":-1,"details":[]}`
    expect(readWalletTransaction(parseExactJson(other))).toMatchObject({
      feeUnits: null,
      confirmations: -1,
    })
  })

  test('the key path is taken only from a single segwit key', () => {
    const output = (desc: string) =>
      readListUnspent(
        parseExactJson(
          `[{"txid":"${HASH}","vout":0,"address":"a","amount":1.0,"confirmations":1,"desc":"${desc}"}]`,
        ),
      )[0]?.pathText
    expect(output('wpkh([d34db33f/0/5]02aa)#chk')).toBe('0/5')
    expect(output("wpkh([d34db33f/84'/0/5]02aa)#chk")).toBeNull()
    expect(output('sh(wpkh([d34db33f/0/5]02aa))#chk')).toBeNull()
  })

  test('a node without an estimate says so', () => {
    expect(readFeeEstimate(parseExactJson('{"errors":["no"],"blocks":0}'))).toBeNull()
    expect(readFeeEstimate(parseExactJson('{"feerate":0.00012345,"blocks":4}'))).toBe(12_345n)
  })
})
