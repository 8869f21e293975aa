import { languages } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'
import { classNames, Direction } from '@causeway/ui/primitives'
import { MessagesProvider } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { FramePrefixContext, LanguageContext } from '../i18n/use-language.ts'
import { IslandScripts, PageMessagesContext } from '../islands/index.ts'
import { AlertsContext } from '../overlays/index.ts'
import { PlayBanner } from '../parts/play-banner.tsx'
import type { loader } from '../root.server.ts'
import { FrameFoot } from './frame-foot.tsx'
import styles from './framed-page.module.css'
import { SandboxNote } from './sandbox-note.tsx'
import type { ShownFrame } from './shown-frame.ts'

export type FramedPageProps = {
  readonly root: Awaited<ReturnType<typeof loader>>
  readonly frame: ShownFrame
  readonly messages: Messages
  readonly children: ReactNode
}

/** A page inside the widget: no header, no footer, nothing of the site but the step itself (WIDGET-04). */
export function FramedPage({ root, frame, messages, children }: FramedPageProps) {
  const { account, brand, language, overlays, world } = root
  const { hreflang, direction } = languages[language]
  return (
    <LanguageContext value={language}>
      <FramePrefixContext value={frame.prefix}>
        <MessagesProvider language={hreflang} messages={messages}>
          <Direction direction={direction}>
            <AlertsContext value={overlays.alerts}>
              <PageMessagesContext value={messages}>
                {world === 'play' ? <PlayBanner /> : null}
                <main
                  id="content"
                  tabIndex={-1}
                  className={classNames(styles.content, frame.hasSheet && styles.sheet)}
                >
                  {children}
                  <FrameFoot
                    account={account}
                    brandName={frame.isBrandShown ? brand.name : null}
                    remarks={frame.remarks}
                  />
                </main>
              </PageMessagesContext>
            </AlertsContext>
            <SandboxNote siteAddress={frame.siteAddress} />
            <IslandScripts of={{ name: 'widget-frame' }} />
          </Direction>
        </MessagesProvider>
      </FramePrefixContext>
    </LanguageContext>
  )
}
