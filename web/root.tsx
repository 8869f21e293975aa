import '@causeway/ui/tokens/tokens.css'
import '@causeway/ui/tokens/base.css'
import { languages } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'
import { Direction } from '@causeway/ui/primitives'
import { latinFontUrl } from '@causeway/ui/tokens'
import { MessagesProvider } from '@causeway/widget/messages'
import { type ReactNode, useMemo } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { accountSlot } from './account/index.ts'
import { LanguageContext } from './i18n/index.ts'
import { LivePartScripts, PageMessagesContext } from './live-parts/index.ts'
import { pages } from './pages.ts'
import { BrokenPage, ErrorPage, Footer, Header, PlayBanner, SkipLink } from './parts/index.ts'
import type { loader } from './root.server.ts'

export { loader, middleware } from './root.server.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latinFontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** The document around every page, error pages included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const page = useCurrentPage()
  const hasError = (useRouteError() ?? null) !== null
  // Without the frame's data there are no words but those of the broken page, which are English.
  const root = useRouteLoaderData<typeof loader>('root')
  const { hreflang, direction } = languages[root?.language ?? 'en']
  return (
    <html
      lang={hreflang}
      dir={direction}
      data-page-theme={hasError ? 'classic-gray' : (page?.theme ?? 'classic-gray')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {page?.wake === 'parts' ? null : (
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
    <Frame root={loaderData} hasFooter={page?.layout !== 'no-footer'}>
      <Outlet />
    </Frame>
  )
}

/** What stands in a page's place when it cannot be shown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root')
  if (root === undefined) return <BrokenPage />
  return (
    <Frame root={root} hasFooter>
      <ErrorPage error={error} />
    </Frame>
  )
}

type FrameProps = {
  readonly root: Route.ComponentProps['loaderData']
  readonly hasFooter: boolean
  readonly children: ReactNode
}

function Frame({ root, hasFooter, children }: FrameProps) {
  const { account, brand, language, offered, world } = root
  const { hreflang, direction } = languages[language]
  const messages = useMessages()
  return (
    <LanguageContext value={language}>
      <MessagesProvider language={hreflang} messages={messages}>
        <Direction direction={direction}>
          <SkipLink />
          {world === 'play' ? <PlayBanner /> : null}
          <PageMessagesContext value={messages}>
            <Header
              brandName={brand.name}
              world={world}
              language={language}
              offered={offered}
              account={account}
            />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
          </PageMessagesContext>
          {hasFooter ? (
            <Footer brandName={brand.name} world={world} language={language} offered={offered} />
          ) : null}
          <LivePartScripts of={accountSlot} />
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
