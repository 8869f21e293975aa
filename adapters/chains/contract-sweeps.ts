import { type Amount, amount } from '@causeway/core/money'
import type { SweepAbility, TransferIntent } from '@causeway/core/ports'
import { expect, test } from 'vitest'
import type { ChainHarness } from './chain-harness.ts'
import {
  type ChainGiven,
  carriedOut,
  intended,
  intendedWithin,
  NOTHING_TAKEN,
  SOON,
  seenInBlock,
  unitsIn,
  watched,
} from './contract-steps.ts'

type Offering<K extends SweepAbility['kind']> = Extract<SweepAbility, { kind: K }>['offer']

/** What is paid in gets to the hot wallet, and nothing is lost on its way but fees. */
export function describeSweeps(given: ChainGiven): void {
  const { traits, harness } = given
  test(`pay-in addresses are swept: ${traits.sweeps ?? 'need not be'}`, () => {
    expect(harness().chain.sweeps?.kind ?? null).toBe(traits.sweeps)
  })
  if (traits.sweeps === 'per_address') describeAddressSweeps(given)
  if (traits.sweeps === 'pooled') describePooledSweeps(given)
}

function describeAddressSweeps({ harness, freshIndex }: ChainGiven): void {
  test('what lies at a pay-in address is given gas if it lacks any, and brought to the hot wallet', async () => {
    const { chain, payment } = harness()
    const offer = perAddress(harness())
    const { asset } = payment
    const index = freshIndex()
    const address = await paidIn(harness(), payment, index)
    const total = await chain.holdings(asset, [address])
    const hot = await chain.holdings(asset, [])
    await expect.poll(() => offer(asset, index), SOON).not.toBeNull()
    const gasFees = await giveGas(harness(), { offer, index, address })
    const offered = await offer(asset, index)
    if (offered === null) throw new Error('The offer was taken back')
    expect(offered.gasLacking).toBeNull()
    expect(offered.amount.units).toBeLessThanOrEqual(payment.units)

    const fee = await carriedOut(harness(), sweepOf(harness(), offered.amount, index))
    const paid = unitsIn(asset, [fee, ...gasFees])
    expect(await chain.holdings(asset, [address])).toEqual(amount(asset, total.units - paid))
    expect(await chain.holdings(asset, [])).toEqual(
      amount(asset, hot.units + offered.amount.units - unitsIn(asset, gasFees)),
    )
    expect(await offer(asset, index)).toBeNull()
  })

  test('an address with nothing, or with less than its own fee, is offered nothing', async () => {
    const { payment } = harness()
    const offer = perAddress(harness())
    expect(await offer(payment.asset, freshIndex())).toBeNull()
    const index = freshIndex()
    await paidIn(harness(), amount(payment.asset, 1n), index)
    expect(await offer(payment.asset, index)).toBeNull()
  })

  test('what lies at a pay-in address goes nowhere but to the hot wallet', async () => {
    const { chain, payment, outsideAddress } = harness()
    const offer = perAddress(harness())
    const index = freshIndex()
    await paidIn(harness(), payment, index)
    const offered = await expectOffered(() => offer(payment.asset, index))
    const sweep = sweepOf(harness(), offered, index)
    const destination = await outsideAddress()
    const payout = { ...(await intended(harness(), offered)), source: index }
    for (const wrong of [{ ...sweep, destination }, payout]) {
      await expectNeverSigned(harness(), wrong)
    }
    expect((await chain.funding(sweep)).network).toBe(chain.network)
  })
}

function describePooledSweeps({ harness, freshIndex }: ChainGiven): void {
  test('many small pay-ins are joined in the hot wallet, and few are left', async () => {
    const { chain, payment, mine } = harness()
    const { payInsWorthJoining: count } = harness()
    const { sweeps } = chain
    if (sweeps?.kind !== 'pooled') throw new Error('Sweeps are not pooled here')
    if (count === undefined) throw new Error('The harness does not say what is worth joining')
    const small = amount(payment.asset, payment.units / 10n)
    expect(await sweeps.offer()).toBeNull()
    for (let paid = 0; paid < count; paid += 1) await paidIn(harness(), small, freshIndex())
    await mine(1)
    const before = await chain.holdings(payment.asset, [])
    const offered = await expectOffered(sweeps.offer)
    expect(offered.asset).toBe(payment.asset)
    const fee = await carriedOut(harness(), sweepOf(harness(), offered, 'hot'))
    expect(await chain.holdings(payment.asset, [])).toEqual(
      amount(payment.asset, before.units - unitsIn(payment.asset, [fee])),
    )
    expect(await sweeps.offer()).toBeNull()
  })
}

function perAddress({ chain }: ChainHarness): Offering<'per_address'> {
  if (chain.sweeps?.kind !== 'per_address') throw new Error('Addresses are not swept one by one')
  return chain.sweeps.offer
}

/** Pays a pay-in address from outside, three blocks deep. */
async function paidIn(harness: ChainHarness, sum: Amount, index: number): Promise<string> {
  const { chain, mine, payFromOutside } = harness
  const payIn = await watched(chain, sum, index)
  const start = await chain.scan(null, async () => new Set())
  const { txId } = await payFromOutside(sum, payIn.address, payIn.extraId)
  await mine(3)
  await seenInBlock(chain, start.cursor, payIn, txId)
  return payIn.address
}

/** Gives an address what its sweep costs, where it lacks that; says what giving it cost. */
async function giveGas(
  harness: ChainHarness,
  {
    offer,
    index,
    address,
  }: {
    readonly offer: Offering<'per_address'>
    readonly index: number
    readonly address: string
  },
): Promise<readonly Amount[]> {
  const gas = (await offer(harness.payment.asset, index))?.gasLacking ?? null
  if (gas === null) return []
  const fee = await carriedOut(harness, { ...intendedWithin(harness, gas, address), kind: 'gas' })
  return [fee]
}

function sweepOf(
  harness: ChainHarness,
  sum: Amount,
  source: TransferIntent['source'],
): TransferIntent {
  const hot = harness.chain.hotWalletAddress(sum.asset)
  return { ...intendedWithin(harness, sum, hot), source }
}

async function expectOffered(
  offer: () => Promise<{ readonly amount: Amount } | null>,
): Promise<Amount> {
  await expect.poll(offer, SOON).not.toBeNull()
  const offered = await offer()
  if (offered === null) throw new Error('The offer was taken back')
  return offered.amount
}

async function expectNeverSigned(harness: ChainHarness, intent: TransferIntent): Promise<void> {
  const { chain, sign } = harness
  const composed = chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)
  if (!composed.ok) return expect(composed.failure.code).toBe('destination_refused')
  await expect(sign(composed.value)).rejects.toThrow()
}
