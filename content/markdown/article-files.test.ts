import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { articleIds, isLegalTextId, legalTextIds } from '../articles/index.ts'
import { languageCodes } from '../languages/index.ts'
import { untranslatedFiles } from '../untranslated.ts'
import { articleModules } from './article-modules.ts'
import { readArticle } from './read-article.ts'
import { readLegalText } from './read-legal-text.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

const room = join(import.meta.dirname, '..')

/** What is wrong in a file, with the file and the line, or null. */
function problemIn(file: string): string | null {
  const source = readFileSync(join(room, file), 'utf8')
  const [, page = ''] = /([a-z-]+)\.md$/.exec(file) ?? []
  try {
    if (isLegalTextId(page)) readLegalText(source)
    else readArticle(source)
    return null
  } catch (error) {
    if (error instanceof WrongMarkdown) return error.at(`content/${file}`)
    throw error
  }
}

test('every article and every legal text can be read', () => {
  const files = globSync('articles/*/*.md', { cwd: room })
  const pages = articleIds.length + legalTextIds.length
  const translated = languageCodes.filter((code) => !untranslatedFiles(code).includes('articles'))
  expect(files.length).toBeGreaterThanOrEqual(translated.length * pages)
  expect(files.map(problemIn).filter((problem) => problem !== null)).toEqual([])
})

test('the examples of the guide can be read', () => {
  const guide = readFileSync(join(room, '../docs/guides/content.md'), 'utf8')
  const [article, legalText] = [...guide.matchAll(/```markdown\n([\s\S]*?)```/g)]
  const parts = readArticle(article?.[1] ?? '').sections[0]
  expect(Object.keys(parts ?? {}).sort()).toEqual(
    [
      'id',
      'heading',
      'paragraphs',
      'steps',
      'points',
      'questions',
      'facts',
      'contact',
      'links',
    ].sort(),
  )
  expect(readLegalText(legalText?.[1] ?? '').sections).toHaveLength(1)
})

test('a wrong file stops the build with its place', () => {
  const { transform } = articleModules()
  const path = (page: string) => `/src/content/articles/de/${page}.md`
  expect(() => transform('Nichts.', path('faq'))).toThrow(
    /^content\/articles\/de\/faq\.md:1: the file must begin with/,
  )
  expect(() => transform('Nichts.', path('fqa'))).toThrow(
    'content/articles/de/fqa.md:1: there is no page called fqa',
  )
  expect(transform('# Ours', '/src/content/README.md')).toBeNull()
})
