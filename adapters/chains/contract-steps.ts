import type { Amount } from '@causeway/core/money'
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
import type { ChainHarness } from './chain-harness.ts'

export const NOTHING_TAKEN: Taken = { inputs: new Set(), nextNonce: null }
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

/** A transfer to somebody outside, or to an address of ours. */
export async function intended(
  harness: ChainHarness,
  sum: Amount,
  to?: PayInAddress,
): Promise<TransferIntent> {
  transfers += 1
  return {
    transferId: `contract-${transfers}`,
    network: harness.chain.network,
    amount: sum,
    destination: to?.address ?? (await harness.outsideAddress()),
    extraId: to?.extraId ?? null,
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
    ? { inputs: new Set(reservation.inputs), nextNonce: null }
    : { inputs: new Set(), nextNonce: reservation.nonce + 1n }
}

/** A transaction id of the same form that nothing has. */
export function neverSent(txId: string): string {
  return txId.slice(0, -8) + (txId.endsWith('00000000') ? '11111111' : '00000000')
}
