import type { LanguageCode } from '@causeway/content/languages'
import { loadMessages, type Messages } from '@causeway/content/messages'

/** The form's words. A file of its own: the table of all words is fetched with the form, never with a page. */
export function loadBuyingWords(language: LanguageCode): Promise<Messages> {
  return loadMessages(language, ['common', 'form', 'fiat'])
}
