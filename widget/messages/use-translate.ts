import type { Translate } from '@causeway/content/messages'
import { createContext, useContext } from 'react'

/** The page's language as a BCP 47 tag; null outside a MessagesProvider. */
export const LanguageTagContext = createContext<string | null>(null)

/** The page's language as a BCP 47 tag, for Intl. A component outside a MessagesProvider throws, as useTranslate. */
export function useLanguageTag(): string {
  const tag = useContext(LanguageTagContext)
  if (tag === null) throw new Error('There is no MessagesProvider around this component')
  return tag
}

/** The page's `t`; null outside a MessagesProvider. */
export const MessagesContext = createContext<Translate | null>(null)

/** The page's `t`. A component outside a MessagesProvider is a programmer's mistake and throws. */
export function useTranslate(): Translate {
  const translate = useContext(MessagesContext)
  if (translate === null) throw new Error('There is no MessagesProvider around this component')
  return translate
}
