import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import { balanceOf, nextNonceOf } from './balances-store.ts'
import { spendingOf } from './include-transactions.ts'
import { mempoolOf, type PlayTransaction } from './transactions-store.ts'
import type { World } from './world.ts'

/** What an account can still spend: its balance less what waits to leave it. Below zero where it has overdrawn. */
export function spendableOf(
  world: World,
  network: string,
  sender: string,
  asset: AssetCode,
): Amount {
  const leaving = waitingOf(world, network, sender)
    .flatMap((waiting) => spendingOf(world, waiting))
    .filter((spent) => spent.asset === asset)
    .reduce((sum, { units }) => sum + units, 0n)
  return amount(asset, balanceOf(world, network, sender, asset).units - leaving)
}

/** The first nonce of an account that no transaction has, in a block or waiting. */
export function pendingNonceOf(world: World, network: string, sender: string): bigint {
  const waiting = new Set(waitingOf(world, network, sender).map(({ nonce }) => nonce))
  let nonce = nextNonceOf(world, network, sender)
  while (waiting.has(nonce)) nonce += 1n
  return nonce
}

function waitingOf(world: World, network: string, sender: string): readonly PlayTransaction[] {
  return mempoolOf(world, network).filter((waiting) => waiting.sender === sender)
}
