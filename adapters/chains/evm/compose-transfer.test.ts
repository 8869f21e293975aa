import { amount } from '@causeway/core/money'
import type { TransferIntent } from '@causeway/core/ports'
import { HDKey } from '@scure/bip32'
import { parseTransaction } from 'viem'
import { describe, expect, test } from 'vitest'
import { accountKeys } from './account-keys.ts'
import { readBlockCursor, writeBlockCursor } from './block-cursor.ts'
import { composeTransfer } from './compose-transfer.ts'
import { createEvmSigning } from './sign.ts'
import { type FundingFacts, writeFundingFacts } from './transfer-body.ts'
import { readBlock, readQuantity, readReceipt, readTransferLogs, TRANSFER_TOPIC } from './wire.ts'

const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(4)).derive("m/44'/60'/0'")
const { hotWalletAddress: hotWallet, payInAddress } = accountKeys(account.publicExtendedKey)
const config = {
  network: 'ethereum',
  chainId: 31_337,
  asset: 'eth',
  tokens: [],
  rpcUrl: 'http://127.0.0.1:1',
  accountXpub: account.publicExtendedKey,
  maximumFeePerGas: 1_000n,
  timeLimitMilliseconds: 1,
} as const
const sign = createEvmSigning({ ...config, accountXprv: account.privateExtendedKey })
const facts: FundingFacts = {
  chainId: 31_337,
  nextNonce: 5n,
  coinUnits: 22_000_000n,
  assetUnits: 22_000_000n,
  gas: 21_000n,
  maxFeePerGas: 1_000n,
  maxPriorityFeePerGas: 10n,
}
const intent: TransferIntent = {
  transferId: 'transfer-1',
  network: 'ethereum',
  amount: amount('eth', 1_000_000n),
  destination: payInAddress(9),
  extraId: null,
}
const compose = (
  more: Partial<TransferIntent>,
  {
    nextNonce = null,
    known = {},
  }: { nextNonce?: bigint | null; known?: Partial<FundingFacts> } = {},
) =>
  composeTransfer(
    { config, hotWallet },
    { ...intent, ...more },
    {
      funding: { network: 'ethereum', facts: writeFundingFacts({ ...facts, ...known }) },
      taken: { inputs: new Set(), nextNonce },
    },
  )

describe('composing', () => {
  test.each([
    [null, 5n],
    [3n, 5n],
    [8n, 8n],
  ])('the nonce is the larger of the book (%s) and the chain', (nextNonce, nonce) => {
    expect(compose({}, { nextNonce })).toMatchObject({
      value: { reservation: { kind: 'nonce', nonce } },
    })
  })

  test('sum and highest fee must be there, to the unit', () => {
    expect(compose({}).ok).toBe(true)
    expect(compose({ amount: amount('eth', 1_000_001n) })).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
  })

  test('nothing is sent only to ourselves, to fill a nonce', () => {
    const nothing = amount('eth', 0n)
    expect(compose({ amount: nothing })).toMatchObject({ failure: { code: 'amount_is_dust' } })
    expect(compose({ amount: nothing, destination: hotWallet }).ok).toBe(true)
  })

  test.each([
    ['no address', { destination: '0x12' }],
    ['a wrong checksum', { destination: payInAddress(9).replace(/[a-f]/, (c) => c.toUpperCase()) }],
    ['the zero address', { destination: `0x${'0'.repeat(40)}` }],
    ['a memo', { extraId: '7' }],
  ])('%s is refused', (_name, more) => {
    expect(compose(more)).toMatchObject({ failure: { code: 'destination_refused' } })
  })

  test('a destination that would throw it back is refused', () => {
    expect(compose({}, { known: { gas: null } })).toMatchObject({
      failure: { code: 'destination_refused' },
    })
  })

  test('a node of another chain throws', () => {
    expect(() => compose({}, { known: { chainId: 1 } })).toThrow('chain 1')
  })
})

describe('signing', () => {
  const composed = compose({})
  if (!composed.ok) throw new Error(composed.failure.code)
  const plan = composed.value

  test('one plan always gives the same bytes, and they say what the plan said', async () => {
    const signed = await sign(plan)
    expect(await sign(plan)).toEqual(signed)
    expect(parseTransaction(`0x${signed.bytes.slice(2)}`)).toMatchObject({
      chainId: 31_337,
      nonce: 5,
      gas: 21_000n,
      value: 1_000_000n,
      to: intent.destination.toLowerCase(),
    })
  })

  test.each([
    ['another chain', { chainId: 1 }, 'chain 31337'],
    ['another nonce', { nonce: '6' }, 'nonce'],
    ['a higher fee', { maxFeePerGas: '1001' }, 'highest rate'],
  ])('a body bent to %s throws', async (_name, bent, message) => {
    const body = JSON.stringify({ ...JSON.parse(plan.body), ...bent })
    await expect(sign({ ...plan, body })).rejects.toThrow(message)
  })

  test('a public key cannot sign', () => {
    expect(() => createEvmSigning({ ...config, accountXprv: config.accountXpub })).toThrow('public')
  })
})

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
    ['logs that are no list', () => readTransferLogs({})],
  ])('%s is refused', (_name, read) => {
    expect(read).toThrow('Expected')
  })

  test('a collectible shares the topic and is left out', () => {
    const topics = [TRANSFER_TOPIC, hash, hash, hash]
    expect(readTransferLogs([{ topics }])).toEqual([])
  })
})
