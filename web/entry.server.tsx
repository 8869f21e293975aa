import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { pageContext } from './load-context.ts'

/** Renders the whole page before the first byte, so that status and headers are true. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { cspNonce } = loadContext.get(pageContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(cspNonce))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers })
  const html = await renderPage(
    <ServerRouter context={routerContext} url={request.url} nonce={cspNonce} />,
    cspNonce,
  )
  return new Response(html, { status, headers })
}

async function renderPage(page: React.ReactNode, nonce: string): Promise<string> {
  const body = new PassThrough()
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        pipe(body)
        resolve()
      },
      onShellError: reject,
      onError: reject,
    })
  })
  return text(body)
}
