import type { LanguageCode } from '@causeway/content/languages'
import { createContext } from 'react'

/** The language the page is shown in: that of its address. */
export const LanguageContext = createContext<LanguageCode>('en')
