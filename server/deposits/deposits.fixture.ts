import type { Selectable } from 'kysely'
import type { DepositTable } from '../db/index.ts'

/** When these payments were seen. */
export const SEEN_AT = new Date(Date.UTC(2026, 5, 1))

/** A payment as it stands in a row: booked for nobody, as deep as it has to be. */
export function depositRow(
  change: Partial<Selectable<DepositTable>> = {},
): Selectable<DepositTable> {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    network: 'bitcoin',
    tx_id: 'tx',
    output_index: 0,
    order_id: null,
    role: 'suspense',
    asset: 'btc',
    units: 100n,
    address: 'address',
    extra_id: null,
    state: 'confirmed',
    round: 0,
    confirmations: 3,
    needed: 3,
    block_hash: 'block',
    settlement_id: null,
    return_id: null,
    seen_at: SEEN_AT,
    confirmed_at: null,
    due_at: null,
    swept_by: null,
    ...change,
  }
}
