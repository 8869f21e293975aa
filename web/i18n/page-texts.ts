import { editMessages } from '@causeway/content/edited/edit-messages'
import type { EditedTexts } from '@causeway/content/edited/operator-content'
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

/**
 * Loads the named namespaces in the page's language and no others, worded by the operator where he wished. Meant for
 * loaders and actions.
 */
export async function pageTexts(
  { edited, language }: { readonly language: LanguageCode; readonly edited: EditedTexts },
  namespaces: readonly Namespace[],
): Promise<PageTexts> {
  const messages = editMessages(await loadMessages(language, namespaces), edited.phrases[language])
  return { messages, t: createTranslator(languages[language].hreflang, messages) }
}
