import { type LanguageCode, languageCodes, languages } from '../languages/index.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { hindi } from './hi.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { portuguese } from './pt.ts'
import type { RefusalTexts } from './refusal-texts.ts'
import { russian } from './ru.ts'
import { turkish } from './tr.ts'
import { vietnamese } from './vt.ts'
import { chinese } from './zh.ts'

const texts: { readonly [code in LanguageCode]?: RefusalTexts } = {
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
