import type { Calls } from '@causeway/api/contract'
import type { WidgetOptions } from '@causeway/widget/embed'
import type { WidgetFrame } from './widget-frame.ts'

/** What a frame adds to prices for a partner, and on which sites it may then stand. */
export type FrameCommission = {
  readonly commission: WidgetFrame['commission']
  /** Origins; null: those that the operator allows. */
  readonly sites: readonly string[] | null
  /** Why nothing is added although the options say so, in English for the console; null where all is well. */
  readonly remark: string | null
}

const none = { commission: null, sites: null, remark: null } as const

/**
 * Looks up the partner's key that the options name. A widget that may not add a commission works without one. `site`: origin of
 * the page around, null where unknown.
 */
export async function commissionOfFrame(
  calls: Pick<Calls, 'widgetCommission'>,
  { commission: percent, partnerKey: key }: Pick<WidgetOptions, 'commission' | 'partnerKey'>,
  site: string | null,
): Promise<FrameCommission> {
  if (key === null && percent === null) return none
  if (key === null || percent === null) {
    return refused('partner-key and commission are needed together')
  }
  const bps = basisPointsOf(percent)
  const answer = await calls.widgetCommission({ key, bps: String(bps) })
  if (!answer.ok) {
    const { code, details } = answer.body.error
    return refused(
      code === 'commission_too_high'
        ? `commission="${percent}" is more than ${Number(details.maximumBps) / 100} percent`
        : `partner-key="${key}" is not the id of an active key with sites`,
    )
  }
  const { sites } = answer.body.result
  if (site !== null && !sites.includes(site)) {
    return refused(`${site} is not among the sites of partner-key="${key}"`)
  }
  return { commission: { key, bps }, sites, remark: null }
}

function refused(reason: string): FrameCommission {
  return { ...none, remark: `causeway-widget: ${reason}. No commission is added.` }
}

/** A percentage with at most two decimals. */
function basisPointsOf(percent: string): number {
  const [whole = '0', hundredths = ''] = percent.split('.')
  return Number(`${whole}${hundredths.padEnd(2, '0')}`)
}
