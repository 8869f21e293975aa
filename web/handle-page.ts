import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type PageContext, pageContext } from './load-context.ts'

// The router's types do not let an optional part be undefined; critical CSS is the dev server's alone.
const { allowedActionOrigins = false, basename = '/', unstable_getCriticalCss: _, ...parts } = build

const handle = createRequestHandler({ ...parts, allowedActionOrigins, basename }, 'production')

/**
 * Answers one request for a page, its data or its form: what `build/server/index.js` exports.
 * `context` holds for this request only.
 */
export function handlePage(request: Request, context: PageContext): Promise<Response> {
  const provider = new RouterContextProvider()
  provider.set(pageContext, context)
  return handle(request, provider)
}

export type { PageContext }
