import type { LanguageCode } from '../languages/index.ts'
import { type Messages, type Namespace, namespaceFiles } from './catalogue.ts'
import type { NamespaceMessages } from './message.ts'
import { readPhrases } from './read-phrases.ts'

const loaded = new Map<string, Promise<NamespaceMessages>>()

/** Every namespace there is. */
export function allNamespaces(): Namespace[] {
  const names: readonly string[] = Object.keys(namespaceFiles)
  return names.filter((name): name is Namespace => name in namespaceFiles)
}

/**
 * Loads the messages of the named namespaces and nothing else. Meant for loaders on the server: the reply travels
 * with the page's data, so that no catalogue enters a script. What a language lacks stands in English: a phrase in the
 * wrong language is better than a page that breaks, and the parity test finds it before any release.
 */
export async function loadMessages(
  language: LanguageCode,
  namespaces: readonly Namespace[],
): Promise<Messages> {
  const entries = await Promise.all(
    namespaces.map(async (namespace) => {
      const [english, own] = await Promise.all([
        loadNamespace('en', namespace),
        loadNamespace(language, namespace),
      ])
      return [namespace, own === english ? own : { ...english, ...own }] as const
    }),
  )
  return Object.fromEntries(entries)
}

/** One namespace as the language's own file has it, read once: with nothing in the place of what it lacks. */
export function loadNamespace(
  language: LanguageCode,
  namespace: Namespace,
): Promise<NamespaceMessages> {
  const file = namespaceFiles[namespace]
  const key = `${language}/${file}`
  const known = loaded.get(key)
  if (known !== undefined) return known
  const phrases = import(`./${language}/${file}.json`, { with: { type: 'json' } }).then(
    (read: { readonly default: Readonly<Record<string, string>> }) => readPhrases(read.default),
  )
  loaded.set(key, phrases)
  return phrases
}
