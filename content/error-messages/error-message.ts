import { type LanguageCode, languageCodes, languages } from '../languages/index.ts'
import arabic from './ar.json' with { type: 'json' }
import german from './de.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import hindi from './hi.json' with { type: 'json' }
import japanese from './ja.json' with { type: 'json' }
import korean from './ko.json' with { type: 'json' }
import portuguese from './pt.json' with { type: 'json' }
import russian from './ru.json' with { type: 'json' }
import turkish from './tr.json' with { type: 'json' }
import vietnamese from './vt.json' with { type: 'json' }
import chinese from './zh.json' with { type: 'json' }

/** Error messages in a language, by the code of the failure. English is the API's own (`api/failures`). */
type ErrorMessages = Readonly<Record<string, string>>

const texts: { readonly [code in LanguageCode]?: ErrorMessages } = {
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

/** The error message of a failed call in a language; null where there is English only. */
export function errorMessage(language: LanguageCode, code: string): string | null {
  const own = texts[language] ?? {}
  return Object.hasOwn(own, code) ? (own[code] ?? null) : null
}

/** The language that a client asks for first (header `Accept-Language`), English where we do not know it. */
export function askedLanguage(acceptLanguage: string | undefined): LanguageCode {
  const [first = ''] = (acceptLanguage ?? '').split(/[,;]/)
  const tag = first.trim().toLowerCase().split('-')[0]
  return languageCodes.find((code) => languages[code].hreflang === tag) ?? 'en'
}
