import { readFileSync, statSync } from 'node:fs'
import { isArticleId, isLegalTextId } from '@causeway/content/articles'
import type {
  EditedPages,
  EditedPhrases,
  OperatorContent,
} from '@causeway/content/edited/operator-content'
import { isLanguageCode, type LanguageCode } from '@causeway/content/languages'
import { readArticle, readLegalText, WrongMarkdown } from '@causeway/content/markdown'
import { noFacts, type SiteFacts } from '@causeway/content/site'
import { type ContentFile, contentFiles, WrongContent } from './content-files.ts'
import { WrongShape } from './json-shape.ts'
import { articleShape, legalShape } from './page-shape.ts'
import { readPhrases } from './read-phrases.ts'
import { siteShape } from './site-shape.ts'

const LARGEST_BYTES = 1_000_000

type Read = {
  site: SiteFacts
  readonly pages: { [code in LanguageCode]?: EditedPages }
  readonly phrases: { [code in LanguageCode]?: EditedPhrases }
}

/** What a folder says, and what is wrong in it: a wrong file is left out. */
export type ReadContent = {
  readonly content: OperatorContent
  readonly files: readonly string[]
  readonly problems: readonly WrongContent[]
}

/**
 * Reads the operator's folder of content whole (PAGE-07). A folder that is not there says nothing; throws WrongContent
 * where it cannot be looked into.
 */
export async function readOperatorContent(folder: string): Promise<ReadContent> {
  const read: Read = { site: noFacts, pages: {}, phrases: {} }
  const problems: WrongContent[] = []
  const files = contentFiles(folder)
  for (const file of files) {
    try {
      await readInto(read, file)
    } catch (error) {
      problems.push(new WrongContent(file.path, problemOf(error)))
    }
  }
  const { pages, phrases, site } = read
  return {
    content: { site, texts: { pages, phrases } },
    files: files.map(({ name }) => name),
    problems,
  }
}

/** In the operator's words; anything that is no fault of his file goes on. */
function problemOf(error: unknown): string {
  if (error instanceof WrongShape) return error.message
  if (error instanceof WrongMarkdown) return `line ${error.line}: ${error.message}`
  if (error instanceof Error && 'syscall' in error && 'code' in error) {
    return `cannot be read (${error.code})`
  }
  throw error
}

async function readInto(read: Read, file: ContentFile): Promise<void> {
  const { name } = file
  if (name === 'site.json') {
    read.site = siteShape(jsonOf(file), '')
    return
  }
  const [kind, languageOrFile = '', page] = name.replace(/\.(json|md)$/, '').split('/')
  if (!isLanguageCode(languageOrFile)) throw new WrongShape(wrongPlace)
  if (kind === 'messages' && page === undefined) {
    read.phrases[languageOrFile] = await readPhrases(jsonOf(file), languageOrFile)
    return
  }
  if (kind !== 'pages' || page === undefined) throw new WrongShape(wrongPlace)
  const before = read.pages[languageOrFile] ?? {}
  if (Object.hasOwn(before, page)) throw new WrongShape('another file has this page: keep one')
  read.pages[languageOrFile] = { ...before, ...readPage(page, file) }
}

const wrongPlace =
  'the folder holds site.json, pages/<language>/<page>.md or .json, messages/<language>.json'

function readPage(page: string, file: ContentFile): EditedPages {
  const isMarkdown = file.name.endsWith('.md')
  if (isLegalTextId(page)) {
    return { [page]: isMarkdown ? readLegalText(textOf(file)) : legalShape(jsonOf(file), '') }
  }
  if (isArticleId(page)) {
    return { [page]: isMarkdown ? readArticle(textOf(file)) : articleShape(jsonOf(file), '') }
  }
  throw new WrongShape(`there is no page called ${page}`)
}

function textOf({ path }: ContentFile): string {
  if (statSync(path).size > LARGEST_BYTES) {
    throw new WrongShape(`a file can have at most ${LARGEST_BYTES} bytes`)
  }
  return readFileSync(path, 'utf8')
}

function jsonOf(file: ContentFile): unknown {
  const text = textOf(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongShape(
      `not valid JSON (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}
