import { type LanguageCode, languageCodes } from '../languages/index.ts'
import type { Messages, Namespace, NamespaceLoaders } from './catalogue.ts'
import { english } from './en/loaders.ts'

// A language joins by its folder and one line here.
const loaders: { readonly [code in LanguageCode]?: NamespaceLoaders } = { en: english }

/** The languages that have messages, in the order of the language menu. */
export function offeredLanguages(): LanguageCode[] {
  return languageCodes.filter((code) => loaders[code] !== undefined)
}

/**
 * Loads the messages of the named namespaces and nothing else. Meant for loaders on the server: the reply travels
 * with the page's data, so that no catalogue enters a script. A language without messages gets English.
 */
export async function loadMessages(
  language: LanguageCode,
  namespaces: readonly Namespace[],
): Promise<Messages> {
  const from = loaders[language] ?? english
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await from[namespace]()] as const),
  )
  return Object.fromEntries(loaded)
}
