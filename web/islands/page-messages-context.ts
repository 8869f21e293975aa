import type { Messages } from '@causeway/content/messages'
import { createContext } from 'react'

/** Every phrase the page has, so that an island can take along those that it shows. */
export const PageMessagesContext = createContext<Messages>({})
