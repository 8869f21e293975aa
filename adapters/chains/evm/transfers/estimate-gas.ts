import { getAddress, isAddress } from 'viem'
import { hexOf } from '../node/chain-view.ts'
import type { NodeClient } from '../node/node-client.ts'
import { readSimulatedCalls, saysTrue } from '../node/simulated-calls.ts'
import { readHasCode, readQuantity, readWord } from '../node/wire.ts'
import { balanceCall, transferCall } from '../tokens/token-call.ts'

/** Gas of a plain transfer (Ethereum yellow paper, G_transaction). */
export const PLAIN_TRANSFER_GAS = 21_000n

const HIGHEST_TOKEN_SUM = 2n ** 256n

/** One transfer to be tried: of the coin where there is no contract. */
export type Trial = {
  readonly payer: string
  readonly contract: string | null
  readonly destination: string
  readonly units: bigint
}

/**
 * What a transfer's gas will be at most. Plain transfers cost what they cost; code is tried, and gets a quarter more than
 * it took. Null where the destination refuses it, or where a token says no, or hands over less than was sent: a payout
 * of such a token would reach nobody whole.
 */
export async function estimateGas(node: NodeClient, trial: Trial): Promise<bigint | null> {
  const { payer, contract, destination, units } = trial
  if (!isAddress(destination) || units >= HIGHEST_TOKEN_SUM) return null
  if (contract === null) {
    const hasCode = readHasCode(await node.demand('eth_getCode', [destination, 'latest']))
    if (!hasCode) return PLAIN_TRANSFER_GAS
  }
  const call =
    contract === null
      ? { from: payer, to: destination, value: hexOf(units) }
      : { from: payer, to: contract, data: transferCall(destination, units) }
  const reply = await node.ask('eth_estimateGas', [call])
  if (!reply.ok) {
    await assertNodeTries(node, payer)
    return null
  }
  if (contract !== null && !(await arrivesWhole(node, { ...trial, contract }))) return null
  const gas = readQuantity(reply.value)
  return gas + gas / 4n
}

/**
 * Nodes use one code for a transfer that fails and for state that they lack. One that cannot try a transfer of nothing to
 * oneself has said nothing of the other: this throws then, and nobody's payout is refused for it.
 */
async function assertNodeTries(node: NodeClient, payer: string): Promise<void> {
  await node.demand('eth_estimateGas', [{ from: payer, to: payer, value: '0x0' }])
}

type TokenTrial = Trial & { readonly contract: string }

/** Tries the transfer between two looks at the destination (`eth_simulateV1`); a node without that hears the answer only. */
async function arrivesWhole(node: NodeClient, trial: TokenTrial): Promise<boolean> {
  const { payer, contract, destination, units } = trial
  const balance = { from: payer, to: contract, data: balanceCall(destination) }
  const transfer = { from: payer, to: contract, data: transferCall(destination, units) }
  const simulated = await node.ask('eth_simulateV1', [
    { blockStateCalls: [{ calls: [balance, transfer, balance] }] },
    'latest',
  ])
  if (!simulated.ok) {
    return saysTrue(await node.demand('eth_call', [transfer, 'latest']))
  }
  const [before, sent, after] = readSimulatedCalls(simulated.value)
  if (before === undefined || sent === undefined || after === undefined) return false
  if (!sent.succeeded || !saysTrue(sent.returned)) return false
  const received = readWord(after.returned) - readWord(before.returned)
  // Who sends to himself has no more afterwards.
  return received === (payer === getAddress(destination) ? 0n : units)
}
