import type { LanguageCode } from '../languages/index.ts'
import { arabicPrivacy } from './ar/privacy-policy.ts'
import { arabicTerms } from './ar/terms-of-use.ts'
import { germanPrivacy } from './de/privacy-policy.ts'
import { germanTerms } from './de/terms-of-use.ts'
import { englishPrivacy } from './en/privacy-policy.ts'
import { englishTerms } from './en/terms-of-use.ts'
import { spanishPrivacy } from './es/privacy-policy.ts'
import { spanishTerms } from './es/terms-of-use.ts'
import { frenchPrivacy } from './fr/privacy-policy.ts'
import { frenchTerms } from './fr/terms-of-use.ts'
import { hindiPrivacy } from './hi/privacy-policy.ts'
import { hindiTerms } from './hi/terms-of-use.ts'
import { japanesePrivacy } from './ja/privacy-policy.ts'
import { japaneseTerms } from './ja/terms-of-use.ts'
import { koreanPrivacy } from './ko/privacy-policy.ts'
import { koreanTerms } from './ko/terms-of-use.ts'
import type { LegalPage } from './legal-page.ts'
import { portuguesePrivacy } from './pt/privacy-policy.ts'
import { portugueseTerms } from './pt/terms-of-use.ts'
import { russianPrivacy } from './ru/privacy-policy.ts'
import { russianTerms } from './ru/terms-of-use.ts'
import { turkishPrivacy } from './tr/privacy-policy.ts'
import { turkishTerms } from './tr/terms-of-use.ts'
import { vietnamesePrivacy } from './vt/privacy-policy.ts'
import { vietnameseTerms } from './vt/terms-of-use.ts'
import { chinesePrivacy } from './zh/privacy-policy.ts'
import { chineseTerms } from './zh/terms-of-use.ts'

/** The day of the last change to what they say, in any language. */
export const legalTextsDate = '2026-11-26'

type Texts = { readonly [code in LanguageCode]?: LegalPage }

const terms: Texts = {
  en: englishTerms,
  ar: arabicTerms,
  es: spanishTerms,
  fr: frenchTerms,
  de: germanTerms,
  pt: portugueseTerms,
  ru: russianTerms,
  vt: vietnameseTerms,
  hi: hindiTerms,
  ja: japaneseTerms,
  ko: koreanTerms,
  zh: chineseTerms,
  tr: turkishTerms,
}
const privacy: Texts = {
  en: englishPrivacy,
  ar: arabicPrivacy,
  es: spanishPrivacy,
  fr: frenchPrivacy,
  de: germanPrivacy,
  pt: portuguesePrivacy,
  ru: russianPrivacy,
  vt: vietnamesePrivacy,
  hi: hindiPrivacy,
  ja: japanesePrivacy,
  ko: koreanPrivacy,
  zh: chinesePrivacy,
  tr: turkishPrivacy,
}

/** The terms of use in a language, in English where it has none. */
export function termsOfUse(language: LanguageCode): LegalPage {
  return terms[language] ?? englishTerms
}

/** The privacy policy in a language, in English where it has none. */
export function privacyPolicy(language: LanguageCode): LegalPage {
  return privacy[language] ?? englishPrivacy
}
