import { type LanguageCode, languages } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'
import { Direction } from '@causeway/ui/primitives'
import { MessagesProvider } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { FramePrefixContext, LanguageContext } from '../i18n/use-language.ts'

export type IslandFrameProps = {
  readonly language: LanguageCode
  readonly messages: Messages
  /** Of the widget's frame; null on the site. */
  readonly framePrefix?: string | null
  readonly children: ReactNode
}

/** Gives one island what the frame of a page gives to everything in it: language, phrases and direction. */
export function IslandFrame({
  language,
  messages,
  framePrefix = null,
  children,
}: IslandFrameProps) {
  const { hreflang, direction } = languages[language]
  return (
    <LanguageContext value={language}>
      <FramePrefixContext value={framePrefix}>
        <MessagesProvider language={hreflang} messages={messages}>
          <Direction direction={direction}>{children}</Direction>
        </MessagesProvider>
      </FramePrefixContext>
    </LanguageContext>
  )
}
