import { amount } from '@causeway/core/money'
import type { TransferIntent, TransferPlan } from '@causeway/core/ports'
import { expect, test } from 'vitest'
import type { ChainHarness } from './chain-harness.ts'
import {
  type ChainGiven,
  composedFrom,
  confirmed,
  intended,
  intendedWithin,
  NOTHING_TAKEN,
  planned,
  taking,
} from './contract-steps.ts'

/** A nonce that was handed out and will not be used is used up by nothing, so that those above it can go on. */
export function describeFillers({ harness }: ChainGiven): void {
  test('a filler takes the nonce it is told, and those that waited behind it confirm', async () => {
    const { chain, payment, mine, sign } = harness()
    const { skipped, nonce } = await skippedTransfer(harness())
    const intent = await intended(harness(), payment)
    const behind = composedFrom(chain, intent, await chain.funding(intent), taking(skipped))
    expect(behind.reservation).toEqual({ kind: 'nonce', nonce: nonce + 1n })
    const waiting = await sign(behind)
    await chain.broadcast(waiting)
    await mine(1)
    expect((await chain.transactionStatus(waiting.txId)).state).not.toBe('in_block')

    const filler = await sign(await composedFiller(harness(), nonce))
    const start = await chain.scan(null, async () => new Set())
    expect(await chain.broadcast(filler)).toEqual({ outcome: 'accepted' })
    // A node may have dropped what waited behind a gap; the engine broadcasts it again, too.
    expect(['accepted', 'already_known']).toContain((await chain.broadcast(waiting)).outcome)
    await mine(2)
    await confirmed(chain, filler)
    await confirmed(chain, waiting)
    const hot = chain.hotWalletAddress(payment.asset)
    const { payments } = await chain.scan(start.cursor, async () => new Set([hot]))
    expect(payments.map(({ txId }) => txId)).not.toContain(filler.txId)

    const late = await sign(skipped)
    expect(await chain.broadcast(late)).toMatchObject({ outcome: 'rejected' })
    expect(await chain.transactionStatus(late.txId)).toEqual({ state: 'unknown' })
  })

  test('a filler for a nonce that is used already is rejected', async () => {
    const { chain, mine, sign } = harness()
    const { skipped, nonce } = await skippedTransfer(harness())
    const paid = await sign(skipped)
    const filler = await sign(await composedFiller(harness(), nonce))
    await chain.broadcast(paid)
    await mine(1)
    await confirmed(chain, paid)
    expect(await chain.broadcast(filler)).toMatchObject({ outcome: 'rejected' })
    expect(await chain.transactionStatus(filler.txId)).toEqual({ state: 'unknown' })
  })
}

/** A transfer whose nonce was handed out; not broadcast. */
async function skippedTransfer(
  harness: ChainHarness,
): Promise<{ readonly skipped: TransferPlan; readonly nonce: bigint }> {
  const skipped = await planned(harness, harness.payment)
  const { reservation } = skipped
  if (reservation.kind === 'inputs') throw new Error('This network has no nonces')
  return { skipped, nonce: reservation.nonce }
}

async function composedFiller(harness: ChainHarness, nonce: bigint): Promise<TransferPlan> {
  const { chain, payment } = harness
  const hot = chain.hotWalletAddress(payment.asset)
  const intent: TransferIntent = {
    ...intendedWithin(harness, amount(payment.asset, 0n), hot),
    kind: 'filler',
  }
  const plan = composedFrom(chain, intent, await chain.funding(intent), {
    ...NOTHING_TAKEN,
    nextNonce: nonce + 2n,
    exactNonce: nonce,
  })
  expect(plan.reservation).toEqual({ kind: 'nonce', nonce })
  return plan
}
