import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { noFacts } from '@causeway/content/site'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readOperatorContent } from './read-operator-content.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-content-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, value: unknown): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
}

async function problems(): Promise<string[]> {
  return (await readOperatorContent(folder)).problems.map(({ message }) =>
    message.replace(`${folder}/`, ''),
  )
}

const article = {
  title: 'Us',
  description: 'Who we are.',
  heading: 'Who we are',
  lead: 'We are {brand}.',
  sections: [{ id: 'one', heading: 'One', paragraphs: ['A paragraph.'], contact: 'press' }],
}

const markdown = `---
title: Us
description: Who we are.
---

# Who we are

We are {brand}.

## One {#one}

A paragraph.

{contact: press}
`

describe('what an operator says', () => {
  test('a folder that is not there says nothing', async () => {
    const read = await readOperatorContent(join(folder, 'none'))
    expect(read).toEqual({
      content: { site: noFacts, texts: { pages: {}, phrases: {} } },
      files: [],
      problems: [],
    })
  })

  test('facts are those given, and absent ones are not said', async () => {
    write('site.json', {
      company: { legalName: 'Example Ltd' },
      social: [{ name: 'Telegram', url: 'https://t.me/example', languages: ['en'] }],
    })
    const { content, problems: wrong } = await readOperatorContent(folder)
    expect(wrong).toEqual([])
    expect(content.site).toEqual({
      ...noFacts,
      company: { ...noFacts.company, legalName: 'Example Ltd' },
      social: [{ name: 'Telegram', url: 'https://t.me/example', languages: ['en'] }],
    })
  })

  test('pages and phrases stand under their language', async () => {
    write('pages/de/about.json', article)
    write('pages/en/terms-of-use.json', [{ heading: 'One', paragraphs: ['Be kind.'] }])
    write('messages/de.json', { 'legal.termsTitle': 'Hausordnung' })
    const { content, files, problems: wrong } = await readOperatorContent(folder)
    expect(wrong).toEqual([])
    expect(content.texts.pages.de?.about?.sections[0]?.contact).toBe('press')
    expect(content.texts.pages.en?.['terms-of-use']).toEqual({
      updated: null,
      sections: [{ heading: 'One', paragraphs: ['Be kind.'] }],
    })
    expect(content.texts.phrases.de).toEqual({ 'legal.termsTitle': 'Hausordnung' })
    expect(files).toEqual(['messages/de.json', 'pages/de/about.json', 'pages/en/terms-of-use.json'])
  })
})

describe('pages in Markdown', () => {
  test('stand under their language, as those in JSON do; notes elsewhere are left alone', async () => {
    write('pages/de/about.md', markdown)
    write('pages/en/terms-of-use.md', '---\nupdated: 2026-11-26\n---\n\n## One\n\nBe *kind*.\n')
    write('README.md', 'Ours.')
    const { content, files, problems: wrong } = await readOperatorContent(folder)
    expect(wrong).toEqual([])
    expect(files).toEqual(['pages/de/about.md', 'pages/en/terms-of-use.md'])
    expect(content.texts.pages.de?.about).toEqual(article)
    expect(content.texts.pages.en?.['terms-of-use']).toEqual({
      updated: '2026-11-26',
      sections: [
        {
          heading: 'One',
          paragraphs: [
            [
              { kind: 'plain', text: 'Be ' },
              { kind: 'emphasis', text: 'kind' },
              { kind: 'plain', text: '.' },
            ],
          ],
        },
      ],
    })
  })

  test('a page in two files is refused', async () => {
    write('pages/de/about.json', article)
    write('pages/de/about.md', markdown)
    expect(await problems()).toEqual(['pages/de/about.md: another file has this page: keep one'])
  })
})

describe('a wrong file says what is wrong and where', () => {
  test.each([
    ['site.json', '{ "company": ', /^site\.json: not valid JSON/],
    ['site.json', { compny: {} }, 'site.json: compny is an unknown name'],
    ['site.json', { company: { legalName: 7 } }, /company\.legalName must be a string/],
    ['site.json', { company: { pressEmail: 'nobody' } }, /pressEmail must be an email address/],
    ['site.json', { blogUrl: 'javascript:alert(1)' }, /blogUrl must be a URL starting/],
    [
      'site.json',
      { press: [{ title: 'A', source: 'B', url: 'https://c.example', date: '1.2.2026' }] },
      /press\[0\]\.date must be a date/,
    ],
    ['site.json', { works: { from: 1.5, until: 2 } }, /works\.from must be a whole number/],
    ['site.json', { appBanner: 'new' }, /appBanner must be one of old/],
    ['pages/en/abuot.json', article, /there is no page called abuot/],
    ['pages/xx/about.json', article, /the folder holds site\.json/],
    ['pages/en/about.json', { ...article, lead: '' }, /lead must be a string/],
    [
      'pages/en/about.md',
      markdown.replace('press', 'prss'),
      /^pages\/en\/about\.md: line 14: \{contact: prss\}/,
    ],
    ['pages/en/terms-of-use.md', 'Be kind.', /^pages\/en\/terms-of-use\.md: line 1: /],
    ['pages/en/about.json', { ...article, sections: [{ id: 'A b' }] }, /sections\[0\]\.id must be/],
    ['messages/en.json', { 'legal.nothing': 'A' }, /legal\.nothing isn’t a known phrase/],
    ['messages/en.json', { constructor: 'A' }, /constructor isn’t a known phrase/],
    [
      'messages/en.json',
      { 'processing.metaTitle': 'Exchange {from}' },
      /processing\.metaTitle must have \{from\}, \{to\}/,
    ],
  ])('%s %j', async (name, value, expected) => {
    write(name, value)
    expect(await problems()).toEqual([expect.stringMatching(expected)])
  })
})
