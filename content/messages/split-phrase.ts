export type PhrasePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly name: string; readonly text: string }

/**
 * Splits "I agree to the <terms>terms of use</terms>." into text and tagged words, so that a page can put a link
 * around words without cutting the phrase into keys. Tags do not nest.
 */
export function splitPhrase(phrase: string): PhrasePart[] {
  const parts: PhrasePart[] = []
  let rest = 0
  for (const match of phrase.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    if (match.index > rest) parts.push({ kind: 'text', text: phrase.slice(rest, match.index) })
    parts.push({ kind: 'tag', name: match[1] ?? '', text: match[2] ?? '' })
    rest = match.index + match[0].length
  }
  if (rest < phrase.length) parts.push({ kind: 'text', text: phrase.slice(rest) })
  return parts
}
