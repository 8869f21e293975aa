import type { Message, NamespaceMessages } from './message.ts'

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/

/**
 * Phrases of a file in i18next's JSON form: `{{name}}` for a value, and a key for each plural category (`coins_one`,
 * `coins_other`). Keys of one phrase come together as one message.
 */
export function readPhrases(file: Readonly<Record<string, string>>): NamespaceMessages {
  const phrases: Record<string, Message> = {}
  for (const [key, text] of Object.entries(file)) {
    const phrase = readPlaceholders(text)
    const [, name, category] = PLURAL.exec(key) ?? []
    if (name === undefined || category === undefined) {
      phrases[key] = phrase
      continue
    }
    const known = phrases[name]
    const plural = typeof known === 'object' ? known : { other: phrase }
    phrases[name] = { ...plural, [category]: phrase }
  }
  return phrases
}

/** A phrase of a file as the program fills it: `{{name}}` is `{name}`. */
function readPlaceholders(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, '{$1}')
}
