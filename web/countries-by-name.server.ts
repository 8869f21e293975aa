import { type LanguageCode, languages } from '@causeway/content/languages'
import { countryCodes } from '@causeway/core/fiat'

/** Every country (ISO code) with its name in a language, as that language sorts them. */
export function countriesByName(language: LanguageCode) {
  const { hreflang } = languages[language]
  const names = new Intl.DisplayNames(hreflang, { type: 'region' })
  const order = new Intl.Collator(hreflang)
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => order.compare(a.name, b.name))
}
