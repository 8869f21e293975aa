import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import type { World } from '../world.ts'
import { balanceOf, nextNonceOf } from './balances-store.ts'

/** What waits to leave an account, by nonce, in the order that it came: outputs and fee, one sum an asset. */
export type WaitingSpends = readonly { readonly nonce: bigint; readonly spent: readonly Amount[] }[]

/** What an account can still spend: its balance less what waits to leave it. Below zero where it has overdrawn. */
export function spendableOf(
  world: World,
  network: string,
  from: { readonly sender: string; readonly asset: AssetCode; readonly waiting: WaitingSpends },
): Amount {
  const { asset, sender, waiting } = from
  const leaving = waiting
    .flatMap(({ spent }) => spent)
    .filter((spent) => spent.asset === asset)
    .reduce((sum, { units }) => sum + units, 0n)
  return amount(asset, balanceOf(world, network, sender, asset).units - leaving)
}

/** The first nonce of an account that no transaction has, in a block or waiting. */
export function pendingNonceOf(
  world: World,
  network: string,
  from: { readonly sender: string; readonly waiting: WaitingSpends },
): bigint {
  const waiting = new Set(from.waiting.map(({ nonce }) => nonce))
  let nonce = nextNonceOf(world, network, from.sender)
  while (waiting.has(nonce)) nonce += 1n
  return nonce
}

type SpendRow = {
  tx_id: string
  nonce: string
  fee_asset: string
  fee_units: string
  asset: string
  units: string
}

/** What waits in the mempool to leave an account; both functions above go by it. */
export function waitingSpends(world: World, network: string, sender: string): WaitingSpends {
  const rows = world.store
    .prepare(
      `SELECT tx_id, nonce, fee_asset, fee_units, asset, units
       FROM transactions JOIN payments USING (network, tx_id)
       WHERE network = ? AND height IS NULL AND sender = ? AND nonce IS NOT NULL
       ORDER BY sequence, output_index`,
    )
    .all(network, sender) as SpendRow[]
  const waiting = new Map<string, { readonly nonce: bigint; readonly sums: Map<string, bigint> }>()
  for (const row of rows) {
    const spend = waiting.get(row.tx_id) ?? {
      nonce: BigInt(row.nonce),
      sums: new Map([[row.fee_asset, BigInt(row.fee_units)]]),
    }
    spend.sums.set(row.asset, (spend.sums.get(row.asset) ?? 0n) + BigInt(row.units))
    waiting.set(row.tx_id, spend)
  }
  return [...waiting.values()].map(({ nonce, sums }) => ({
    nonce,
    spent: [...sums].map(([asset, units]) => amount(asset, units)),
  }))
}
