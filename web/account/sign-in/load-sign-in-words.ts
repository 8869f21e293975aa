import type { LanguageCode } from '@causeway/content/languages'
import { loadMessages, type Messages } from '@causeway/content/messages'

/** The modal's words. A file of its own: the table of all words is fetched with the modal, never with a page. */
export function loadSignInWords(language: LanguageCode): Promise<Messages> {
  return loadMessages(language, ['auth', 'common', 'password'])
}
