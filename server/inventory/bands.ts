import type { Catalogue } from '@causeway/core/currencies'
import type { Band } from '@causeway/core/inventory'
import type { AssetCode } from '@causeway/core/money'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Database, Queryable } from '../db/index.ts'

export type SetBandFailure =
  | (Failure<'currency_unknown'> & { readonly asset: AssetCode })
  /** Not 0 ≤ low ≤ target ≤ high. */
  | Failure<'band_malformed'>

/** Sets a coin's band in smallest units; null gives it back to what follows from capital. */
export async function setBand(
  needs: { readonly database: Database; readonly catalogue: Catalogue },
  asset: AssetCode,
  band: Band | null,
): Promise<Result<null, SetBandFailure>> {
  if (needs.catalogue.find(asset) === undefined) return fail({ code: 'currency_unknown', asset })
  const direct = needs.database.direct()
  if (band === null) {
    await direct.deleteFrom('inventory_band').where('asset', '=', asset).execute()
    return ok(null)
  }
  const { low, target, high } = band
  if (low < 0n || target < low || high < target) return fail({ code: 'band_malformed' })
  await direct
    .insertInto('inventory_band')
    .values({ asset, low, target, high })
    .onConflict((conflict) => conflict.column('asset').doUpdateSet({ low, target, high }))
    .execute()
  return ok(null)
}

/** The bands that the operator has set. */
export async function readBands(database: Queryable): Promise<ReadonlyMap<AssetCode, Band>> {
  const rows = await database.selectFrom('inventory_band').selectAll().execute()
  return new Map(rows.map(({ asset, ...band }) => [asset, band]))
}
