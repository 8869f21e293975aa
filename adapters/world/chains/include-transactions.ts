import { type Amount, amount } from '@causeway/core/money'
import type { World } from '../world.ts'
import { balanceOf, changeBalance, nextNonceOf, setNextNonce } from './balances-store.ts'
import { minimumFeeOf } from './minimum-fee-store.ts'
import {
  findTransaction,
  inputsOf,
  mempoolOf,
  outputsOf,
  type PlayTransaction,
  setHeight,
} from './transactions-store.ts'
import { creditedAddress } from './watched-store.ts'

/** Puts into a block all that waits and may enter; what waits for another transaction enters after it. */
export function includeTransactions(world: World, network: string, height: number): void {
  const least = minimumFeeOf(world, network)?.units ?? 0n
  let waiting = mempoolOf(world, network).filter(
    ({ style, fee }) => style === 'outside' || fee.units >= least,
  )
  for (;;) {
    const left = waiting.filter((transaction) => {
      if (!mayEnter(world, transaction)) return true
      settle(world, transaction, 'enter')
      setHeight(world, transaction, height)
      return false
    })
    if (left.length === waiting.length) return
    waiting = left
  }
}

/** Takes a transaction out of its block and back into the mempool. */
export function excludeTransaction(world: World, transaction: PlayTransaction): void {
  settle(world, transaction, 'leave')
  setHeight(world, transaction, null)
}

/** What a transaction takes from its sender, by asset: its outputs and its fee. */
function spendingOf(world: World, transaction: PlayTransaction): readonly Amount[] {
  const sums = new Map([[transaction.fee.asset, transaction.fee.units]])
  for (const output of outputsOf(world, transaction.network, transaction.txId)) {
    const { asset, units } = output.amount
    sums.set(asset, (sums.get(asset) ?? 0n) + units)
  }
  return [...sums].map(([asset, units]) => amount(asset, units))
}

function mayEnter(world: World, transaction: PlayTransaction): boolean {
  const { network, txId, style, sender, nonce } = transaction
  if (style === 'outside') return true
  if (style === 'inputs') {
    return inputsOf(world, network, txId).every(
      (input) => (findTransaction(world, network, input.txId)?.height ?? null) !== null,
    )
  }
  if (sender === null || nonce !== nextNonceOf(world, network, sender)) return false
  return spendingOf(world, transaction).every(
    (spent) => balanceOf(world, network, sender, spent.asset).units >= spent.units,
  )
}

function settle(world: World, transaction: PlayTransaction, way: 'enter' | 'leave'): void {
  const { network, txId, style, sender, nonce } = transaction
  const sign = way === 'enter' ? 1n : -1n
  const change = (address: string, by: Amount, times: bigint) =>
    changeBalance(world, network, address, amount(by.asset, by.units * times))
  for (const { address, amount } of outputsOf(world, network, txId)) {
    change(creditedAddress(world, network, address), amount, sign)
  }
  if (style === 'inputs') {
    for (const input of inputsOf(world, network, txId)) change(input.address, input.amount, -sign)
  }
  if (style === 'nonce' && sender !== null && nonce !== null) {
    for (const spent of spendingOf(world, transaction)) change(sender, spent, -sign)
    setNextNonce(world, network, sender, way === 'enter' ? nonce + 1n : nonce)
  }
}
