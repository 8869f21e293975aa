import type { Translate } from '@causeway/content/messages'
import { createContext } from 'react'

/** The page's `t`; null outside a MessagesProvider. */
export const MessagesContext = createContext<Translate | null>(null)
