import type { EditedPhrases } from '@causeway/content/edited/operator-content'
import type { LanguageCode } from '@causeway/content/languages'
import { allNamespaces, loadMessages } from '@causeway/content/messages'
import { flatMessages } from './flat-messages.ts'
import { asRecord, text, WrongShape } from './json-shape.ts'

/**
 * `messages/<lang>.json`: the operator's own phrases. Each must be one that the product has in that language, with the
 * placeholders and tags of the product's: a value that is missing would leave a hole in a sentence about money.
 */
export async function readPhrases(value: unknown, language: LanguageCode): Promise<EditedPhrases> {
  const own = flatMessages(await loadMessages(language, allNamespaces()))
  const given = Object.entries(asRecord(value, ''))
  return Object.fromEntries(
    given.map(([name, phrase]) => {
      const original = Object.hasOwn(own, name) ? own[name] : undefined
      if (original === undefined) throw new WrongShape(`${name} isn’t a known phrase`)
      const worded = text(phrase, name)
      const wanted = marksOf(original)
      if (marksOf(worded).join(' ') !== wanted.join(' ')) {
        const list = wanted.length === 0 ? 'no placeholders' : wanted.join(', ')
        throw new WrongShape(`${name} must have ${list}, like "${original}"`)
      }
      return [name, worded]
    }),
  )
}

function marksOf(phrase: string): string[] {
  return [...new Set(phrase.match(/\{\w+\}|<\/?\w+>/g) ?? [])].sort()
}
