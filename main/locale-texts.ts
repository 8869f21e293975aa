import type { LocaleTexts } from '@causeway/api/web'
import { isLanguageCode, languages } from '@causeway/content/languages'
import { loadMessages, type Namespace, offeredLanguages } from '@causeway/content/messages'

/** What GET translation serves: every namespace that a page shows. */
const NAMESPACES: readonly Namespace[] = [
  'address',
  'common',
  'desk',
  'errors',
  'form',
  'history',
  'home',
  'identification',
  'legal',
  'neighbours',
  'processing',
  'sandbox',
  'social',
  'transaction',
]

/** The product's texts as its calls hand them out: `namespace.key`, plural forms as `namespace.key.category`. */
export const localeTexts: LocaleTexts = {
  languages: () => offeredLanguages().map((code) => ({ lang: code, name: languages[code].name })),
  messages: async (lang) => {
    if (!isLanguageCode(lang) || !offeredLanguages().includes(lang)) return null
    const loaded = await loadMessages(lang, NAMESPACES)
    const flat = Object.entries(loaded).flatMap(([namespace, messages]) =>
      Object.entries(messages).flatMap(([key, message]) =>
        typeof message === 'string'
          ? [[`${namespace}.${key}`, message]]
          : Object.entries(message).map(([category, phrase]) => [
              `${namespace}.${key}.${category}`,
              phrase,
            ]),
      ),
    )
    const { name, hreflang } = languages[lang]
    return { lang, code: hreflang, name, messages: Object.fromEntries(flat) }
  },
}
