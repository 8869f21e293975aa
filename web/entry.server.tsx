import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import islandFiles from 'virtual:island-files'
import { serviceScripts } from '@causeway/content/site'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { homeExchange } from './exchange-form/home-exchange.tsx'
import { IslandServer, StaticIsland } from './islands/index.ts'
import { type PageContext, pageContext } from './load-context.ts'
import { pageHeaders } from './page-headers.ts'
import { type Page, pages } from './pages.ts'
import { servicesOnPage } from './services-on-page.ts'
import { ExchangeIsland } from './shell/index.ts'

/** Renders the whole page before the first byte, so that status and headers are true. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { cspNonce, frame, site, widgetSites } = loadContext.get(pageContext)
  const page = pageOf(routerContext)
  for (const [name, value] of Object.entries(pageHeaders(page))) headers.set(name, value)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy([`'nonce-${cspNonce}'`], [], {
      frames: isFraming(page) ? 'self' : 'none',
      ...ancestorsOf(page, { frame, widgetSites }),
      formAction: formActionOf(routerContext),
      services: serviceScripts(servicesOnPage(page, site)),
    }),
  )
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers })
  const router = <ServerRouter context={routerContext} url={request.url} nonce={cspNonce} />
  const html = await renderPage(
    page?.hydration === 'islands' ? (
      <IslandServer value={islandServer(routerContext, cspNonce)}>
        <ExchangeIsland value={homeExchange}>{router}</ExchangeIsland>
      </IslandServer>
    ) : (
      router
    ),
    cspNonce,
  )
  return new Response(html, { status, headers })
}

/** A method that a page does not have, or a path that leads nowhere, is answered and no error of ours. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(pageContext).onError(error)
}

/** The gallery frames pages of ours, the play world's mail box its mails, the builder the widget. */
function isFraming(page: Page | undefined): boolean {
  return page?.id === 'preview' || page?.id === 'sandbox-mail' || page?.id === 'widget'
}

/**
 * Who may hold a page in a frame, where it is not its own origin. The widget: the sites of the partner who earns by it, as far
 * as the operator allows them, and our own builder. The builder: nobody.
 */
function ancestorsOf(
  page: Page | undefined,
  { frame, widgetSites }: Pick<PageContext, 'frame' | 'widgetSites'>,
): { readonly ancestors?: string } {
  if (frame === null) return page?.id === 'widget' ? { ancestors: "'none'" } : {}
  const own = frame.sites
  const sites =
    own === null ? widgetSites : own.filter((site) => widgetSites?.includes(site) ?? true)
  return { ancestors: sites === null ? '*' : ["'self'", ...sites].join(' ') }
}

/** Where the page's own data says that its form goes: the provider of the order that is paid, and nobody else. */
function formActionOf({ staticHandlerContext }: EntryContext): string | null {
  const { loaderData, matches } = staticHandlerContext
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? '']
  const origin = typeof data === 'object' && data !== null && 'formOrigin' in data ? data : null
  return typeof origin?.formOrigin === 'string' ? origin.formOrigin : null
}

function pageOf({ staticHandlerContext }: EntryContext): Page | undefined {
  const id = staticHandlerContext.matches.at(-1)?.route.id
  return pages.find((page) => page.id === id)
}

function islandServer(context: EntryContext, nonce: string): IslandServer {
  return {
    Static: StaticIsland,
    render: (island, identifierPrefix) => renderToString(island, { identifierPrefix }),
    filesOf: (name) => {
      const files = islandFiles[name]
      if (files === undefined) throw new Error(`there is no ${name}.client.ts`)
      return files
    },
    stylesOf: (name) => {
      const ofRoutes = stylesOfRoutes(context)
      return (islandFiles[name]?.styles ?? []).filter((file) => !ofRoutes.has(file))
    },
    nonce,
    prefetch: filesOfNext(context),
  }
}

function stylesOfRoutes({ manifest, staticHandlerContext }: EntryContext): ReadonlySet<string> {
  const files = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.css ?? [],
  )
  return new Set(files.map(plainName))
}

/** A style sheet that several scripts need is named with a mark behind it. */
function plainName(file: string): string {
  return file.replace(/#$/, '')
}

/** Scripts and styles of the page that people go on to. */
function filesOfNext(context: EntryContext): readonly string[] {
  const id = pageOf(context)?.id ?? ''
  const next = id.startsWith('buy-') ? dealStep : id === 'processing' ? orderStep : exchangeStep
  const { module, imports, inline } = islandFiles[next.island] ?? noFiles
  const css = context.manifest.routes[next.page]?.css ?? []
  const files = [...(inline === null ? [module] : []), ...imports, ...css]
  return [...new Set(files.map(plainName))]
}

const noFiles = { module: '', imports: [], inline: '' }

const exchangeStep = { page: 'processing', island: 'processing-page' }
const dealStep = { page: 'buy', island: 'deal-page' }
const orderStep = { page: 'transaction', island: 'transaction-page' }

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
