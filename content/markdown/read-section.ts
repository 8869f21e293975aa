import {
  type ArticleQuestion,
  type ArticleSection,
  articleContacts,
  articleFacts,
} from '../articles/index.ts'
import type { Block, Heading } from './read-blocks.ts'
import { readPlainText, readText, wholeText } from './read-words.ts'
import {
  isLinks,
  isParagraph,
  isPlaceOf,
  isPoints,
  isQuestion,
  isSteps,
  readLink,
  readPlace,
} from './section-parts.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

const ANCHORED = /^(.*\S)\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/

/**
 * A section: `## Heading {#anchor}`, and below it what an article's section has, in the order in which pages show it:
 * paragraphs, a numbered list, a list of points, questions (`### Question` and its answer), `{facts: …}`, `{contact: …}`
 * and a list of links.
 */
export function readSection(title: Heading, blocks: readonly Block[]): ArticleSection {
  const [, words, id] = ANCHORED.exec(wholeText(title) ?? '') ?? []
  if (words === undefined || id === undefined) {
    const form = '## Heading {#anchor}, the anchor in lowercase letters, digits and hyphens'
    throw new WrongMarkdown(title.line, `the heading of a section is written ${form}`)
  }
  if (blocks.length === 0) throw new WrongMarkdown(title.line, 'the section is empty')
  const heading = readPlainText({ ...title, spans: [{ kind: 'plain', text: words }] }, 'a heading')
  return { id, heading, ...readParts([...blocks]) }
}

function readParts(left: Block[]): Omit<ArticleSection, 'id' | 'heading'> {
  const paragraphs = takeAll(left, isParagraph).map(readText)
  const steps = take(left, isSteps)?.entries.map(readText)
  const points = take(left, isPoints)?.entries.map(readText)
  const questions = takeQuestions(left)
  const facts = readPlace(take(left, isPlaceOf('facts')), articleFacts)
  const contact = readPlace(take(left, isPlaceOf('contact')), articleContacts)
  const links = take(left, isLinks)?.entries.map(readLink)
  const [other] = left
  if (other !== undefined) throw new WrongMarkdown(other.line, OUT_OF_PLACE)
  return {
    ...(paragraphs.length === 0 ? {} : { paragraphs }),
    ...(steps === undefined ? {} : { steps }),
    ...(points === undefined ? {} : { points }),
    ...(questions.length === 0 ? {} : { questions }),
    ...(facts === undefined ? {} : { facts }),
    ...(contact === undefined ? {} : { contact }),
    ...(links === undefined ? {} : { links }),
  }
}

const OUT_OF_PLACE =
  'this can’t stand here: a section has paragraphs, then at most one numbered list, one list of points, questions with ' +
  'an answer of one paragraph each, {facts: …}, {contact: …} and a list of links, in this order'

/** Takes the next block if it is of the kind. */
function take<Kind extends Block>(
  left: Block[],
  isOfKind: (block: Block) => block is Kind,
): Kind | undefined {
  const [next] = left
  if (next === undefined || !isOfKind(next)) return undefined
  left.shift()
  return next
}

function takeAll<Kind extends Block>(left: Block[], isOfKind: (block: Block) => block is Kind) {
  const taken: Kind[] = []
  for (let next = take(left, isOfKind); next !== undefined; next = take(left, isOfKind)) {
    taken.push(next)
  }
  return taken
}

function takeQuestions(left: Block[]): ArticleQuestion[] {
  const taken: ArticleQuestion[] = []
  for (let asked = take(left, isQuestion); asked !== undefined; asked = take(left, isQuestion)) {
    const answer = take(left, isParagraph)
    if (answer === undefined) throw new WrongMarkdown(asked.line, 'the question has no answer')
    taken.push({ question: readPlainText(asked, 'a question'), answer: readText(answer) })
  }
  return taken
}
