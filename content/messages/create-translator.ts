import { languageCodes, languages } from '../languages/index.ts'
import type { MessageKey, Messages } from './catalogue.ts'
import type { Message, MessageValues } from './message.ts'

/** Says a phrase of the page's language: `t('home.headline')`, `t('form.coinsFound', { count: 3 })`. */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/**
 * Makes the page's `t`. `language` is a BCP 47 tag. Numbers among the values are written in Latin digits with the
 * language's grouping; texts stand as they are, in a language from the right each in an isolate of its own, so that
 * amounts and addresses keep their order. A key that the page did not load is a programmer's mistake and throws.
 */
export function createTranslator(language: string, messages: Messages): Translate {
  const plurals = new Intl.PluralRules(language)
  const isolated = isFromTheRight(language) ? isolate : (text: string) => text
  const numbers = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
  return (key, values = {}) => {
    const phrase = phraseOf(messageAt(messages, key), values, plurals)
    return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      if (value === undefined) return whole
      return typeof value === 'number' ? numbers.format(value) : isolated(value)
    })
  }
}

function isFromTheRight(language: string): boolean {
  return languageCodes.some(
    (code) => languages[code].hreflang === language && languages[code].direction === 'rtl',
  )
}

/** First strong isolate, and its end: the text inside takes its direction from itself (UAX #9). */
function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

function messageAt(messages: Messages, key: MessageKey): Message {
  const namespaces: Readonly<Record<string, Readonly<Record<string, Message>> | undefined>> =
    messages
  const dot = key.indexOf('.')
  const message = namespaces[key.slice(0, dot)]?.[key.slice(dot + 1)]
  if (message === undefined) throw new Error(`The page has not loaded the message ${key}`)
  return message
}

function phraseOf(message: Message, values: MessageValues, plurals: Intl.PluralRules): string {
  if (typeof message === 'string') return message
  const count = values.count
  if (typeof count !== 'number') return message.other
  return message[plurals.select(count)] ?? message.other
}
