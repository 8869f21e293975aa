import type { LanguageCode } from '@causeway/content/languages'

/** The language pages are written in. English is the only one that has messages. */
export const pageLanguage: LanguageCode = 'en'
