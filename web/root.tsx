import '@causeway/ui/tokens/tokens.css'
import '@causeway/ui/tokens/base.css'
import { languages } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'
import { latinFontUrl } from '@causeway/ui/fonts'
import { Direction } from '@causeway/ui/primitives'
import { MessagesProvider } from '@causeway/widget/messages'
import { type ReactNode, useContext, useMemo } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { accountSlot } from './account/index.ts'
import { BrandLogoContext } from './brand/index.ts'
import { LanguageContext } from './i18n/use-language.ts'
import { IslandScripts, IslandServer, PageMessagesContext } from './islands/index.ts'
import { AlertsContext, Notices, Overlays } from './overlays/index.ts'
import { type Page, pages } from './pages.ts'
import { BrokenPage } from './parts/broken-page.tsx'
import { ErrorPage } from './parts/error-page.tsx'
import { PlayBanner } from './parts/play-banner.tsx'
import { SkipLink } from './parts/skip-link.tsx'
import type { loader } from './root.server.ts'
import {
  Footer,
  FormBlock,
  Header,
  pageTypeOf,
  ReviewBadge,
  SideMenu,
  ToTop,
} from './shell/index.ts'
import { Telemetry } from './telemetry/telemetry.tsx'
import { documentOfFrame } from './widget-frame/document-of-frame.ts'
import { FramedPage } from './widget-frame/framed-page.tsx'

export { loader, middleware } from './root.server.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latinFontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** The document around every page, error pages included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const page = useCurrentPage()
  const hasError = (useRouteError() ?? null) !== null
  const hasIslands = useContext(IslandServer) !== null
  const { pathname } = useLocation()
  // Without the frame's data there are no words but those of the broken page, which are English.
  const root = useRouteLoaderData<typeof loader>('root')
  const { hreflang, direction } = languages[root?.language ?? 'en']
  const sheet = root?.brand.sheet ?? null
  return (
    <html
      lang={hreflang}
      dir={direction}
      data-page-theme={hasError ? 'classic-gray' : (page?.theme ?? 'classic-gray')}
      data-page-type={pageTypeOf(pathname)}
      {...documentOfFrame(root?.frame ?? null, root?.language ?? 'en')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        {sheet === null ? null : <link rel="stylesheet" href={sheet} />}
      </head>
      <body {...(root?.frame ? { style: { minBlockSize: 0, display: 'flow-root' } } : {})}>
        {children}
        {hasIslands ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** A page in its frame: banner, header, the page, footer. */
export default function App({ loaderData }: Route.ComponentProps) {
  const page = useCurrentPage()
  return (
    <Frame root={loaderData} page={page}>
      <Outlet />
    </Frame>
  )
}

/** What stands in a page's place when it cannot be shown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  if (root === undefined) return <BrokenPage />
  return (
    <Frame root={root} page={undefined}>
      <ErrorPage error={error} />
    </Frame>
  )
}

type FrameProps = {
  readonly root: Route.ComponentProps['loaderData']
  /** Undefined where something else stands in a page's place. */
  readonly page: Page | undefined
  readonly children: ReactNode
}

function Frame(props: FrameProps) {
  return (
    <BrandLogoContext value={props.root.brand.logo ?? null}>
      <PageFrame {...props} />
    </BrandLogoContext>
  )
}

function PageFrame({ root, page, children }: FrameProps) {
  const { account, brand, language, offered, overlays, shell, world } = root
  const omitsBanner = page?.omitsBanner ?? false
  const { hreflang, direction } = languages[language]
  const messages = useMessages()
  if (root.frame !== null) {
    return (
      <FramedPage root={root} frame={root.frame} messages={messages}>
        {children}
      </FramedPage>
    )
  }
  if (page?.layout === 'backoffice') {
    return (
      <LanguageContext value={language}>
        <MessagesProvider language={hreflang} messages={messages}>
          <Direction direction={direction}>{children}</Direction>
        </MessagesProvider>
      </LanguageContext>
    )
  }
  const layout = page?.layout ?? 'full'
  const hasAccount = !page?.omitsAuthModal && layout !== 'minimal'
  const common = { brandName: brand.name, world, language, offered, site: shell.site }
  return (
    <LanguageContext value={language}>
      <MessagesProvider language={hreflang} messages={messages}>
        <Direction direction={direction}>
          <SkipLink />
          {world === 'play' ? <PlayBanner /> : null}
          <AlertsContext value={overlays.alerts}>
            <Notices data={overlays} omitsBanner={omitsBanner} />
            <PageMessagesContext value={messages}>
              {layout === 'minimal' ? null : <Header {...common} account={account} page={page} />}
              {page?.hasSideMenu ? <SideMenu world={world} /> : null}
              <main id="content" tabIndex={-1}>
                {children}
              </main>
              {page?.hasFormBlock && shell.form !== null ? <FormBlock form={shell.form} /> : null}
            </PageMessagesContext>
          </AlertsContext>
          {page?.hasReviewBadge ? <ReviewBadge badge={shell.site.reviewBadge} /> : null}
          {layout === 'full' ? (
            <Footer {...common} pairs={shell.pairs} money={shell.money} />
          ) : null}
          {page?.hasSideMenu ? <ToTop /> : null}
          <Overlays data={overlays} brandName={brand.name} omitsBanner={omitsBanner} />
          <Telemetry tracking={root.tracking} pageType={root.pageType} />
          <IslandScripts of={hasAccount ? accountSlot : { name: 'bare-frame' }} />
        </Direction>
      </MessagesProvider>
    </LanguageContext>
  )
}

function useCurrentPage() {
  const id = useMatches().at(-1)?.id
  return pages.find((page) => page.id === id)
}

/** The words of the frame and of the page in it, each loaded by its own loader. */
function useMessages(): Messages {
  const matches = useMatches()
  return useMemo(
    () => Object.assign({}, ...matches.map(({ loaderData }) => messagesOf(loaderData))),
    [matches],
  )
}

function messagesOf(loaderData: unknown): Messages {
  return hasMessages(loaderData) ? loaderData.messages : {}
}

function hasMessages(loaderData: unknown): loaderData is { readonly messages: Messages } {
  return typeof loaderData === 'object' && loaderData !== null && 'messages' in loaderData
}
