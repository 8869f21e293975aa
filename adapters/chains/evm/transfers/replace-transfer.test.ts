import type { TransferPlan } from '@causeway/core/ports'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planWith } from './compose-transfer.ts'
import { config, facts, hotWallet, intent } from './composing-kit.ts'
import { replaceTransfer } from './replace-transfer.ts'
import {
  type FundingFacts,
  readTransferBody,
  type TransferBody,
  writeFundingFacts,
} from './transfer-body.ts'

describe('replacing', () => {
  const first = (price: Partial<TransferBody> = {}): TransferPlan => {
    const body = { maxFeePerGas: 400n, maxPriorityFeePerGas: 8n, ...price }
    return planWith(intent, 1, {
      chainId: 31_337,
      nonce: 5n,
      gas: 21_000n,
      feeStyle: 'eip1559',
      ...body,
    })
  }
  const replace = (earlier: readonly TransferPlan[], known: Partial<FundingFacts> = {}) =>
    replaceTransfer({ config, hotWallet }, earlier, {
      network: 'ethereum',
      facts: writeFundingFacts({ ...facts, minedCoinUnits: 10n ** 12n, ...known }),
    })

  test('has the same nonce and both fees as they are now', () => {
    const replaced = replace([first()])
    if (!replaced.ok) throw new Error(replaced.failure.code)
    expect(replaced.value).toMatchObject({ intent, attempt: 2, reservation: { nonce: 5n } })
    expect(readTransferBody(replaced.value.body)).toMatchObject({
      nonce: 5n,
      maxFeePerGas: 1_000n,
      maxPriorityFeePerGas: 10n,
    })
  })

  test('is not needed where the next block takes the latest attempt', () => {
    const enough = first({ maxFeePerGas: 505n, maxPriorityFeePerGas: 10n })
    expect(replace([enough])).toMatchObject({ failure: { code: 'fee_is_enough' } })
    expect(replace([first(), enough])).toMatchObject({ failure: { code: 'fee_is_enough' } })
    const short = first({ maxFeePerGas: 504n, maxPriorityFeePerGas: 10n })
    expect(replace([short]).ok).toBe(true)
  })

  test('is not possible once the nonce is in a block, nor above the highest fee', () => {
    const refused = { failure: { code: 'cannot_be_replaced' } }
    expect(replace([first()], { minedNonce: 6n })).toMatchObject(refused)
    expect(replace([first({ maxFeePerGas: 888n })]).ok).toBe(true)
    expect(replace([first({ maxFeePerGas: 889n })], { nextBlockFeePerGas: 900n })).toMatchObject(
      refused,
    )
  })

  test('needs the sum and the higher fee, whatever waits', () => {
    const needed = 1_000_000n + 21_000n * 1_000n
    expect(replace([first()], { minedCoinUnits: needed, coinUnits: 0n }).ok).toBe(true)
    expect(replace([first()], { minedCoinUnits: needed - 1n })).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
  })

  test('both fees rise by an eighth at least, strictly, and never beyond the highest', () => {
    const price = fc.bigInt({ min: 0n, max: 1_200n })
    fc.assert(
      fc.property(price, price, price, price, price, (max, tip, nowMax, nowTip, next) => {
        const earlier = first({ maxFeePerGas: max, maxPriorityFeePerGas: tip < max ? tip : max })
        const replaced = replace([earlier], {
          maxFeePerGas: nowMax < 1_000n ? nowMax : 1_000n,
          maxPriorityFeePerGas: nowTip < nowMax ? nowTip : nowMax,
          nextBlockFeePerGas: next,
        })
        if (!replaced.ok) return
        const before = readTransferBody(earlier.body)
        const after = readTransferBody(replaced.value.body)
        expect(after.maxFeePerGas * 8n).toBeGreaterThanOrEqual(before.maxFeePerGas * 9n)
        expect(after.maxFeePerGas).toBeGreaterThan(before.maxFeePerGas)
        expect(after.maxPriorityFeePerGas * 8n).toBeGreaterThanOrEqual(
          before.maxPriorityFeePerGas * 9n,
        )
        expect(after.maxPriorityFeePerGas).toBeGreaterThan(before.maxPriorityFeePerGas)
        expect(after.maxFeePerGas).toBeGreaterThanOrEqual(after.maxPriorityFeePerGas)
        expect(after.maxFeePerGas).toBeLessThanOrEqual(1_000n)
        expect(after.nonce).toBe(before.nonce)
      }),
    )
  })
})
