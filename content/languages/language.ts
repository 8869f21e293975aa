/** The codes of the languages as they stand in addresses and in the contract (`vt` is Vietnamese). */
export const languageCodes = [
  'en',
  'ar',
  'es',
  'fr',
  'de',
  'pt',
  'ru',
  'vt',
  'hi',
  'ja',
  'ko',
  'zh',
  'tr',
] as const

export type LanguageCode = (typeof languageCodes)[number]

export type Language = {
  readonly code: LanguageCode
  /** Its own name for itself, as it stands in the language menu. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** BCP 47 tag for `lang`, `hreflang` and Intl. */
  readonly hreflang: string
}
