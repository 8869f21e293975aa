import type { Calls } from '@causeway/api/contract'
import {
  type LanguageCode,
  languageCodes,
  languages,
  splitLocalPath,
} from '@causeway/content/languages'
import { readWidgetOptions, type WidgetOptions, writeWidgetOptions } from '@causeway/widget/embed'
import { commissionOfFrame } from './commission-of-frame.server.ts'
import { framePrefix, pathInFrame, readFrameAddress } from './frame-address.ts'
import { partnerOfFrame } from './partner-of-frame.server.ts'
import type { WidgetFrame } from './widget-frame.ts'

/** A request for a step of the frame, as a request for the page of the site that it shows. */
export type FramedRequest = {
  readonly request: Request
  readonly frame: WidgetFrame
  readonly language: LanguageCode
}

/**
 * Takes the frame's part out of a request's address; null where it is not for a frame. A step that the frame does not have
 * becomes a path that leads nowhere.
 */
export async function framedRequest(
  request: Request,
  calls: Pick<Calls, 'affiliateWidget' | 'widgetCommission'>,
): Promise<FramedRequest | null> {
  const url = new URL(request.url)
  const { language: addressed, path } = splitLocalPath(url.pathname)
  const address = readFrameAddress(path, url.search.slice(1))
  if (address === null) return null
  const read = readWidgetOptions(new URLSearchParams(address.options))
  const site = siteAround(request, url)
  const { commission, ...added } = await commissionOfFrame(calls, read.options, site)
  // Of an order with a commission, the partner gets a share of the fee too.
  const partner =
    commission === null
      ? await partnerOfFrame(calls, read.options, site)
      : { refId: null, sites: added.sites, remark: null }
  // Somebody who earns nothing here must not bind the further steps to his sites.
  const options = {
    ...read.options,
    ...(partner.refId === null && { merchant: null, refId: null }),
    ...(commission === null && { partnerKey: null, commission: null }),
  }
  const frame: WidgetFrame = {
    prefix: framePrefix(writeWidgetOptions(options).toString()),
    options,
    problems: read.problems,
    merchantId: options.merchant ?? options.refId,
    refId: partner.refId,
    commission,
    sites: partner.sites,
    remarks: [added.remark, partner.remark].filter((remark) => remark !== null),
  }
  const language =
    addressed === 'en' ? languageFor(options, url.searchParams.get('lang')) : addressed
  const inner = new URL(url)
  inner.pathname = `${language === 'en' ? '' : `/${language}`}${address.path ?? '/widget-app/none'}`
  if (address.path === '/widget-app') inner.search = startOf(options, url.searchParams)
  return { request: new Request(inner, request), frame, language }
}

/** Origin of the page around the frame's first document, where its browser says it; null for a step of our own. */
function siteAround(request: Request, own: URL): string | null {
  const origin = URL.parse(request.headers.get('referer') ?? '')?.origin ?? null
  return origin === own.origin || origin === 'null' ? null : origin
}

/** The language that the host names, else that of its own document where we have it. */
function languageFor({ language }: WidgetOptions, host: string | null): LanguageCode {
  if (language !== 'host') return language
  const tag = (host ?? '').toLowerCase().split('-')[0] ?? ''
  return languageCodes.find((code) => languages[code].hreflang === tag) ?? 'en'
}

/** The reply with its redirects kept in the frame. */
export function framedReply(reply: Response, { prefix }: WidgetFrame): Response {
  const target = reply.headers.get('location')
  if (!target?.startsWith('/') || target.startsWith('//')) return reply
  const { language, path } = splitLocalPath(target)
  const headers = new Headers(reply.headers)
  headers.set('location', `${language === 'en' ? '' : `/${language}`}${pathInFrame(prefix, path)}`)
  return new Response(reply.body, { status: reply.status, headers })
}

/** What the form begins with, in the names of its own address; a step back brings its pair itself. */
function startOf({ amount, from, rate, to }: WidgetOptions, given: URLSearchParams): string {
  const query = new URLSearchParams()
  const start = {
    from: given.get('from') ?? from,
    to: given.get('to') ?? to,
    amount: given.get('amount') ?? given.get('amountFrom') ?? amount,
    isFixedRate: given.get('isFixedRate') ?? (rate === 'guaranteed' ? 'true' : null),
  }
  for (const [name, value] of Object.entries(start)) if (value !== null) query.set(name, value)
  return query.size === 0 ? '' : `?${query}`
}
