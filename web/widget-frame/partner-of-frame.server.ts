import type { Calls } from '@causeway/api/contract'
import type { WidgetOptions } from '@causeway/widget/embed'

/** For whom a frame's orders count, and on which sites it may then stand. */
export type FramePartner = {
  readonly refId: string | null
  /** Origins; null: those that the operator allows. */
  readonly sites: readonly string[] | null
  /** Why nobody earns although somebody was named, in English for the console; null where all is well. */
  readonly remark: string | null
}

const nobody = { refId: null, sites: null, remark: null } as const
const ID = /^(?:[2-9a-z]{14}|[0-9a-f]{20})$/

/**
 * Looks up the partner that the options name. A widget on a site that is not among his works, but earns him nothing; where the
 * browser does not say which site it is, the frame may stand on his sites alone. `site`: origin of the page around, null where
 * unknown.
 */
export async function partnerOfFrame(
  calls: Pick<Calls, 'affiliateWidget'>,
  { merchant, refId }: Pick<WidgetOptions, 'merchant' | 'refId'>,
  site: string | null,
): Promise<FramePartner> {
  const id = merchant ?? refId
  if (id === null) return nobody
  const answer = ID.test(id) ? await calls.affiliateWidget({ id }) : null
  if (!answer?.ok) {
    return { ...nobody, remark: `causeway-widget: merchant="${id}" is not known. Nobody earns.` }
  }
  const { refId: found, sites } = answer.body.result
  if (sites.length === 0) return { ...nobody, refId: found }
  if (site !== null && !sites.includes(site)) {
    const remark = `causeway-widget: ${site} is not among the sites of merchant="${id}". Nobody earns.`
    return { ...nobody, remark }
  }
  return { refId: found, sites, remark: null }
}
