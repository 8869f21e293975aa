import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languageCodes, languages } from '../languages/index.ts'
import { untranslatedFiles } from '../untranslated.ts'
import type { Article, ArticleSection } from './article.ts'
import { type ArticleId, articleIds } from './article-id.ts'
import { type ArticleText, plainText } from './article-text.ts'
import { legalTextIds } from './legal-text.ts'
import { loadArticle } from './load-article.ts'

const translated = languageCodes.filter(
  (code) => code !== 'en' && !untranslatedFiles(code).includes('articles'),
)

/** Names, codes and addresses that every language writes as English does. */
const INTERNATIONAL =
  /\/\S+|\b(?:isFixedRate=true|API|SVG|MIT|OTC|AML|KYC|USD|DNS|Causeway|Bitcoin|Ethereum|Tether|Tron|Monero|XRP|Stellar|TON|ENS|SEO|FAQ|from|to|amount|memo|tag|hardware wallet)\b/gi

/** Words that a language has in common with English, where they are the whole text. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  de: ['Partner'],
  fr: ['Articles', 'Commission', 'Contact', 'Questions'],
  es: [],
}

test('the articles of English have titles and descriptions that search engines show whole', async () => {
  for (const id of articleIds) {
    const { title, description } = await loadArticle('en', id)
    expect(title.length, id).toBeLessThanOrEqual(48)
    expect(lengthOf(description), id).toBeGreaterThanOrEqual(70)
    expect(lengthOf(description), id).toBeLessThanOrEqual(155)
  }
})

test('the anchors of an article are its own, and its links lead to pages of the site', async () => {
  for (const id of articleIds) {
    const { sections } = await loadArticle('en', id)
    const anchors = sections.map((section) => section.id)
    expect(new Set(anchors).size, id).toBe(anchors.length)
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/)
    for (const { path } of sections.flatMap(({ links = [] }) => links)) {
      expect(path, id).toMatch(/^\/[a-z-]*$/)
    }
  }
})

describe.each(translated)('the articles of %s', (code) => {
  test('are all there', () => {
    const files = [...articleIds, ...legalTextIds].map((id) => `${id}.md`)
    expect(readdirSync(join(import.meta.dirname, code)).sort()).toEqual(files.sort())
  })

  test('have the sections, lists and links of English, and its placeholders', async () => {
    for (const { id, own, english } of await pairsOf(code)) {
      expect(own.sections.map(shapeOf), id).toEqual(english.sections.map(shapeOf))
      expect(textsOf(own).map(placeholdersOf), id).toEqual(textsOf(english).map(placeholdersOf))
    }
  })

  test('have titles and descriptions that search engines show whole', async () => {
    const least = ['zh', 'ja', 'ko'].includes(code) ? 35 : 70
    for (const { id, own } of await pairsOf(code)) {
      expect(own.title.length, id).toBeLessThanOrEqual(48)
      expect(lengthOf(own.description), id).toBeGreaterThanOrEqual(least)
      expect(lengthOf(own.description), id).toBeLessThanOrEqual(155)
    }
  })

  test('have no English left over', async () => {
    for (const { id, own, english } of await pairsOf(code)) {
      const inEnglish = new Set(textsOf(english))
      const left = textsOf(own).filter((text) =>
        languages[code].direction === 'rtl'
          ? /[a-z]{2,}/i.test(wordsOf(text))
          : inEnglish.has(text) && /[a-z]{2,}/i.test(wordsOf(text)) && !isCommon(code, text),
      )
      expect(left, id).toEqual([])
    }
  })
})

async function pairsOf(code: (typeof languageCodes)[number]) {
  const found: { id: ArticleId; own: Article; english: Article }[] = []
  for (const id of articleIds) {
    found.push({ id, own: await loadArticle(code, id), english: await loadArticle('en', id) })
  }
  return found
}

function shapeOf(section: ArticleSection) {
  const { id, facts, contact, links = [] } = section
  const counts = [section.paragraphs, section.steps, section.points, section.questions]
  return {
    id,
    facts,
    contact,
    paths: links.map(({ path }) => path),
    linked: runningTextsOf(section).flatMap(hrefsOf),
    counts: counts.map((list) => list?.length),
  }
}

/** Every text of an article, in the same order in every language. */
function textsOf({ title, description, heading, lead, sections }: Article): string[] {
  return [title, description, heading, lead, ...sections.flatMap(textsOfSection)]
}

function textsOfSection(section: ArticleSection): string[] {
  const { questions = [], links = [] } = section
  const asked = questions.map(({ question }) => question)
  const named = links.map(({ text }) => text)
  return [section.heading, ...runningTextsOf(section).map(plainText), ...asked, ...named]
}

function runningTextsOf({
  paragraphs = [],
  steps = [],
  points = [],
  questions = [],
}: ArticleSection) {
  return [...paragraphs, ...steps, ...points, ...questions.map(({ answer }) => answer)]
}

function hrefsOf(text: ArticleText): string[] {
  if (typeof text === 'string') return []
  return text.flatMap((span) => (span.kind === 'link' ? [span.href] : []))
}

function placeholdersOf(text: string): string[] {
  return text.match(/\{\w+\}/g) ?? []
}

function lengthOf(text: string): number {
  return text.replaceAll('{brand}', 'Causeway').length
}

function wordsOf(text: string): string {
  return text.replace(/\{\w+\}/g, ' ').replace(INTERNATIONAL, ' ')
}

function isCommon(code: string, text: string): boolean {
  return COMMON[code]?.includes(text) === true
}
