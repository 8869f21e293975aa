import type { LanguageCode } from '../languages/index.ts'
import { arabicPrivacy } from './ar/privacy-policy.ts'
import { arabicTerms } from './ar/terms-of-use.ts'
import { germanPrivacy } from './de/privacy-policy.ts'
import { germanTerms } from './de/terms-of-use.ts'
import { englishPrivacy } from './en/privacy-policy.ts'
import { englishTerms } from './en/terms-of-use.ts'
import type { LegalPage } from './legal-page.ts'

type Texts = { readonly [code in LanguageCode]?: LegalPage }

const terms: Texts = { en: englishTerms, ar: arabicTerms, de: germanTerms }
const privacy: Texts = { en: englishPrivacy, ar: arabicPrivacy, de: germanPrivacy }

/** The terms of use in a language, in English where it has none. */
export function termsOfUse(language: LanguageCode): LegalPage {
  return terms[language] ?? englishTerms
}

/** The privacy policy in a language, in English where it has none. */
export function privacyPolicy(language: LanguageCode): LegalPage {
  return privacy[language] ?? englishPrivacy
}
