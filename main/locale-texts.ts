import type { LocaleTexts } from '@causeway/api/handlers'
import { editMessages, type OperatorContent } from '@causeway/content/edited'
import { isLanguageCode, languageCodes, languages } from '@causeway/content/languages'
import { allNamespaces, loadMessages } from '@causeway/content/messages'
import { flatMessages } from '@causeway/site/operator-content'

/**
 * Every text as the calls hand it out: `namespace.key`, plural forms as `namespace.key.category`, worded by the operator
 * where he wished (PAGE-03).
 */
export function localeTextsWith(content: () => OperatorContent): LocaleTexts {
  return {
    languages: () => languageCodes.map((code) => ({ lang: code, name: languages[code].name })),
    messages: async (lang) => {
      if (!isLanguageCode(lang)) return null
      const loaded = await loadMessages(lang, allNamespaces())
      const messages = editMessages(loaded, content().texts.phrases[lang])
      const { name, hreflang } = languages[lang]
      return { lang, code: hreflang, name, messages: flatMessages(messages) }
    },
  }
}
