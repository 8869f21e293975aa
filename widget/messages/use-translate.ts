import type { Translate } from '@causeway/content/messages'
import { createContext, useContext } from 'react'

/** The page's `t`; null outside a MessagesProvider. */
export const MessagesContext = createContext<Translate | null>(null)

/** The page's `t`. A component outside a MessagesProvider is a programmer's mistake and throws. */
export function useTranslate(): Translate {
  const translate = useContext(MessagesContext)
  if (translate === null) throw new Error('There is no MessagesProvider around this component')
  return translate
}
