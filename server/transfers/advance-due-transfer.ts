import type { ChainPort } from '@causeway/core/ports'
import { type ClaimedTransfer, claimTransfer, LeaseLost } from '../transfer-store/claim-transfer.ts'
import { findOnChain } from './confirming/find-on-chain.ts'
import { cancelOwn } from './returning/cancel-own.ts'
import {
  backOffTransfer,
  leaveToOperator,
  releaseTransfer,
} from './returning/give-back-transfer.ts'
import { cancelPayout } from './returning/refuse-payout.ts'
import { BroadcastRefused } from './sending/broadcast-attempts.ts'
import { replaceRefused } from './sending/push-transfer-on.ts'
import { sendTransfer } from './sending/send-transfer.ts'
import { waitForGas } from './sending/wait-for-gas.ts'
import { waitsFor } from './sending/waits-for.ts'
import { sweepFor } from './sweeps/sweep-addresses.ts'
import { CannotCompose, NeedsOperator } from './transfer-failures.ts'
import { isHalted } from './transfer-halts.ts'
import { AGAIN, type LookAgain, type TransferNeeds } from './transfer-needs.ts'

/** Takes one due transfer as far as it goes now. Answers false where nothing is due. */
export async function advanceDueTransfer(needs: TransferNeeds): Promise<boolean> {
  const step = needs.tracing?.begin('transfer.advance')
  const transfer = await claimTransfer(needs.database)
  if (transfer === null) return false
  let failure: unknown
  try {
    const again = await advance(needs, transfer)
    await releaseTransfer(needs.database, transfer, again)
  } catch (error) {
    failure = error
    await giveBack(needs, transfer, error)
  }
  const { attempts, kind, network, state } = transfer
  step?.end({
    orderId: transfer.order_id,
    facts: { 'transfer.kind': kind, 'transfer.state': state, 'transfer.tries': attempts, network },
    error: failure,
  })
  if (transfer.order_id !== null) needs.watch.changed(transfer.order_id)
  return true
}

async function advance(needs: TransferNeeds, transfer: ClaimedTransfer): Promise<LookAgain> {
  const chain = needs.chains.get(transfer.network)
  if (chain === undefined) throw new Error(`No chain is wired for ${transfer.network}`)
  switch (transfer.state) {
    case 'planned':
    case 'reserved': {
      if (await isHalted(needs, transfer)) return AGAIN.halted
      const awaited = await waitsFor(needs, transfer)
      if (awaited === null) return firstSend(needs, chain, transfer)
      return awaited === 'deposits' ? AGAIN.halted : AGAIN.pending
    }
    case 'signed':
      if (await isHalted(needs, transfer)) return AGAIN.halted
      return rebroadcastLost(needs, chain, transfer)
    case 'broadcast':
    case 'confirmed':
      return findOnChain(needs, chain, transfer)
    case 'failed':
    case 'cancelled':
      return null
  }
}

/** What is signed goes out, as it is or by a replacement. */
async function rebroadcastLost(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<LookAgain> {
  try {
    return await sendTransfer(needs, chain, transfer)
  } catch (error) {
    if (!(error instanceof BroadcastRefused)) throw error
    if (await replaceRefused(needs, chain, transfer)) return 0
    throw error
  }
}

/** What cannot be composed is cancelled where trying again would not mend it, or where it costs nobody anything. */
async function firstSend(
  needs: TransferNeeds,
  chain: ChainPort,
  transfer: ClaimedTransfer,
): Promise<LookAgain> {
  const gas = await waitForGas(needs, transfer)
  if (gas === 'waiting') return AGAIN.gas
  if (gas === 'never_comes') {
    await cancelOwn(needs, transfer)
    return null
  }
  try {
    return await sendTransfer(needs, chain, transfer)
  } catch (error) {
    if (!(error instanceof CannotCompose)) throw error
    const isShort = error.code === 'insufficient_funds'
    if (transfer.kind === 'sweep' || (transfer.kind === 'gas' && !isShort)) {
      await cancelOwn(needs, transfer)
      return null
    }
    if (isShort) throw error
    if (transfer.kind === 'filler') throw new NeedsOperator('filler_refused', error.message)
    await cancelPayout(needs, transfer, error.code)
    needs.wake('orders')
    return null
  }
}

/** What a worker whose lease passed to another met on its way no longer counts. */
async function backOffOrLeave(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  error: unknown,
): Promise<boolean | 'not_ours'> {
  if (error instanceof LeaseLost) return 'not_ours'
  try {
    if (!(error instanceof NeedsOperator)) {
      return await backOffTransfer(needs.database, transfer, error)
    }
    await leaveToOperator(needs.database, transfer, error)
    return true
  } catch (lost) {
    if (lost instanceof LeaseLost) return 'not_ours'
    throw lost
  }
}

async function giveBack(
  needs: TransferNeeds,
  transfer: ClaimedTransfer,
  error: unknown,
): Promise<void> {
  const dead = await backOffOrLeave(needs, transfer, error)
  if (dead === 'not_ours') return
  needs.alert(alertOf(error, dead), {
    transferId: transfer.id,
    kind: transfer.kind,
    network: transfer.network,
    asset: transfer.asset,
    error: String(error),
  })
  // What is missing may lie at pay-in addresses.
  if (isShortage(error)) await sweepFor(needs, transfer)
}

function isShortage(error: unknown): boolean {
  return error instanceof CannotCompose && error.code === 'insufficient_funds'
}

function alertOf(error: unknown, dead: boolean): string {
  if (error instanceof NeedsOperator) return error.alert
  if (isShortage(error)) return 'wallet_low'
  return dead ? 'transfer_dead' : 'transfer_failed'
}
