import { createTranslator, type Messages } from '@causeway/content/messages'
import { type ReactNode, useMemo } from 'react'
import { LanguageTagContext, MessagesContext } from './use-translate.ts'

export type MessagesProviderProps = {
  /** BCP 47 tag: `languages[code].hreflang`. */
  readonly language: string
  /** What the page's loader got from `loadMessages`. */
  readonly messages: Messages
  readonly children: ReactNode
}

/** Gives the components inside it their words. Stands around each page, with only that page's namespaces. */
export function MessagesProvider({ language, messages, children }: MessagesProviderProps) {
  const translate = useMemo(() => createTranslator(language, messages), [language, messages])
  return (
    <LanguageTagContext value={language}>
      <MessagesContext value={translate}>{children}</MessagesContext>
    </LanguageTagContext>
  )
}
