import type { Article } from '../articles/index.ts'
import { readBlocks } from './read-blocks.ts'
import { readFrontMatter } from './read-front-matter.ts'
import { readSection } from './read-section.ts'
import { readPlainText } from './read-words.ts'
import { type Section, splitSections } from './split-sections.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

/**
 * Reads an article: `title` and `description` as front matter, `# Heading`, one paragraph that leads in, and sections.
 * Throws WrongMarkdown.
 */
export function readArticle(source: string): Article {
  const { body, fields, linesBefore } = readFrontMatter(source, ['title', 'description'])
  const [heading, lead, ...blocks] = readBlocks(body, linesBefore)
  if (heading?.kind !== 'heading' || heading.level !== 1) {
    const line = heading?.line ?? linesBefore
    throw new WrongMarkdown(line, 'after the front matter comes the heading of the page: # Heading')
  }
  if (lead?.kind !== 'paragraph') {
    const line = lead?.line ?? heading.line
    throw new WrongMarkdown(line, 'below the heading of the page comes one paragraph')
  }
  return {
    ...fields,
    heading: readPlainText(heading, 'the heading of the page'),
    lead: readPlainText(lead, 'the paragraph below the heading of the page'),
    sections: readSections(splitSections(blocks, lead.line)),
  }
}

function readSections(sections: readonly Section[]): Article['sections'] {
  const anchors = new Set<string>()
  return sections.map(({ title, blocks }) => {
    const section = readSection(title, blocks)
    if (anchors.has(section.id)) {
      throw new WrongMarkdown(title.line, `another section has the anchor ${section.id}`)
    }
    anchors.add(section.id)
    return section
  })
}
