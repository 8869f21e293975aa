import { type LanguageCode, languages } from '@causeway/content/languages'
import {
  createTranslator,
  loadMessages,
  type Messages,
  type Namespace,
  type Translate,
} from '@causeway/content/messages'

/** A page's phrases: `messages` travels with the loader's reply, `t` speaks in the loader itself. */
export type PageTexts = { readonly messages: Messages; readonly t: Translate }

/** Loads the named namespaces in the page's language and no others. Meant for loaders and actions. */
export async function pageTexts(
  { language }: { readonly language: LanguageCode },
  namespaces: readonly Namespace[],
): Promise<PageTexts> {
  const messages = await loadMessages(language, namespaces)
  return { messages, t: createTranslator(languages[language].hreflang, messages) }
}
