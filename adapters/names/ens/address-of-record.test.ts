import { expect, test } from 'vitest'
import { addressOfRecord } from './address-of-record.ts'
import { coinTypeOf } from './coin-type-of.ts'

// Pairs of ENSIP-9 and of the networks' own documents.
test.each([
  [
    'bitcoin',
    '0x76a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1888ac',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ],
  [
    'bitcoin',
    '0xa91462e907b15cbf27d5425399ebf6f0fb50ebb88f1887',
    '3Ai1JZ8pdJb2ksieUV8FsxSNVJCpoPi8W6',
  ],
  [
    'bitcoin',
    '0x0014751e76e8199196d454941c45d1b3a323f1433bd6',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ],
  [
    'bitcoin',
    '0x512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  [
    'litecoin',
    '0x76a914a5f4d12ce3685781b227c1f39548ddef429e978388ac',
    'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz',
  ],
  [
    'dogecoin',
    '0x76a9144620b70031f0e9437e374a2100934fba4911046088ac',
    'DBXu2kgc3xtvCUWFcxFE3r9hEYgmuaaCyD',
  ],
  ['ripple', '0x004b4e9c06f24296074f7bc48f92a97916c6dc5ea9', 'rf1BiGeXwwQoi8Z2ueFYTEXSwuJYfV2Jpn'],
])('a record of %s: %s', (id, record, address) => {
  const addressFamily = id
  expect(addressOfRecord({ id, addressFamily }, record as `0x${string}`)).toBe(address)
})

test('bytes that are no address of the network say none', () => {
  expect(addressOfRecord({ id: 'ethereum', addressFamily: 'evm' }, '0x1234')).toBeNull()
  expect(
    addressOfRecord({ id: 'bitcoin', addressFamily: 'bitcoin' }, '0x6a0568656c6c6f'),
  ).toBeNull()
  expect(
    addressOfRecord(
      { id: 'dogecoin', addressFamily: 'dogecoin' },
      '0x0014751e76e8199196d454941c45d1b3a323f1433bd6',
    ),
  ).toBeNull()
  expect(addressOfRecord({ id: 'somewhere', addressFamily: 'other' }, '0x00')).toBeNull()
})

test('networks have their coin types (ENSIP-9, ENSIP-11)', () => {
  expect(['ethereum', 'bitcoin', 'bsc', 'polygon', 'eos'].map(coinTypeOf)).toEqual([
    60n,
    0n,
    0x8000_0038n,
    0x8000_0089n,
    null,
  ])
})
