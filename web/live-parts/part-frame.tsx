import { type LanguageCode, languages } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'
import { Direction } from '@causeway/ui/primitives'
import { MessagesProvider } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { LanguageContext } from '../i18n/index.ts'

export type PartFrameProps = {
  readonly language: LanguageCode
  readonly messages: Messages
  readonly children: ReactNode
}

/** What the frame of a page gives to everything in it, around one part. */
export function PartFrame({ language, messages, children }: PartFrameProps) {
  const { hreflang, direction } = languages[language]
  return (
    <LanguageContext value={language}>
      <MessagesProvider language={hreflang} messages={messages}>
        <Direction direction={direction}>{children}</Direction>
      </MessagesProvider>
    </LanguageContext>
  )
}
