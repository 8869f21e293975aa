import type { ArticleText, TextSpan } from '../articles/index.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

/** Words read from one place of a file. */
export type Words = { readonly spans: readonly TextSpan[]; readonly line: number }

/** Running text, in which emphasis and links may stand. */
export function readText(words: Words): ArticleText {
  for (const { text } of words.spans) assertWords(text, words.line)
  return wholeText(words) ?? words.spans
}

/** Text without emphasis and links. `what` names it in the error. */
export function readPlainText(words: Words, what: string): string {
  const text = readText(words)
  if (typeof text === 'string') return text
  throw new WrongMarkdown(words.line, `${what} has no emphasis and no links`)
}

/** The whole text where it is plain, as a place such as `{facts: company}` is; null where it is not. */
export function wholeText({ spans }: Words): string | null {
  const [first, ...others] = spans
  return others.length === 0 && first?.kind === 'plain' ? first.text : null
}

/** The site's name, and how many days a click on an affiliate's link counts. */
const PLACEHOLDERS = /\{(?:brand|referralDays)\}/g

/** Throws where a placeholder is unknown, or Markdown was begun and not finished. */
export function assertWords(text: string, line: number): void {
  const [braces] = text.replaceAll(PLACEHOLDERS, '').match(/\{[^}]*\}?|\}/) ?? []
  if (braces !== undefined) {
    throw new WrongMarkdown(
      line,
      `"${braces}" is unknown: placeholders are {brand} and {referralDays}`,
    )
  }
  const [unfinished] = text.match(/\]\s?\(|\*\*/) ?? []
  if (unfinished !== undefined) {
    throw new WrongMarkdown(
      line,
      `"${unfinished}" would be shown as it is: links are [text](/path), strong text is **text**`,
    )
  }
}
