import { fail, ok } from '@causeway/core/result'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NodeClient } from '../node/node-client.ts'
import type { TransferLog } from '../node/wire.ts'
import { arrivedUnits } from './arrived-tokens.ts'

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const PAY_IN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const STRANGER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const block = { hash: `0x${'b'.repeat(64)}`, parentHash: `0x${'a'.repeat(64)}` }
const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`

/** A node that knows the holder's balance before and after the block, or only that of now. */
function nodeWith(
  balances: { before: bigint; after: bigint } | { now: bigint; sent: bigint },
): NodeClient {
  return {
    ask: async (_method, [, at]) => {
      if ('now' in balances) {
        return at === 'latest'
          ? ok(word(balances.now))
          : fail({ code: 'node_refused', rpcCode: -32_000, message: 'missing trie node' })
      }
      const isAfter = JSON.stringify(at).includes(block.hash)
      return ok(word(isAfter ? balances.after : balances.before))
    },
    demand: async () => `0x${('sent' in balances ? balances.sent : 0n).toString(16)}`,
  }
}

const logOf = (value: bigint, logIndex: number, isOut = false): TransferLog => ({
  txId: block.hash,
  blockHash: block.hash,
  logIndex,
  contract: TOKEN,
  from: isOut ? PAY_IN : STRANGER,
  to: isOut ? STRANGER : PAY_IN,
  value,
})

test('all arrivals of a block together never count for more than the balance grew, nor than was logged', async () => {
  const moves = fc.array(
    fc.record({ value: fc.bigInt({ min: 1n, max: 1_000n }), isOut: fc.boolean() }),
    { minLength: 1, maxLength: 6 },
  )
  const error = fc.bigInt({ min: -500n, max: 500n })
  await fc.assert(
    fc.asyncProperty(moves, error, async (logged, gap) => {
      const logs = logged.map(({ value, isOut }, index) => logOf(value, index, isOut))
      const net = logs.reduce((sum, { to, value }) => sum + (to === PAY_IN ? value : -value), 0n)
      const out = logs.reduce((sum, { from, value }) => sum + (from === PAY_IN ? value : 0n), 0n)
      const before = 10_000n
      const node = nodeWith({ before, after: before + net + gap })
      const arrivals = logs.filter(({ to }) => to === PAY_IN)
      const counted = await Promise.all(
        arrivals.map((log) => arrivedUnits(node, log, { logs, block })),
      )
      const total = counted.reduce((sum, units) => sum + units, 0n)
      const logSum = arrivals.reduce((sum, { value }) => sum + value, 0n)
      const grown = net + gap
      const most = grown + out > 0n ? grown + out : 0n
      expect(total).toBe(gap >= 0n ? logSum : logSum < most ? logSum : most)
      for (const [index, units] of counted.entries()) {
        expect(units).toBeGreaterThanOrEqual(0n)
        expect(units).toBeLessThanOrEqual(arrivals[index]?.value ?? 0n)
      }
    }),
  )
})

test.each([
  ['an address that never sent holds less than was logged', { now: 60n, sent: 0n }, 60n],
  ['an address that never sent holds more', { now: 600n, sent: 0n }, 100n],
  ['an address that was swept holds nothing', { now: 0n, sent: 1n }, 100n],
])('without old balances, where %s', async (_name, balances, units) => {
  const log = logOf(100n, 0)
  expect(await arrivedUnits(nodeWith(balances), log, { logs: [log], block })).toBe(units)
})

test('what one sends to oneself is nothing, nor is what another token says', async () => {
  const own = { ...logOf(100n, 0), from: PAY_IN }
  const foreign = { ...logOf(50n, 1), contract: STRANGER }
  const node = nodeWith({ before: 0n, after: 0n })
  expect(await arrivedUnits(node, own, { logs: [own, foreign], block })).toBe(0n)
})
