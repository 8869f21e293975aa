import {
  type AffiliatePolicy,
  type CommissionKind,
  isRefId,
  shareOf,
  type ToolSettings,
  type ToolType,
} from '@causeway/core/affiliates'
import type { Catalogue } from '@causeway/core/currencies'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { readTurnover } from './figures/turnover.ts'

/** Whose link led to an order that is made now, and what it earns. */
export type Attribution = {
  readonly affiliateId: string
  /** Empty: the affiliate's own link. */
  readonly toolId: string
  readonly shareBps: bigint
}

/** Says who an order or purchase is attributed to. */
export type AttributionView = {
  /**
   * Null where the ref id is unknown, or its affiliate or tool is not active. Answers from memory for some seconds, so that an order
   * costs no statement more.
   */
  readonly find: (refId: string | null, of: 'exchange' | 'buy') => Promise<Attribution | null>
  /** Origins of the sites on which a widget with this ref id earns; none named: all. Null where nobody earns by it. */
  readonly sitesOf: (refId: string) => Promise<readonly string[] | null>
}

type Needs = {
  readonly database: Database
  readonly clock: { readonly now: () => number }
  readonly catalogue: Catalogue
  readonly affiliatePolicy: AffiliatePolicy
}

type Known = {
  readonly affiliateId: string
  readonly toolId: string
  readonly shares: Readonly<Record<'exchange' | 'buy', bigint>>
  readonly sites: readonly string[]
}

const KEPT_MILLISECONDS = 10_000
const MOST_KEPT = 10_000

/** Keeps in memory what recent ref ids lead to. */
export function createAttributionView(needs: Needs): AttributionView {
  const kept = new Map<string, { readonly known: Promise<Known | null>; readonly until: number }>()
  return {
    find: async (refId, of) => {
      const found = await knownOf(refId)
      return found && { ...found, shareBps: found.shares[of] }
    },
    sitesOf: async (refId) => (await knownOf(refId))?.sites ?? null,
  }

  async function knownOf(refId: string | null): Promise<Known | null> {
    if (refId === null || !isRefId(refId)) return null
    const now = performance.now()
    const before = kept.get(refId)
    return before !== undefined && before.until > now ? before.known : look(refId, now)
  }

  function look(refId: string, now: number): Promise<Known | null> {
    // Ref ids that nobody has must not fill the memory.
    if (kept.size >= MOST_KEPT) kept.clear()
    const known = read(needs, refId)
    kept.set(refId, { known, until: now + KEPT_MILLISECONDS })
    known.catch(() => kept.delete(refId))
    return known
  }
}

type Row = {
  readonly affiliate_id: string
  readonly tool_id: string
  readonly type: ToolType | null
  readonly settings: string | null
  readonly exchange_bps: number | null
  readonly widget_bps: number | null
  readonly buy_bps: number | null
}

async function read(needs: Needs, refId: string): Promise<Known | null> {
  const { rows } = await sql<Row>`
    select a.id as affiliate_id, '' as tool_id, null as type, null as settings, a.exchange_bps, a.widget_bps, a.buy_bps
    from affiliate a where a.ref_id = ${refId} and a.state = 'approved'
    union all
    select a.id, t.id, t.type, t.settings, a.exchange_bps, a.widget_bps, a.buy_bps
    from affiliate_tool t join affiliate a on a.id = t.affiliate_id
    where t.id = ${refId} and not t.is_disabled and a.state = 'approved'
    limit 1`.execute(needs.database.direct())
  const [row] = rows
  if (row === undefined) return null
  const { affiliatePolicy } = needs
  const turnover =
    affiliatePolicy.terms.tiers.length === 0 ? 0n : await turnoverThisMonth(needs, row.affiliate_id)
  const bps = (agreed: number | null) => (agreed === null ? null : BigInt(agreed))
  const overrides = {
    exchange: bps(row.exchange_bps),
    widget: bps(row.widget_bps),
    buy: bps(row.buy_bps),
  }
  const share = (kind: CommissionKind) =>
    shareOf(affiliatePolicy.terms, kind, { turnover, overrides })
  const settings: ToolSettings = JSON.parse(row.settings ?? '{}')
  return {
    affiliateId: row.affiliate_id,
    toolId: row.tool_id,
    shares: { exchange: share(row.type === 'widget' ? 'widget' : 'exchange'), buy: share('buy') },
    sites: row.type === 'widget' ? (settings.sites ?? []) : [],
  }
}

/** Attodollars since the first of the month (UTC). */
async function turnoverThisMonth(needs: Needs, affiliateId: string): Promise<bigint> {
  const today = new Date(needs.clock.now()).toISOString().slice(0, 10)
  return readTurnover(needs, affiliateId, { from: `${today.slice(0, 7)}-01`, to: today })
}
