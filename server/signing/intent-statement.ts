import type { AffiliatePayoutState } from '@causeway/core/affiliates'
import { outgoingAccount } from '@causeway/core/ledger'
import type { SendState, TransferState } from '@causeway/core/orders'
import type { TransferKind } from '@causeway/core/ports'
import { type RawBuilder, sql } from 'kysely'

/** A transfer beside its settlement, its order, what is halted, and the sweeps that wait for gas. */
export type IntentRow = {
  readonly id: string
  readonly kind: TransferKind
  readonly network: string
  readonly source: string
  readonly asset: string
  readonly units: bigint
  readonly destination: string
  readonly extra_id: string | null
  readonly account_key: string | null
  readonly record: string
  readonly state: TransferState
  readonly attempt: number
  readonly plan: string | null
  readonly settlement_kind: 'payout' | 'refund' | null
  readonly taken_back: boolean
  readonly asset_out: string
  readonly units_out: bigint
  readonly network_from: string | null
  readonly network_to: string | null
  readonly asset_from: string | null
  readonly asset_to: string | null
  readonly order_destination: string | null
  readonly destination_extra_id: string | null
  readonly order_account_key: string | null
  readonly refund_address: string | null
  readonly refund_extra_id: string | null
  readonly deposits: bigint
  readonly shallow: bigint
  readonly waits_for_payout: boolean
  readonly others: bigint
  readonly payout_state: AffiliatePayoutState | null
  readonly payout_currency: string
  readonly payout_units: bigint
  readonly payout_destination: string
  readonly payout_booked: bigint
  readonly decided_state: SendState | null
  readonly decided_network: string
  readonly decided_asset: string
  readonly decided_units: bigint
  readonly decided_destination: string
  readonly decided_extra_id: string | null
  readonly decided_booked: bigint
  readonly decided_covered: boolean
  readonly halts: readonly string[]
  readonly sweeps: readonly string[]
}

/** What staff decided to send: only a payment that goes back rests on something that must be there. */
const DECIDED = sql`
      select r.state, r.network, r.asset, r.units, r.destination, r.extra_id,
        exists (select 1 from deposit back where back.id = r.deposit_id and back.return_id = r.id
          and back.network = r.network and back.asset = r.asset and back.units = r.units + r.fee
          and back.state = 'settled' and back.confirmations >= back.needed) as is_covered
      from suspense_return r where r.id = t.id and t.kind = 'return'
      union all
      select c.state, c.network, c.asset, c.units, c.destination, c.extra_id, true
      from cold_move c where c.id = t.id and t.kind = 'cold'
      union all
      select h.state, h.network, h.asset, h.units, h.destination, h.extra_id, true
      from hand_payout h where h.id = t.id and t.kind = 'hand'`

/**
 * All that these transfers stand on, in one statement, so that it is of one moment. Reads by key or by the index of transfers that are due, and writes
 * nothing: it runs on a connection that cannot.
 */
export function intentStatement(transferIds: readonly string[]): RawBuilder<IntentRow> {
  return sql<IntentRow>`
    select t.id, t.kind, t.network, t.source, t.asset, t.units, t.destination, t.extra_id, t.account_key, t.record,
      t.state, t.attempt, t.plan,
      s.kind as settlement_kind, s.taken_back_at is not null as taken_back, s.asset_out, s.units_out,
      o.network_from, o.network_to, o.asset_from, o.asset_to,
      o.destination as order_destination, o.destination_extra_id,
      o.account_key as order_account_key,
      o.refund_address, o.refund_extra_id,
      p.state as payout_state, p.currency as payout_currency, p.units as payout_units,
      p.destination as payout_destination,
      (select -coalesce(sum(e.units), 0) from ledger_entry e
        where e.account = ${outgoingAccount('')} || p.id and e.asset = p.currency) as payout_booked,
      decided.state as decided_state, decided.network as decided_network, decided.asset as decided_asset,
      decided.units as decided_units, decided.destination as decided_destination,
      decided.extra_id as decided_extra_id, decided.is_covered as decided_covered,
      (select -coalesce(sum(e.units), 0) from ledger_entry e
        where e.account = ${outgoingAccount('')} || t.id and e.asset = decided.asset) as decided_booked,
      rests.deposits, rests.shallow,
      (s.rest_of is not null and (select payout.state from transfer payout
        where payout.settlement_id = s.rest_of) is distinct from 'confirmed') as waits_for_payout,
      (select count(*) from transfer other
        where other.settlement_id = s.id and other.id <> t.id) as others,
      (select coalesce(json_agg(h.scope order by h.scope), '[]') from halt h
        where h.scope in ('signing', 'all', t.network, t.asset, o.network_from)) as halts,
      (select coalesce(json_agg(w.source order by w.source), '[]') from transfer w
        where t.kind = 'gas' and w.kind = 'sweep' and w.network = t.network
          and w.confirmed_at is null and w.state = 'planned' and w.due_at is not null and not w.dead) as sweeps
    from transfer t
    left join affiliate_payout p on p.id = t.id and t.kind = 'commission'
    left join lateral (${DECIDED}) as decided on true
    left join settlement s on s.id = t.settlement_id
    left join orders o on o.id = s.order_id and o.id = t.order_id
    left join lateral (
      select count(*) as deposits,
        count(*) filter (where d.state <> 'settled' or d.confirmations < d.needed) as shallow
      from deposit d where d.order_id = o.id and d.settlement_id = coalesce(s.rest_of, s.id)
    ) as rests on true
    where t.id = any(${transferIds}::uuid[])`
}
