import {
  bookPartnerCollected,
  earnedAccount,
  heldCommissionAccount,
  partnerAccount,
} from '@causeway/core/ledger'
import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Queryable, Tx } from '../../db/index.ts'
import { balanceRows, post } from '../../ledger/index.ts'
import { type AffiliateRow, partnerIdOf } from '../affiliate-store.ts'

/** What an affiliate is owed, in smallest units by coin; below zero where a commission was reversed after its payout. */
export type AffiliateBalances = {
  /** Earned by exchanges, the partner API included. */
  readonly exchange: ReadonlyMap<AssetCode, bigint>
  /** Earned by purchases through providers. */
  readonly purchase: ReadonlyMap<AssetCode, bigint>
  /** Held for a look of the operator. */
  readonly held: ReadonlyMap<AssetCode, bigint>
}

/** Reads the balances from the ledger. Coins of which there is nothing are left out. */
export async function readBalances(
  database: Queryable,
  affiliate: Pick<AffiliateRow, 'id' | 'account_id'>,
): Promise<AffiliateBalances> {
  const partnerId = await partnerIdOf(database, affiliate)
  const purchase = earnedAccount(affiliate.id, 'purchase')
  const held = heldCommissionAccount(affiliate.id)
  const exchange = [
    earnedAccount(affiliate.id, 'exchange'),
    ...(partnerId === null ? [] : [partnerAccount(partnerId)]),
  ]
  const { rows } = await sql<{ kind: keyof AffiliateBalances; asset: string; units: bigint }>`
    select case account when ${purchase} then 'purchase' when ${held} then 'held' else 'exchange' end as kind,
      asset, -sum(units) as units
    from (${balanceRows}) balance
    where account = any(${[purchase, held, ...exchange]}::text[])
    group by 1, asset having sum(units) <> 0`.execute(database)
  const of = (kind: keyof AffiliateBalances) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ asset, units }) => [asset, units]))
  return { exchange: of('exchange'), purchase: of('purchase'), held: of('held') }
}

/** Moves what the affiliate's partner account has earned by the API into the balance. The affiliate is locked. */
export async function collectPartnerFees(
  tx: Tx,
  affiliate: Pick<AffiliateRow, 'id' | 'account_id'>,
  at: Date,
): Promise<void> {
  const partnerId = await partnerIdOf(tx, affiliate)
  if (partnerId === null) return
  const { rows } = await sql<{ asset: string; units: bigint }>`
    select asset, -sum(units) as units from (${balanceRows}) balance
    where account = ${partnerAccount(partnerId)}
    group by asset having sum(units) < 0`.execute(tx)
  if (rows.length === 0) return
  const moved: readonly Amount[] = rows.map(({ asset, units }) => amount(asset, units))
  const collected = { id: newId(), affiliateId: affiliate.id, partnerId }
  await post(tx, bookPartnerCollected(collected, moved), { orderId: null, at })
}
