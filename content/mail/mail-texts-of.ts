import type { LanguageCode } from '../languages/index.ts'
import type { MailTexts } from './mail-texts.ts'
import { arabic } from './texts/ar.ts'
import { german } from './texts/de.ts'
import { english } from './texts/en.ts'
import { spanish } from './texts/es.ts'
import { french } from './texts/fr.ts'
import { hindi } from './texts/hi.ts'
import { japanese } from './texts/ja.ts'
import { korean } from './texts/ko.ts'
import { portuguese } from './texts/pt.ts'
import { russian } from './texts/ru.ts'
import { turkish } from './texts/tr.ts'
import { vietnamese } from './texts/vt.ts'
import { chinese } from './texts/zh.ts'

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
