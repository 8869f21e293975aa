import { type LanguageCode, languages } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'
import { Direction } from '@causeway/ui/primitives'
import { MessagesProvider } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { LanguageContext } from '../i18n/use-language.ts'

export type IslandFrameProps = {
  readonly language: LanguageCode
  readonly messages: Messages
  readonly children: ReactNode
}

/** Gives one island what the frame of a page gives to everything in it: language, phrases and direction. */
export function IslandFrame({ language, messages, children }: IslandFrameProps) {
  const { hreflang, direction } = languages[language]
  return (
    <LanguageContext value={language}>
      <MessagesProvider language={hreflang} messages={messages}>
        <Direction direction={direction}>{children}</Direction>
      </MessagesProvider>
    </LanguageContext>
  )
}
