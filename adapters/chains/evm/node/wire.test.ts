import { describe, expect, test } from 'vitest'
import { readBlockCursor, writeBlockCursor } from '../payments/block-cursor.ts'
import { readBlock, readQuantity, readReceipt, readTransferLogs, TRANSFER_TOPIC } from './wire.ts'

describe('cursors', () => {
  test('remember the last 64 blocks', () => {
    const blocks = Array.from({ length: 70 }, (_, height) => ({ height, hash: `0x${height}` }))
    expect(readBlockCursor(writeBlockCursor(blocks))).toEqual(blocks.slice(6))
  })

  test.each([
    '',
    'no such cursor',
    'null',
    '{}',
    '[{"height":"1","hash":"a"}]',
    '[{"height":1.5}]',
  ])('%s remembers nothing', (cursor) => {
    expect(readBlockCursor(cursor)).toEqual([])
  })
})

describe('replies', () => {
  const hash = `0x${'ab'.repeat(32)}`

  test.each(['0x', '0x01', '12', 'x', 12, null, undefined, '0xzz'])(
    '%s is no quantity',
    (value) => {
      expect(() => readQuantity(value)).toThrow('Expected')
    },
  )

  test('quantities are exact at any size', () => {
    expect(readQuantity(`0x${(2n ** 255n + 1n).toString(16)}`)).toBe(2n ** 255n + 1n)
  })

  test.each([
    ['a block without hash', () => readBlock({ number: '0x1', parentHash: hash }, false)],
    ['a receipt without status', () => readReceipt({ blockNumber: '0x1', blockHash: hash })],
    ['logs that are no list', () => readTransferLogs({}, hash)],
  ])('%s is refused', (_name, read) => {
    expect(read).toThrow('Expected')
  })

  test('a collectible shares the topic and is left out', () => {
    const topics = [TRANSFER_TOPIC, hash, hash, hash]
    expect(readTransferLogs([{ topics }], hash)).toEqual([])
  })
})
