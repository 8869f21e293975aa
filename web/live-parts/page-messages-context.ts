import type { Messages } from '@causeway/content/messages'
import { createContext } from 'react'

/** Every phrase the page has, so that a part can take along those it speaks with. */
export const PageMessagesContext = createContext<Messages>({})
