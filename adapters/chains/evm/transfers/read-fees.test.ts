import { fail, ok, type Result } from '@causeway/core/result'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bscParams, ethereumClassicParams, ethereumParams, polygonParams } from '../evm-networks.ts'
import type { NodeClient, NodeRefusal } from '../node/node-client.ts'
import { readFees } from './read-fees.ts'

const GWEI = 1_000_000_000n
const hex = (value: bigint): string => `0x${value.toString(16)}`

/** A node with a next base fee and the median tips of its blocks; null where it has no history. */
function nodeWith(market: {
  baseFee: bigint
  tips: readonly bigint[] | null
  suggested?: bigint
  fullness?: readonly number[]
}): NodeClient {
  const { baseFee, tips, suggested = 7n, fullness } = market
  return {
    ask: async (): Promise<Result<unknown, NodeRefusal>> =>
      tips === null
        ? fail({ code: 'node_refused', rpcCode: -32_601, message: 'no history' })
        : ok({
            baseFeePerGas: [...tips.map(() => '0x1'), hex(baseFee)],
            gasUsedRatio: fullness ?? tips.map(() => 0.5),
            reward: tips.map((tip) => [hex(tip)]),
          }),
    demand: async (method) => {
      if (method === 'eth_maxPriorityFeePerGas' || method === 'eth_gasPrice') return hex(suggested)
      const hash = `0x${'0'.repeat(64)}`
      return { number: '0x1', hash, parentHash: hash, baseFeePerGas: hex(baseFee) }
    },
  }
}

describe('fees', () => {
  test('last through six full blocks', async () => {
    const node = nodeWith({ baseFee: 20n * GWEI, tips: [GWEI, GWEI, GWEI] })
    const fees = await readFees(node, ethereumParams)
    expect(fees).toEqual({
      maxFeePerGas: 41n * GWEI,
      maxPriorityFeePerGas: GWEI,
      nextBlockFeePerGas: 21n * GWEI,
    })
    let baseFee = 20n * GWEI
    for (let block = 1; block < 6; block += 1) baseFee += baseFee / 8n
    expect(fees.maxFeePerGas).toBeGreaterThan(baseFee)
  })

  test('are not set by one block full of haste, nor by empty ones', async () => {
    const tips = [GWEI, 900n * GWEI, 2n * GWEI, 0n, 0n]
    const node = nodeWith({ baseFee: GWEI, tips, fullness: [0.5, 1, 0.5, 0, 0] })
    expect((await readFees(node, ethereumParams)).maxPriorityFeePerGas).toBe(2n * GWEI)
  })

  test.each([
    ['without a history', null],
    ['whose blocks are all empty', []],
  ])('of a node %s are what it suggests', async (_name, tips) => {
    const node = nodeWith({ baseFee: 3n * GWEI, tips, suggested: 2n * GWEI })
    expect(await readFees(node, ethereumParams)).toMatchObject({
      maxFeePerGas: 8n * GWEI,
      maxPriorityFeePerGas: 2n * GWEI,
    })
  })

  test('are one price on a network without base fees', async () => {
    const price = (suggested: bigint) =>
      readFees(nodeWith({ baseFee: 99n, tips: null, suggested }), ethereumClassicParams)
    expect(await price(3n * GWEI)).toEqual({
      maxFeePerGas: 3n * GWEI,
      maxPriorityFeePerGas: 3n * GWEI,
      nextBlockFeePerGas: 3n * GWEI,
    })
    expect((await price(1n)).maxFeePerGas).toBe(GWEI)
  })

  test.each([
    ['BNB Smart Chain', bscParams],
    ['Polygon', polygonParams],
  ])('have the least tip that %s asks', async (_name, params) => {
    const fees = await readFees(nodeWith({ baseFee: 0n, tips: [1n] }), params)
    expect(fees.maxPriorityFeePerGas).toBe(params.leastTipPerGas)
    expect(fees.maxFeePerGas).toBe(params.leastTipPerGas)
  })

  test('never exceed the highest allowed, and a tip never exceeds its fee', async () => {
    const wei = fc.bigInt({ min: 0n, max: 10n ** 30n })
    const styles = fc.constantFrom(ethereumParams, ethereumClassicParams, polygonParams)
    await fc.assert(
      fc.asyncProperty(wei, wei, wei, styles, async (baseFee, tip, suggested, params) => {
        const fees = await readFees(nodeWith({ baseFee, tips: [tip], suggested }), params)
        expect(fees.maxFeePerGas).toBeLessThanOrEqual(params.maximumFeePerGas)
        expect(fees.maxPriorityFeePerGas).toBeLessThanOrEqual(fees.maxFeePerGas)
        expect(fees.maxPriorityFeePerGas).toBeGreaterThanOrEqual(params.leastTipPerGas)
      }),
    )
  })
})
