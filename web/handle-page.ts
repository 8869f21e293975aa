import * as build from 'virtual:react-router/server-build'
import { type LanguageCode, localPath, splitLocalPath } from '@causeway/content/languages'
import { offeredLanguages } from '@causeway/content/messages'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import { callsInLanguage } from './calls-in-language.ts'
import { type PageContext, pageContext } from './load-context.ts'
import { pages } from './pages.ts'

// The router's types do not let an optional part be undefined; critical CSS is the dev server's alone.
const {
  allowedActionOrigins = false,
  basename: _base,
  unstable_getCriticalCss: _,
  ...parts
} = build

/** One handler per language: its prefix is the router's base, so links, forms and redirects keep it. */
const handlers: ReadonlyMap<LanguageCode, RequestHandler> = new Map(
  offeredLanguages().map((language) => [
    language,
    createRequestHandler(
      { ...parts, allowedActionOrigins, basename: localPath(language, '/') },
      'production',
    ),
  ]),
)

/**
 * Answers one request for a page, its data or its form: what `build/server/index.js` exports.
 * `context` holds for this request only. The prefix of a language that is not offered is no page (404).
 */
export function handlePage(
  request: Request,
  context: Omit<PageContext, 'language'>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { language } = splitLocalPath(pathname)
  const shown = handlers.has(language) ? language : 'en'
  const handle = handlers.get(shown)
  if (handle === undefined) throw new Error('English has no messages')
  const provider = new RouterContextProvider()
  const calls = callsInLanguage(shown, context.calls)
  provider.set(pageContext, { ...context, calls, language: shown })
  return handle(request, provider)
}

/**
 * Whether a page is the same for every visitor and may be kept: then it is to be asked for without anybody's cookies,
 * address or rights.
 */
export function isSharedPage(pathname: string): boolean {
  const { path } = splitLocalPath(pathname)
  return pages.some((page) => page.wake === 'parts' && `/${page.path}` === path)
}

export { contentSecurityPolicy } from './content-security-policy.ts'
export type { PageContext }
