import type { Translate } from '@causeway/content/messages'
import { useContext } from 'react'
import { MessagesContext } from './messages-context.ts'

/** The page's `t`. A component outside a MessagesProvider is a programmer's mistake and throws. */
export function useTranslate(): Translate {
  const translate = useContext(MessagesContext)
  if (translate === null) throw new Error('There is no MessagesProvider around this component')
  return translate
}
