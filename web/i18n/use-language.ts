import type { LanguageCode } from '@causeway/content/languages'
import { useContext } from 'react'
import { LanguageContext } from './language-context.ts'

/** The language of the page: that of its address. */
export function useLanguage(): LanguageCode {
  return useContext(LanguageContext)
}
