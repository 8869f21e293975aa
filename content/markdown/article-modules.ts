import { isArticleId, isLegalTextId } from '../articles/index.ts'
import { readArticle } from './read-article.ts'
import { readLegalText } from './read-legal-text.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

const FILE = /content\/articles\/[a-z]+\/([a-z-]+)\.md$/

/**
 * A plugin for Vite: an article or a legal text is a module whose default export is what its file says, so that nothing
 * reads Markdown while pages are served. A wrong file stops the build, and a test that loads it.
 */
export function articleModules() {
  return {
    name: 'article-modules',
    transform(source: string, path: string) {
      const [file, page] = FILE.exec(path) ?? []
      if (file === undefined || page === undefined) return null
      const code = `export default ${JSON.stringify(readFile(file, page, source))}`
      return { code, map: null, moduleType: 'js' as const }
    },
  }
}

function readFile(file: string, page: string, source: string) {
  try {
    if (isLegalTextId(page)) return readLegalText(source)
    if (isArticleId(page)) return readArticle(source)
    throw new WrongMarkdown(1, `there is no page called ${page}`)
  } catch (error) {
    throw error instanceof WrongMarkdown ? new Error(error.at(file)) : error
  }
}
