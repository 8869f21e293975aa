import * as build from 'virtual:react-router/server-build'
import type { OperatorContent } from '@causeway/content/edited/operator-content'
import {
  type LanguageCode,
  languageCodes,
  localPath,
  splitLocalPath,
} from '@causeway/content/languages'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import { callsInLanguage } from './calls-in-language.ts'
import { type PageContext, pageContext } from './load-context.ts'
import { pages } from './pages.ts'
import { callsInFrame } from './widget-frame/calls-in-frame.ts'
import { framedReply, framedRequest } from './widget-frame/widget-frame.server.ts'

// The router's types do not let an optional part be undefined; critical CSS is the dev server's alone.
const {
  allowedActionOrigins: _origins,
  basename: _base,
  unstable_getCriticalCss: _,
  ...parts
} = build

// Where a form comes from is looked at before it gets here, by whoever knows all names of the site.
const ANY_ORIGIN = ['**']

/** One handler per language: its prefix is the router's base, so links, forms and redirects keep it. */
const handlers: ReadonlyMap<LanguageCode, RequestHandler> = new Map(
  languageCodes.map((language) => [
    language,
    createRequestHandler(
      { ...parts, allowedActionOrigins: ANY_ORIGIN, basename: localPath(language, '/') },
      'production',
    ),
  ]),
)

/** What the server hands over with a request: the operator's content is that of the moment (PAGE-07). */
type HandedOver = Omit<PageContext, 'brand' | 'language' | 'site' | 'edited' | 'frame'> & {
  readonly brand: () => PageContext['brand']
  readonly content: () => OperatorContent
}

/**
 * Answers one request for a page, its data or its form: what `build/server/index.js` exports.
 * `context` holds for this request only. The prefix of a language that is not offered is no page (404).
 */
export async function handlePage(
  request: Request,
  { brand, content, ...context }: HandedOver,
): Promise<Response> {
  const framed = await framedRequest(request, context.calls)
  const { pathname } = new URL(request.url)
  const language = framed?.language ?? splitLocalPath(pathname).language
  const shown = handlers.has(language) ? language : 'en'
  const handle = handlers.get(shown)
  if (handle === undefined) throw new Error('English has no messages')
  const provider = new RouterContextProvider()
  const calls = callsInLanguage(shown, context.calls)
  const { site, texts: edited } = content()
  const frame = framed?.frame ?? null
  provider.set(pageContext, {
    ...context,
    brand: brand(),
    site,
    edited,
    calls: frame === null ? calls : callsInFrame(calls, frame),
    language: shown,
    frame,
  })
  if (framed === null) return handle(request, provider)
  return framedReply(await handle(framed.request, provider), framed.frame)
}

export { cacheKey } from './cache-key.ts'
export { contentSecurityPolicy } from './content-security-policy.ts'
export type { PageContext }

/** Pages that search engines are told of and that there is one of: their paths without language (PAGE-05). */
export const indexedPaths: readonly string[] = pages
  .filter(({ isIndexed, path, protection }) => {
    return isIndexed && protection === 'none' && !/[:*]/.test(path)
  })
  .map(({ path }) => `/${path}`)
