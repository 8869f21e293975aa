import { createContext } from 'react'

/** The page's language as a BCP 47 tag; null outside a MessagesProvider. */
export const LanguageTagContext = createContext<string | null>(null)
