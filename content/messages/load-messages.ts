import { type LanguageCode, languageCodes } from '../languages/index.ts'
import { arabic } from './ar/loaders.ts'
import type { Messages, Namespace, NamespaceLoaders } from './catalogue.ts'
import { german } from './de/loaders.ts'
import { english } from './en/loaders.ts'
import { spanish } from './es/loaders.ts'
import { french } from './fr/loaders.ts'
import { hindi } from './hi/loaders.ts'
import { japanese } from './ja/loaders.ts'
import { korean } from './ko/loaders.ts'
import { portuguese } from './pt/loaders.ts'
import { russian } from './ru/loaders.ts'
import { turkish } from './tr/loaders.ts'
import { vietnamese } from './vt/loaders.ts'
import { chinese } from './zh/loaders.ts'

// A language joins by its folder and one line here.
const loaders: { readonly [code in LanguageCode]?: NamespaceLoaders } = {
  en: english,
  ar: arabic,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  ru: russian,
  vt: vietnamese,
  hi: hindi,
  ja: japanese,
  ko: korean,
  zh: chinese,
  tr: turkish,
}

/** The languages that have messages, in the order of the language menu. */
export function offeredLanguages(): LanguageCode[] {
  return languageCodes.filter((code) => loaders[code] !== undefined)
}

/** Every namespace there is. */
export function allNamespaces(): Namespace[] {
  const names: readonly string[] = Object.keys(english)
  return names.filter((name): name is Namespace => name in english)
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
  const from = loaders[language] ?? english
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const [inEnglish, own] = await Promise.all([english[namespace](), from[namespace]()])
      return [namespace, from === english ? own : { ...inEnglish, ...own }] as const
    }),
  )
  return Object.fromEntries(loaded)
}
