import { type Language, type LanguageCode, languageCodes } from './language.ts'

/** Every language of the site, with its pages, mails and error messages. */
export const languages: Readonly<Record<LanguageCode, Language>> = {
  en: { code: 'en', name: 'English', direction: 'ltr', hreflang: 'en' },
  ar: { code: 'ar', name: 'العربية', direction: 'rtl', hreflang: 'ar' },
  es: { code: 'es', name: 'Español', direction: 'ltr', hreflang: 'es' },
  fr: { code: 'fr', name: 'Français', direction: 'ltr', hreflang: 'fr' },
  de: { code: 'de', name: 'Deutsch', direction: 'ltr', hreflang: 'de' },
  pt: { code: 'pt', name: 'Português', direction: 'ltr', hreflang: 'pt' },
  ru: { code: 'ru', name: 'Русский', direction: 'ltr', hreflang: 'ru' },
  vt: { code: 'vt', name: 'Tiếng Việt', direction: 'ltr', hreflang: 'vi' },
  hi: { code: 'hi', name: 'हिन्दी', direction: 'ltr', hreflang: 'hi' },
  ja: { code: 'ja', name: '日本語', direction: 'ltr', hreflang: 'ja' },
  ko: { code: 'ko', name: '한국어', direction: 'ltr', hreflang: 'ko' },
  zh: { code: 'zh', name: '中文', direction: 'ltr', hreflang: 'zh' },
  tr: { code: 'tr', name: 'Türkçe', direction: 'ltr', hreflang: 'tr' },
}

/** Says whether a text, from an address for instance, is one of our language codes. */
export function isLanguageCode(text: string): text is LanguageCode {
  return languageCodes.some((code) => code === text)
}

/** The language of a stored code; English for none, or for one that only an earlier version knew. */
export function languageOf(code: string | null): LanguageCode {
  return code !== null && isLanguageCode(code) ? code : 'en'
}
