import type { AffiliateToolOut } from '@causeway/api/contract'
import { languageOf, localPath } from '@causeway/content/languages'
import { addressOf } from '../../../seo-pages/address-of.ts'

/** What of a tool decides where it leads. */
export type LinkedTool = Pick<AffiliateToolOut, 'id' | 'settings'>

/**
 * The address that a tool leads to, with its ref id and what its settings add: a pair's page, or the form that begins
 * with what was set. `publicUrl`: origin of the site.
 */
export function toolLink(publicUrl: string, { id, settings }: LinkedTool): string {
  const { language, utmCampaign, utmMedium, utmSource } = settings
  const { path, query } = targetOf(settings)
  const url = new URL(localPath(languageOf(language ?? null), path), publicUrl)
  const added = {
    ...query,
    ref_id: id,
    utm_source: utmSource,
    utm_medium: utmMedium,
    utm_campaign: utmCampaign,
  }
  for (const [name, value] of Object.entries(added)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, value)
  }
  return url.href
}

type Target = {
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
}

function targetOf({ amount, from, page, to }: LinkedTool['settings']): Target {
  // What is paid with is the visitor’s own money.
  if (page === 'buy') return { path: '/buy', query: { to, amount } }
  const isPair = from !== undefined && to !== undefined && from !== to
  if (isPair && amount === undefined) {
    return { path: addressOf.pair({ ticker: from }, { ticker: to }), query: {} }
  }
  return { path: '/', query: { from, to, amount } }
}
