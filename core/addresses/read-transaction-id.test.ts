import { describe, expect, test } from 'vitest'
import { readTransactionId } from './read-transaction-id.ts'

const hash = 'ab'.repeat(32)

describe('the id of a transaction', () => {
  test.each([
    ['bitcoin', hash.toUpperCase(), hash],
    ['bitcoin', ` ${hash}\n`, hash],
    ['evm', hash, `0x${hash}`],
    ['evm', `0X${hash.toUpperCase()}`, `0x${hash}`],
    ['ripple', hash, hash.toUpperCase()],
    ['evm', `https://etherscan.io/tx/0x${hash}`, `0x${hash}`],
    ['bitcoin', `https://mempool.space/tx/${hash}?showDetails=true#vout=0`, hash],
    // An address in the link is none.
    [
      'ripple',
      `https://xrpscan.com/tx/${hash}/rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv`,
      hash.toUpperCase(),
    ],
    ['solana', `https://solscan.io/tx/${'3'.repeat(88)}`, '3'.repeat(88)],
  ] as const)('of %s is read from %j', (family, pasted, id) => {
    expect(readTransactionId(family, pasted)).toBe(id)
  })

  test.each([
    ['bitcoin', ''],
    ['bitcoin', 'I paid yesterday'],
    ['bitcoin', hash.slice(1)],
    ['bitcoin', `${hash}a`],
    ['evm', 'z'.repeat(64)],
    ['solana', hash],
    ['bitcoin', hash.padStart(401, ' ')],
  ] as const)('of %s is not in %j', (family, pasted) => {
    expect(readTransactionId(family, pasted)).toBeNull()
  })
})
