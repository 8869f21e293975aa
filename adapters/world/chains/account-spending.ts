import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import type { World } from '../world.ts'
import { balanceOf, nextNonceOf } from './balances-store.ts'
import { spendingOf } from './include-transactions.ts'
import { mempoolOf } from './transactions-store.ts'

/** What an account can still spend: its balance less what waits to leave it. Below zero where it has overdrawn. */
export function spendableOf(
  world: World,
  network: string,
  sender: string,
  asset: AssetCode,
): Amount {
  const leaving = waitingSpends(world, network, sender)
    .flatMap(({ spent }) => spent)
    .filter((spent) => spent.asset === asset)
    .reduce((sum, { units }) => sum + units, 0n)
  return amount(asset, balanceOf(world, network, sender, asset).units - leaving)
}

/** The first nonce of an account that no transaction has, in a block or waiting. */
export function pendingNonceOf(world: World, network: string, sender: string): bigint {
  const waiting = new Set(
    mempoolOf(world, network)
      .filter((transaction) => transaction.sender === sender)
      .map(({ nonce }) => nonce),
  )
  let nonce = nextNonceOf(world, network, sender)
  while (waiting.has(nonce)) nonce += 1n
  return nonce
}

/** What waits to leave an account, by nonce: outputs and fee, one sum an asset. */
export function waitingSpends(
  world: World,
  network: string,
  sender: string,
): readonly { readonly nonce: bigint; readonly spent: readonly Amount[] }[] {
  return mempoolOf(world, network).flatMap((waiting) =>
    waiting.sender === sender && waiting.nonce !== null
      ? [{ nonce: waiting.nonce, spent: spendingOf(world, waiting) }]
      : [],
  )
}
