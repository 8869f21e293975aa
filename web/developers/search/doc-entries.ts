import type { DeveloperDocs, DocBlock, DocPage } from '@causeway/api/contract'
import { pathOfTopic } from '../topics.ts'

/** A place that search can lead to. */
export type DocEntry = {
  /** Without language. */
  readonly path: string
  readonly page: string
  /** Empty for the page itself. */
  readonly section: string
  readonly words: string
}

/** Every page and every section of the reference, as search reads them. */
export function docEntries({ methods, topics }: DeveloperDocs): readonly DocEntry[] {
  return [
    ...Object.entries(topics).flatMap(([topic, page]) =>
      entriesOf(pathOfTopic(topic as keyof DeveloperDocs['topics']), page),
    ),
    ...Object.entries(methods).flatMap(([name, page]) =>
      entriesOf(`/developers/methods/${name}`, page),
    ),
  ]
}

function entriesOf(path: string, { lead, sections, title }: DocPage): readonly DocEntry[] {
  return [
    { path, page: title, section: '', words: lead },
    ...sections.map((section) => ({
      path: `${path}#${section.id}`,
      page: title,
      section: section.title,
      words: section.blocks.map(wordsOf).join(' '),
    })),
  ]
}

/** Code is left out: whoever looks for a field finds it where it is explained. */
function wordsOf(block: DocBlock): string {
  switch (block.kind) {
    case 'text':
      return plain(block.text)
    case 'list':
      return block.items.map(plain).join(' ')
    case 'fields':
      return block.fields.map(({ name, text }) => `${name} ${plain(text)}`).join(' ')
    case 'table':
      return block.rows.flat().map(plain).join(' ')
    case 'code':
      return ''
  }
}

/** Without the marks of code, emphasis and links. */
function plain(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[`*]/g, '')
}
