import type { ArticleText, LegalText } from '../articles/index.ts'
import { type Block, readBlocks } from './read-blocks.ts'
import { readFrontMatter } from './read-front-matter.ts'
import { readPlainText, readText } from './read-words.ts'
import { splitSections } from './split-sections.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

/**
 * Reads a legal text: the day of its last change as `updated` in the front matter, and sections of paragraphs, each under
 * `## Heading`. What the page is called is a phrase (`legal.termsTitle`). Throws WrongMarkdown.
 */
export function readLegalText(source: string): LegalText {
  const { body, fields, linesBefore } = readFrontMatter(source, ['updated'])
  if (!isDate(fields.updated)) {
    throw new WrongMarkdown(2, `updated must be a date such as 2026-11-26, not "${fields.updated}"`)
  }
  const sections = splitSections(readBlocks(body, linesBefore), linesBefore)
  return {
    updated: fields.updated,
    sections: sections.map(({ title, blocks }) => {
      if (blocks.length === 0) throw new WrongMarkdown(title.line, 'the section is empty')
      return { heading: readPlainText(title, 'a heading'), paragraphs: blocks.map(readParagraph) }
    }),
  }
}

function readParagraph(block: Block): ArticleText {
  if (block.kind === 'paragraph') return readText(block)
  throw new WrongMarkdown(block.line, 'a legal text has only headings (##) and paragraphs')
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && date.toJSON()?.startsWith(text) === true
}
