import MarkdownIt, { type Token } from 'markdown-it'
import { readSpans } from './read-spans.ts'
import type { Words } from './read-words.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

export type Heading = Words & { readonly kind: 'heading'; readonly level: number }
export type Paragraph = Words & { readonly kind: 'paragraph' }
export type List = {
  readonly kind: 'list'
  readonly isOrdered: boolean
  readonly entries: readonly Words[]
  readonly line: number
}

/** What the body of a page is made of. */
export type Block = Heading | Paragraph | List

const REFUSED: Readonly<Record<string, string>> = {
  blockquote_open: 'quotations (>) are not shown',
  code_block: 'a paragraph can’t begin with four spaces: Markdown takes it for code',
  fence: 'code is not shown',
  hr: 'lines across the page are not shown',
  html_block: 'HTML is not allowed; a < that is meant as a character is written \\<',
  table_open: 'tables are not shown',
}

// HTML and wrong addresses are read, so that they are refused and not shown as text.
const markdown = new MarkdownIt({ html: true })
markdown.validateLink = () => true

/** Reads Markdown as headings, paragraphs and lists; throws WrongMarkdown at everything else. */
export function readBlocks(body: string, linesBefore: number): Block[] {
  return elementsOf(markdown.parse(body, {})).map((element) => readBlock(element, linesBefore))
}

/** A token with what stands between it and the token that closes it. */
type Element = { readonly open: Token; readonly inner: readonly Token[] }

function elementsOf(tokens: readonly Token[]): Element[] {
  const elements: Element[] = []
  let inner: Token[] = []
  let open: Token | null = null
  for (const token of tokens) {
    if (open === null) {
      inner = []
      elements.push({ open: token, inner })
      if (token.nesting === 1) open = token
    } else if (token.level === open.level && token.nesting === -1) open = null
    else inner.push(token)
  }
  return elements
}

function readBlock(element: Element, linesBefore: number): Block {
  const { open, inner } = element
  const line = lineOf(open, linesBefore)
  switch (open.type) {
    case 'heading_open':
      return { kind: 'heading', level: Number(open.tag.slice(1)), ...readInline(inner, line) }
    case 'paragraph_open':
      return { kind: 'paragraph', ...readInline(inner, line) }
    case 'bullet_list_open':
    case 'ordered_list_open':
      if (open.attrGet('start') !== null) {
        throw new WrongMarkdown(line, 'a numbered list begins with 1; in a paragraph write "2\\."')
      }
      return {
        kind: 'list',
        isOrdered: open.type === 'ordered_list_open',
        entries: elementsOf(inner).map((entry) => readEntry(entry, linesBefore)),
        line,
      }
    default:
      throw new WrongMarkdown(line, REFUSED[open.type] ?? `${open.type} is not shown`)
  }
}

function readEntry({ open, inner }: Element, linesBefore: number): Words {
  const line = lineOf(open, linesBefore)
  const [paragraph, ...others] = elementsOf(inner)
  if (paragraph?.open.type !== 'paragraph_open' || others.length > 0) {
    throw new WrongMarkdown(line, 'an entry of a list is one paragraph')
  }
  return readInline(paragraph.inner, line)
}

function readInline([inline]: readonly Token[], line: number): Words {
  const spans = inline === undefined ? [] : readSpans(inline, line)
  if (spans.length === 0) throw new WrongMarkdown(line, 'a heading or an entry has no text')
  return { spans, line }
}

function lineOf({ map }: Token, linesBefore: number): number {
  return linesBefore + 1 + (map?.[0] ?? 0)
}
