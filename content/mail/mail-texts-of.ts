import type { LanguageCode } from '../languages/index.ts'
import type { MailTexts } from './mail-texts.ts'
import arabic from './texts/ar.json' with { type: 'json' }
import german from './texts/de.json' with { type: 'json' }
import english from './texts/en.json' with { type: 'json' }
import spanish from './texts/es.json' with { type: 'json' }
import french from './texts/fr.json' with { type: 'json' }
import hindi from './texts/hi.json' with { type: 'json' }
import japanese from './texts/ja.json' with { type: 'json' }
import korean from './texts/ko.json' with { type: 'json' }
import portuguese from './texts/pt.json' with { type: 'json' }
import russian from './texts/ru.json' with { type: 'json' }
import turkish from './texts/tr.json' with { type: 'json' }
import vietnamese from './texts/vt.json' with { type: 'json' }
import chinese from './texts/zh.json' with { type: 'json' }

const texts: Readonly<Record<LanguageCode, MailTexts>> = {
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

/** What mails say in a language. All 13 have mails, also those that the site does not speak yet. */
export function mailTextsOf(code: LanguageCode): MailTexts {
  return texts[code]
}
