import { readFileSync, statSync } from 'node:fs'
import type { EditedPages, EditedPhrases, OperatorContent } from '@causeway/content/edited'
import { isLanguageCode, type LanguageCode } from '@causeway/content/languages'
import { isArticleId } from '@causeway/content/pages'
import { noFacts, type SiteFacts } from '@causeway/content/site'
import { type ContentFile, contentFiles } from './content-files.ts'
import { WrongShape } from './json-shape.ts'
import { articleShape, legalShape } from './page-shape.ts'
import { readPhrases } from './read-phrases.ts'
import { siteShape } from './site-shape.ts'
import { WrongContent } from './wrong-content.ts'

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
  const [kind, languageOrFile = '', page] = name.replace(/\.json$/, '').split('/')
  if (!isLanguageCode(languageOrFile)) throw new WrongShape(wrongPlace)
  if (kind === 'messages' && page === undefined) {
    read.phrases[languageOrFile] = await readPhrases(jsonOf(file), languageOrFile)
    return
  }
  if (kind !== 'pages' || page === undefined) throw new WrongShape(wrongPlace)
  const before = read.pages[languageOrFile]
  read.pages[languageOrFile] = { ...before, ...readPage(page, jsonOf(file)) }
}

const wrongPlace =
  'the folder holds site.json, pages/<language>/<page>.json, messages/<language>.json'

function readPage(page: string, value: unknown): EditedPages {
  if (page === 'terms-of-use' || page === 'privacy-policy') {
    return { [page]: legalShape(value, '') }
  }
  if (isArticleId(page)) return { [page]: articleShape(value, '') }
  throw new WrongShape(`there is no page called ${page}`)
}

function jsonOf({ path }: ContentFile): unknown {
  if (statSync(path).size > LARGEST_BYTES) {
    throw new WrongShape(`a file can have at most ${LARGEST_BYTES} bytes`)
  }
  const text = readFileSync(path, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongShape(
      `not valid JSON (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}
