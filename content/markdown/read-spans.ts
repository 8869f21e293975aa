import type { Token } from 'markdown-it'
import type { TextSpan } from '../articles/index.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

const WEB = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#]\S*)?$/i
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+$/
/** A path of the site, with query and fragment where it has them. Two slashes would name another host. */
const SITE_PATH = /^\/(?![/\\])[\w/.-]*(\?[\w=&.-]*)?(#[\w-]+)?$/

const REFUSED: Readonly<Record<string, string>> = {
  html_inline: 'HTML is not allowed; a < that is meant as a character is written \\<',
  code_inline: 'code is not shown: remove the backticks',
  image: 'images are not shown',
  hardbreak: 'a line break inside a paragraph is not shown: begin a new paragraph',
  s_open: 'crossed-out text is not shown',
}

/** The stretches of one paragraph, heading or entry of a list, whose first line is `line`. A line break is a space. */
export function readSpans(inline: Token, line: number): TextSpan[] {
  const spans: TextSpan[] = []
  let current = line
  let around: Token | null = null
  let words = ''
  const finish = () => {
    if (words !== '') spans.push(spanOf(around, words, current))
    words = ''
  }
  for (const token of inline.children ?? []) {
    const refused = REFUSED[token.type]
    if (refused !== undefined) throw new WrongMarkdown(current, refused)
    if (token.type === 'text') words += token.content
    else if (token.type === 'softbreak') {
      words += ' '
      current += 1
    } else if (token.nesting === 1) {
      if (around !== null) {
        throw new WrongMarkdown(current, 'emphasis and links can’t stand inside one another')
      }
      finish()
      around = token
    } else {
      if (words === '') throw new WrongMarkdown(current, 'a link has no text')
      finish()
      around = null
    }
  }
  finish()
  return spans
}

/** `around` is the token that opened what the words stand in. */
function spanOf(around: Token | null, text: string, line: number): TextSpan {
  switch (around?.type) {
    case undefined:
      return { kind: 'plain', text }
    case 'strong_open':
      return { kind: 'strong', text }
    case 'em_open':
      return { kind: 'emphasis', text }
    case 'link_open':
      return { kind: 'link', text, href: hrefOf(around, line) }
    default:
      throw new WrongMarkdown(line, `${around?.type} is not shown`)
  }
}

function hrefOf(link: Token, line: number): string {
  if (link.attrGet('title') !== null) {
    throw new WrongMarkdown(line, 'a link has no title: remove the text in quotation marks')
  }
  const href = String(link.attrGet('href') ?? '')
  if ([WEB, MAIL, SITE_PATH].some((form) => form.test(href))) return href
  const allowed = 'to an address with https:// or mailto:, or to a path of this site such as /faq'
  throw new WrongMarkdown(line, `a link can't lead to "${href}", only ${allowed}`)
}
