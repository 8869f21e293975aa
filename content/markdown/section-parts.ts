import type { ArticleSection } from '../articles/index.ts'
import type { Block, Heading, List, Paragraph } from './read-blocks.ts'
import { readPlainText, type Words, wholeText } from './read-words.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

/** Where the operator's facts or an address of his are put in. */
const PLACE = /^\{(facts|contact): *([a-z]+)\}$/
const PAGE = /^\/[a-z0-9/-]*$/

/** Running text, and no place for something of the operator's. */
export function isParagraph(block: Block): block is Paragraph {
  return block.kind === 'paragraph' && !PLACE.test(wholeText(block) ?? '')
}

/** A numbered list. */
export function isSteps(block: Block): block is List {
  return block.kind === 'list' && block.isOrdered
}

/** A list without numbers whose entries say something. */
export function isPoints(block: Block): block is List {
  return block.kind === 'list' && !block.isOrdered && !isLinks(block)
}

/** A list without numbers of which each entry is a link and nothing else. */
export function isLinks(block: Block): block is List {
  return (
    block.kind === 'list' &&
    !block.isOrdered &&
    block.entries.every(({ spans }) => spans.length === 1 && spans[0]?.kind === 'link')
  )
}

/** The heading of a question; its answer comes next. */
export function isQuestion(block: Block): block is Heading {
  return block.kind === 'heading' && block.level === 3
}

/** A paragraph that is a place: `{facts: company}` or `{contact: support}`. */
export function isPlaceOf(kind: 'facts' | 'contact'): (block: Block) => block is Paragraph {
  return (block): block is Paragraph =>
    block.kind === 'paragraph' && PLACE.exec(wholeText(block) ?? '')?.[1] === kind
}

/** What the place is for, one of `names`. */
export function readPlace<const Name extends string>(
  place: Paragraph | undefined,
  names: readonly Name[],
): Name | undefined {
  if (place === undefined) return undefined
  const [text = '', , given] = PLACE.exec(wholeText(place) ?? '') ?? []
  const name = names.find((known) => known === given)
  if (name !== undefined) return name
  throw new WrongMarkdown(place.line, `${text} is unknown: there are ${names.join(', ')}`)
}

/** An entry of the list of links to other pages. */
export function readLink({ spans, line }: Words): NonNullable<ArticleSection['links']>[number] {
  const [link] = spans
  if (link?.kind !== 'link' || !PAGE.test(link.href)) {
    throw new WrongMarkdown(line, 'links below a section lead to pages of this site, such as /faq')
  }
  const words = { spans: [{ kind: 'plain', text: link.text } as const], line }
  return { text: readPlainText(words, 'a link'), path: link.href }
}
