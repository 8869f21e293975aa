import type { Amount, AssetCode } from '@causeway/core/money'
import type {
  ChainPort,
  ObservedPayment,
  PayInAddress,
  SignedTransfer,
  Taken,
  TransferIntent,
  TransferPlan,
} from '@causeway/core/ports'
import { expect } from 'vitest'
import type { ChainHarness, ChainTraits } from './chain-harness.ts'

export const NOTHING_TAKEN: Taken = { inputs: new Set(), nextNonce: null, exactNonce: null }

/** What the suite hands to each of its stories. */
export type ChainGiven = {
  readonly harness: () => ChainHarness
  readonly traits: ChainTraits
  /** A pay-in index that no story had yet. */
  readonly freshIndex: () => number
}

// A node tells its wallet of a payment or a block a little later than the caller of the RPC.
export const SOON = { timeout: 20_000, interval: 50 } as const

/** A pay-in address of ours, watched twice: watching is idempotent. */
export async function watched(
  chain: ChainPort,
  payment: Amount,
  index: number,
): Promise<PayInAddress> {
  const payIn = chain.payInAddress(payment.asset, index)
  await chain.watch([payIn])
  await chain.watch([payIn])
  return payIn
}

/** An `owned` that knows one address. */
export function ours(payIn: PayInAddress) {
  return async (candidates: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set(candidates.filter((candidate) => candidate === payIn.address))
}

/** The payment as soon as the chain reports it, in a block or not. */
export function seen(chain: ChainPort, cursor: string, payIn: PayInAddress, txId: string) {
  return observed(chain, cursor, payIn, (payment) => payment.txId === txId)
}

/** The payment as soon as the chain reports it in a block. */
export function seenInBlock(chain: ChainPort, cursor: string, payIn: PayInAddress, txId: string) {
  return observed(
    chain,
    cursor,
    payIn,
    (payment) => payment.txId === txId && payment.blockHash !== null,
  )
}

async function observed(
  chain: ChainPort,
  cursor: string,
  payIn: PayInAddress,
  wanted: (payment: ObservedPayment) => boolean,
): Promise<ObservedPayment> {
  const found: ObservedPayment[] = []
  await expect
    .poll(async () => {
      const { payments } = await chain.scan(cursor, ours(payIn))
      found.splice(0, found.length, ...payments.filter(wanted))
      return found.length
    }, SOON)
    .toBe(1)
  const [payment] = found
  if (payment === undefined) throw new Error('The payment was not seen')
  return payment
}

/** Waits until a transfer of ours stands in a block; says what it cost. */
export async function confirmed(
  chain: ChainPort,
  signed: SignedTransfer,
): Promise<{ fee: Amount }> {
  const read = async () => chain.transactionStatus(signed.txId)
  await expect.poll(async () => (await read()).state, SOON).toBe('in_block')
  const status = await read()
  if (status.state !== 'in_block') throw new Error('The transaction left its block')
  return status
}

let transfers = 0

/** A payout to somebody outside, or to an address of ours. */
export async function intended(
  harness: ChainHarness,
  sum: Amount,
  to?: PayInAddress,
): Promise<TransferIntent> {
  const address = to?.address ?? (await harness.outsideAddress())
  return { ...intendedWithin(harness, sum, address), kind: 'payout', extraId: to?.extraId ?? null }
}

/** A transfer of the hot wallet between addresses of ours; `kind` and `source` are for the caller to change. */
export function intendedWithin(
  { chain }: ChainHarness,
  sum: Amount,
  destination: string,
): TransferIntent {
  transfers += 1
  return {
    transferId: `contract-${transfers}`,
    network: chain.network,
    kind: 'sweep',
    source: 'hot',
    amount: sum,
    destination,
    extraId: null,
    record: '',
  }
}

/** The same, composed while nothing is taken. */
export async function planned(
  harness: ChainHarness,
  sum: Amount,
  to?: PayInAddress,
): Promise<TransferPlan> {
  const intent = await intended(harness, sum, to)
  return composedFrom(harness.chain, intent, await harness.chain.funding(intent), NOTHING_TAKEN)
}

/** Composes, and checks that composing again decides the same. */
export function composedFrom(
  chain: ChainPort,
  intent: TransferIntent,
  funding: Awaited<ReturnType<ChainPort['funding']>>,
  taken: Taken,
): TransferPlan {
  const composed = chain.compose(intent, funding, taken)
  if (!composed.ok) throw new Error(`Not composed: ${composed.failure.code}`)
  expect(chain.compose(intent, funding, taken)).toEqual(composed)
  return composed.value
}

/** Signs two plans, one after the other. */
export async function signedBoth(
  harness: ChainHarness,
  plans: readonly [TransferPlan, TransferPlan],
): Promise<readonly [SignedTransfer, SignedTransfer]> {
  return [await harness.sign(plans[0]), await harness.sign(plans[1])]
}

/** What a second transfer is told of a first one's reservation. */
export function taking({ reservation }: TransferPlan): Taken {
  return reservation.kind === 'inputs'
    ? { ...NOTHING_TAKEN, inputs: new Set(reservation.inputs) }
    : { ...NOTHING_TAKEN, nextNonce: reservation.nonce + 1n }
}

/** Composes, signs, broadcasts and confirms a transfer of ours; says what it cost. */
export async function carriedOut(harness: ChainHarness, intent: TransferIntent): Promise<Amount> {
  const { chain, mine, sign } = harness
  const plan = composedFrom(chain, intent, await chain.funding(intent), NOTHING_TAKEN)
  const signed = await sign(plan)
  expect(await chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
  await mine(1)
  const { fee } = await confirmed(chain, signed)
  return fee
}

/** The part of a fee that an asset paid. */
export function unitsIn(asset: AssetCode, fees: readonly Amount[]): bigint {
  return fees.reduce((sum, fee) => (fee.asset === asset ? sum + fee.units : sum), 0n)
}

/** A transaction id of the same form that nothing has. */
export function neverSent(txId: string): string {
  return txId.slice(0, -8) + (txId.endsWith('00000000') ? '11111111' : '00000000')
}
