import type { FoundSpending, WalletHistory } from '@causeway/core/ports'
import { expect, test } from 'vitest'
import type { ChainHarness } from './chain-harness.ts'
import {
  type ChainGiven,
  confirmed,
  planned,
  SOON,
  seenInBlock,
  watched,
} from './contract-steps.ts'

/** What the chain tells of our own spending: with it a signer notices what its journal has forgotten. */
export function describeHistory({ harness, traits, freshIndex }: ChainGiven): void {
  test('what we send is told as soon as it waits, once it is in a block, and from the beginning on', async () => {
    const { chain, mine } = harness()
    const before = await chain.walletHistory(null)
    const { txId, nonce } = await sent(harness())
    const isTold = (told: WalletHistory) =>
      told.transactions.includes(txId) ||
      (nonce !== null && told.nonces !== null && told.nonces.next === nonce + 1n)
    expect(isTold(before)).toBe(false)
    await expect.poll(async () => isTold(await chain.walletHistory(before.cursor)), SOON).toBe(true)
    await mine(1)
    await expect.poll(async () => isTold(await chain.walletHistory(before.cursor)), SOON).toBe(true)
    expect(isTold(await chain.walletHistory(null))).toBe(true)
    if (traits.reserves === 'nonce') expect(before.nonces?.next).toBe(nonce)
    else expect(before.nonces).toBeNull()
  })

  test('what others pay us is no spending of ours', async () => {
    const { chain, payment, payFromOutside, mine } = harness()
    await mine(1)
    const before = await chain.walletHistory(null)
    const payIn = await watched(chain, payment, freshIndex())
    const { cursor } = await chain.scan(null, async () => new Set())
    const { txId } = await payFromOutside(payment, payIn.address, payIn.extraId)
    await mine(1)
    await seenInBlock(chain, cursor, payIn, txId)
    const after = await chain.walletHistory(before.cursor)
    expect(after.transactions).not.toContain(txId)
    expect(after.nonces).toEqual(before.nonces)
  })

  test('a spending is read back with what it used, whom it paid, and the bytes where the chain keeps them', async () => {
    const { chain, payment, mine } = harness()
    const { cursor } = await chain.scan(null, async () => new Set())
    const { txId, nonce, bytes, destination, inputs } = await sent(harness())
    await mine(1)
    await confirmed(chain, { transferId: '', network: chain.network, txId, bytes })
    const wanted = {
      transactions: nonce === null ? [txId] : [],
      nonces: nonce === null ? [] : [nonce],
    }
    let found: readonly FoundSpending[] = []
    await expect
      .poll(async () => {
        found = await chain.findSpendings(wanted, cursor)
        return found.length
      }, SOON)
      .toBe(1)
    const [spending] = found
    expect(spending).toMatchObject({ txId, nonce })
    expect(spending?.payments).toEqual([{ address: destination, extraId: null, amount: payment }])
    expect(spending?.inputs.toSorted()).toEqual(inputs.toSorted())
    expect(['', bytes]).toContain(spending?.bytes)
    const unknown = { transactions: [`${txId.slice(0, -8)}00000000`], nonces: [] }
    expect(await chain.findSpendings(unknown, cursor)).toEqual([])
  })
}

/** A payout that waits for its block. */
async function sent(harness: ChainHarness) {
  const { chain, payment, sign } = harness
  const plan = await planned(harness, payment)
  const signed = await sign(plan)
  expect(await chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
  const { reservation, intent } = plan
  return {
    txId: signed.txId,
    bytes: signed.bytes,
    destination: intent.destination,
    nonce: reservation.kind === 'nonce' ? reservation.nonce : null,
    inputs: reservation.kind === 'inputs' ? reservation.inputs : [],
  }
}
