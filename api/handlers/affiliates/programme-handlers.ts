import { LONGEST_TOOL_NAME, shareOf, toolTickers } from '@causeway/core/affiliates'
import type { UseCases } from '@causeway/server'
import type { AffiliateRow, AffiliateTool } from '@causeway/server/affiliates'
import type {
  AffiliateStatusReply,
  AffiliateTermsOut,
  AffiliateToolOut,
  affiliateProgrammeCalls,
} from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }

/** Joining the affiliate programme, and an affiliate's tools (EARN-01 to EARN-03, EARN-06). */
export function createAffiliateProgrammeHandlers({
  useCases,
  words,
}: Needs): HandlersOf<typeof affiliateProgrammeCalls> {
  const { affiliatePolicy, affiliates } = useCases
  const status = (row: AffiliateRow | null) => answer(statusOut(useCases, row))
  return {
    affiliateTerms: async () => answer({ result: termsOut(useCases, null) }),
    affiliateStatus: async (_input, { session }) =>
      status(await affiliates.status(session.accountId)),
    affiliateApply: async ({ about, website }, { session }) =>
      status(
        await affiliates.apply(session.accountId, {
          website: website?.trim() || null,
          about: about?.trim() || null,
        }),
      ),
    affiliateBecomePartner: async (application, { session }) =>
      status(await affiliates.apply(session.accountId, application)),
    affiliateRefId: async ({ merchantId }) => {
      const found = await affiliates.refIdOfMerchant(merchantId)
      return found.ok ? answer({ result: { refId: found.value } }) : refuse(found.failure, words)
    },
    affiliateWidget: async ({ id }) => {
      const found = await affiliates.findWidget(id)
      if (!found.ok) return refuse(found.failure, words)
      const { refId, sites } = found.value
      return answer({ result: { refId, sites: [...sites] } })
    },
    affiliateClick: async ({ refId }) => {
      const counted = await affiliates.countClick(refId)
      if (!counted.ok) return refuse(counted.failure, words)
      return answer({ result: { ...affiliatePolicy.rule } })
    },
    affiliateTools: async (_input, { session }) => {
      const tools = await affiliates.listTools(session.accountId)
      return answer({
        result: {
          tools: tools.map(toolOut),
          tickers: [...toolTickers],
          mostNameCharacters: LONGEST_TOOL_NAME,
        },
      })
    },
    affiliateCreateTool: async (asked, { session }) => {
      const created = await affiliates.createTool(session.accountId, asked)
      return created.ok
        ? answer({ result: toolOut(created.value) })
        : refuse(created.failure, words)
    },
    affiliateUpdateTool: async (change, { session }) => {
      const updated = await affiliates.updateTool(session.accountId, change)
      return updated.ok
        ? answer({ result: toolOut(updated.value) })
        : refuse(updated.failure, words)
    },
  }
}

function toolOut({ createdAt, settings, ...tool }: AffiliateTool): AffiliateToolOut {
  const { sites, tickers, ...others } = settings
  return {
    ...tool,
    settings: {
      ...others,
      ...(sites === undefined ? {} : { sites: [...sites] }),
      ...(tickers === undefined ? {} : { tickers: [...tickers] }),
    },
    createdAt: createdAt.toISOString(),
  }
}

function statusOut(useCases: UseCases, row: AffiliateRow | null): AffiliateStatusReply {
  return {
    result: {
      status: row?.state ?? 'none',
      refId: row?.state === 'applied' || row?.state === 'approved' ? row.ref_id : null,
      reason: row?.reason ?? null,
      appliedAt: row?.applied_at.toISOString() ?? null,
      decidedAt: row?.decided_at?.toISOString() ?? null,
      terms: termsOut(useCases, row),
    },
  }
}

/** What was agreed with an affiliate; null: what everyone is offered. */
function termsOut(
  { affiliatePolicy, feePolicy }: UseCases,
  row: AffiliateRow | null,
): AffiliateTermsOut {
  const { approval, paysMonthly, rule, terms } = affiliatePolicy
  const bps = (agreed: number | null | undefined) =>
    agreed === null || agreed === undefined ? null : BigInt(agreed)
  const overrides = {
    exchange: bps(row?.exchange_bps),
    widget: bps(row?.widget_bps),
    buy: bps(row?.buy_bps),
  }
  const share = (kind: keyof typeof overrides) =>
    Number(shareOf(terms, kind, { turnover: 0n, overrides }))
  return {
    shares: { exchange: share('exchange'), widget: share('widget'), buy: share('buy') },
    // An agreed share counts instead of tiers.
    tiers: (overrides.exchange === null ? terms.tiers : []).map(({ shareBps, turnoverUsd }) => ({
      turnoverUsd: turnoverUsd.toString(),
      shareBps: Number(shareBps),
    })),
    purchaseRevenueBps: Number(affiliatePolicy.purchaseRevenueBps),
    feeBps: Number(feePolicy.serviceFeeBps),
    ...rule,
    isApprovedAtOnce: approval === 'automatic',
    paysMonthly,
  }
}
