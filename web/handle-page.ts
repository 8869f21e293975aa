import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { type PageContext, pageContext } from './load-context.ts'

const handle = createRequestHandler(build, 'production')

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
