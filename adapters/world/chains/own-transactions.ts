import type { World } from '../world.ts'

/** The product's own transactions that came after a place in their order, and the place that was reached. */
export function ownTransactionsAfter(
  world: World,
  network: string,
  place: number,
): { readonly place: number; readonly txIds: readonly string[] } {
  const rows = world.store
    .prepare(
      `SELECT sequence, tx_id FROM transactions
       WHERE network = ? AND sequence > ? AND style <> 'outside' ORDER BY sequence`,
    )
    .all(network, place) as { sequence: number; tx_id: string }[]
  return { place: rows.at(-1)?.sequence ?? place, txIds: rows.map((row) => row.tx_id) }
}

/** The transactions of an account with a nonce; a waiting one may have a rival. */
export function transactionsWithNonce(
  world: World,
  network: string,
  { sender, nonce }: { readonly sender: string; readonly nonce: bigint },
): readonly string[] {
  const rows = world.store
    .prepare('SELECT tx_id FROM transactions WHERE network = ? AND sender = ? AND nonce = ?')
    .all(network, sender, String(nonce)) as { tx_id: string }[]
  return rows.map((row) => row.tx_id)
}
