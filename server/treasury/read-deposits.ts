import type { AssetCode } from '@causeway/core/money'
import type { Database } from '../db/index.ts'
import type { UnmatchedDeposit } from './wallet-types.ts'

const MOST = 100

/** Payments that are seen and not confirmed, by coin: such a deposit is always due to be looked at. */
export async function readIncoming(database: Database): Promise<ReadonlyMap<AssetCode, bigint>> {
  const rows = await database
    .direct()
    .selectFrom('deposit')
    .select(({ fn }) => ['asset', fn.sum<bigint>('units').as('units')])
    .where('state', '=', 'seen')
    .where('due_at', 'is not', null)
    .groupBy('asset')
    .execute()
  return new Map(rows.map(({ asset, units }) => [asset, BigInt(units)]))
}

/** Payments that no order explains and that are still there, the newest first. */
export async function readUnmatched(database: Database): Promise<readonly UnmatchedDeposit[]> {
  const rows = await database
    .direct()
    .selectFrom('deposit')
    .select([
      'network',
      'tx_id as txId',
      'output_index as outputIndex',
      'asset',
      'units',
      'address',
      'extra_id as extraId',
      'state',
      'seen_at as seenAt',
    ])
    .where('role', '=', 'suspense')
    .where('state', 'in', ['seen', 'confirmed'])
    .orderBy('seen_at', 'desc')
    .limit(MOST)
    .execute()
  return rows
}
