import { type LanguageCode, languageCodes, languages } from '../languages/index.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import type { RefusalTexts } from './refusal-texts.ts'

const texts: { readonly [code in LanguageCode]?: RefusalTexts } = { ar: arabic, de: german }

/** What a refusal says in a language; null where only English, or nobody but a program, meets it. */
export function refusalText(language: LanguageCode, code: string): string | null {
  const own = texts[language] ?? {}
  return Object.hasOwn(own, code) ? (own[code] ?? null) : null
}

/** The language that a client asks for first (header `Accept-Language`), English where we do not know it. */
export function askedLanguage(acceptLanguage: string | undefined): LanguageCode {
  const [first = ''] = (acceptLanguage ?? '').split(/[,;]/)
  const tag = first.trim().toLowerCase().split('-')[0]
  return languageCodes.find((code) => languages[code].hreflang === tag) ?? 'en'
}
