import { createContext, useContext } from 'react'

/** The page's language as a BCP 47 tag; null outside a MessagesProvider. */
export const LanguageTagContext = createContext<string | null>(null)

/** The page's language as a BCP 47 tag, for Intl. A component outside a MessagesProvider throws, as useTranslate. */
export function useLanguageTag(): string {
  const tag = useContext(LanguageTagContext)
  if (tag === null) throw new Error('There is no MessagesProvider around this component')
  return tag
}
