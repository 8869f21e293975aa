import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A payment as the sandbox's chain holds it. Units are the asset's smallest. */
export type ChainPayment = {
  readonly txId: string
  readonly asset: string
  readonly units: bigint
  /** Null while it waits for a block. */
  readonly height: number | null
}

/** Height of the block that holds the shop's stock. */
const STOCK_HEIGHT = 1

/**
 * Everything that an address received, by the chain's own store: the tests look past the product. An extra id of null
 * stands for payments without one.
 */
export function paymentsOnChain(
  dataDir: string,
  to: { readonly address: string; readonly extraId: string | null },
): readonly ChainPayment[] {
  return reading(dataDir, (store) => {
    const rows = store
      .prepare(
        `SELECT tx_id AS txId, asset, units, height FROM payments JOIN transactions
           USING (network, tx_id)
         WHERE lower(address) = lower(?) AND extra_id IS ? ORDER BY sequence`,
      )
      .all(to.address, to.extraId) as {
      txId: string
      asset: string
      units: string
      height: number | null
    }[]
    return rows.map((row) => ({ ...row, units: BigInt(row.units) }))
  })
}

/** What the shop's hot wallets and pay-in addresses hold, in smallest units by asset. */
export function holdingsOnChain(dataDir: string): ReadonlyMap<string, bigint> {
  return reading(dataDir, (store) => {
    const rows = store
      .prepare(
        `SELECT asset, units FROM balances WHERE (network, address) IN (
           SELECT network, address FROM watched
           UNION
           SELECT network, address FROM payments JOIN transactions USING (network, tx_id)
           WHERE height = ?)`,
      )
      .all(STOCK_HEIGHT) as { asset: string; units: string }[]
    const sums = new Map<string, bigint>()
    for (const { asset, units } of rows) sums.set(asset, (sums.get(asset) ?? 0n) + BigInt(units))
    return sums
  })
}

/** What lies at the sandbox's trading venue, in smallest units by asset. */
export function holdingsAtVenue(dataDir: string): ReadonlyMap<string, bigint> {
  return reading(dataDir, (store) => {
    const rows = store.prepare('SELECT asset, units FROM venue_balances').all() as {
      asset: string
      units: string
    }[]
    return new Map(rows.map(({ asset, units }) => [asset, BigInt(units)]))
  })
}

/** How many messages of a sandbox provider of fiat are still to be brought. */
export function fiatMessagesWaiting(dataDir: string, provider: string): number {
  return reading(dataDir, (store) => {
    const row = store
      .prepare('SELECT count(*) AS waiting FROM fiat_messages WHERE provider = ?')
      .get(provider) as { waiting: number }
    return row.waiting
  })
}

function reading<T>(dataDir: string, read: (store: DatabaseSync) => T): T {
  const store = new DatabaseSync(join(dataDir, 'world.sqlite'), { readOnly: true })
  try {
    store.exec('PRAGMA busy_timeout = 5000')
    return read(store)
  } finally {
    store.close()
  }
}
