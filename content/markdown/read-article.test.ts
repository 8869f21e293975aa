import { describe, expect, test } from 'vitest'
import { readArticle } from './read-article.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

const head = `---
title: 'Us: who we are'
description: Who runs {brand}.
---

# About {brand}

We are {brand}.
`

/** The body begins on line 10. */
const articleOf = (...lines: readonly string[]) => `${head}\n${lines.join('\n')}\n`
const sectionOf = (...lines: readonly string[]) =>
  readArticle(articleOf('## One {#one}', '', ...lines)).sections[0]

test('an article has its front matter, its heading, what leads in, and sections', () => {
  expect(readArticle(articleOf('## One {#one}', '', 'A paragraph.'))).toEqual({
    title: 'Us: who we are',
    description: 'Who runs {brand}.',
    heading: 'About {brand}',
    lead: 'We are {brand}.',
    sections: [{ id: 'one', heading: 'One', paragraphs: ['A paragraph.'] }],
  })
})

test('line ends of Windows and a byte order mark change nothing', () => {
  const source = articleOf('## One {#one}', '', 'A paragraph', 'on two lines.')
  expect(readArticle(`\uFEFF${source.replaceAll('\n', '\r\n')}`)).toEqual(readArticle(source))
})

test('a section has everything in the order in which pages show it', () => {
  const section = sectionOf(
    ...['First.', '', 'Second.', '', '1. Choose.', '2. Pay.', '', '- Fast', '- Safe', ''],
    ...['### Why?', '', 'Because.', '', '### How?', '', 'Like this.', ''],
    ...['{facts: company}', '', '{contact: press}', '', '- [Questions](/faq)', '- [Start](/)'],
  )
  expect(section).toEqual({
    id: 'one',
    heading: 'One',
    paragraphs: ['First.', 'Second.'],
    steps: ['Choose.', 'Pay.'],
    points: ['Fast', 'Safe'],
    questions: [
      { question: 'Why?', answer: 'Because.' },
      { question: 'How?', answer: 'Like this.' },
    ],
    facts: 'company',
    contact: 'press',
    links: [
      { text: 'Questions', path: '/faq' },
      { text: 'Start', path: '/' },
    ],
  })
})

test('running text has emphasis and links; a line break is a space; marks can be escaped', () => {
  expect(sectionOf('See *all* of', 'the **questions**, [here](/faq#paying).')?.paragraphs).toEqual([
    [
      { kind: 'plain', text: 'See ' },
      { kind: 'emphasis', text: 'all' },
      { kind: 'plain', text: ' of the ' },
      { kind: 'strong', text: 'questions' },
      { kind: 'plain', text: ', ' },
      { kind: 'link', text: 'here', href: '/faq#paying' },
      { kind: 'plain', text: '.' },
    ],
  ])
  expect(sectionOf('1\\. 2 \\< 3 &amp; \\*not\\* ref_id, /?from=btc&to=eth')?.paragraphs).toEqual([
    '1. 2 < 3 & *not* ref_id, /?from=btc&to=eth',
  ])
})

test('links lead to https, mailto and paths of the site', () => {
  for (const href of [
    'https://a.example/b?c=d#e',
    'mailto:help@a.example',
    '/',
    '/?from=btc&to=eth',
  ])
    expect(sectionOf(`- Read [this](${href})`)?.points?.[0]).toContainEqual(
      expect.objectContaining({ kind: 'link', href }),
    )
})

/** The line of the first error, and what it says. */
function problemOf(source: string): [line: number, message: string] {
  try {
    readArticle(source)
  } catch (error) {
    if (error instanceof WrongMarkdown) return [error.line, error.message]
    throw error
  }
  throw new Error('The article was read')
}

describe('a wrong front matter is refused', () => {
  test.each([
    ['# About', 1, /must begin with "title: …" and "description: …"/],
    [head.replace(/\n---\n/, '\n'), 1, /between two lines "---"/],
    [
      head.replace('title:', 'titel:'),
      2,
      /titel is an unknown field: there are title, description/,
    ],
    [head.replace(/description.*\n/, ''), 3, /lacks description/],
    [head.replace('Who runs {brand}.', ''), 3, /description must be a text on one line/],
    [head.replace('Who runs', '{brand}:'), 3, /not valid YAML .* single quotes/],
    [head.replace('Who runs', 'Here: who runs'), 3, /not valid YAML .* single quotes/],
    [head.replace('Who runs', '[Who]'), 3, /not valid YAML|one line/],
    [head.replace('description:', 'title:'), 3, /not valid YAML \(Map keys must be unique/],
    [head.replace('{brand}.', '{bran}.'), 3, /"\{bran\}" is unknown: placeholders are/],
  ])('%j', (source, line, message) => {
    expect(problemOf(source)).toEqual([line, expect.stringMatching(message)])
  })
})

describe('a wrong body is refused', () => {
  test.each([
    [head, 8, /no section/],
    [head.replace('# About', '## About'), 6, /comes the heading of the page: # Heading/],
    [
      head.replace('We are {brand}.', '- We'),
      8,
      /below the heading of the page comes one paragraph/,
    ],
    [head.replace('We are', 'We *are*'), 8, /has no emphasis and no links/],
    [articleOf('More.'), 10, /must be the heading of a section/],
    [articleOf('## One', '', 'Text.'), 10, /written ## Heading \{#anchor\}/],
    [articleOf('## One {#One}', '', 'Text.'), 10, /written ## Heading \{#anchor\}/],
    [articleOf('## One {#one}', '', '## Two {#two}', '', 'Text.'), 10, /section is empty/],
    [
      articleOf('## A {#a}', '', 'B.', '', '## A {#a}', '', 'B.'),
      14,
      /another section has the anchor a/,
    ],
  ])('%j', (source, line, message) => {
    expect(problemOf(source)).toEqual([line, expect.stringMatching(message)])
  })
})

describe('a wrong section is refused', () => {
  test.each([
    [['<b>bold</b>'], 12, /HTML is not allowed/],
    [['<div>', 'x', '</div>'], 12, /HTML is not allowed/],
    [['a', 'b <br> c'], 13, /HTML is not allowed/],
    [['`code`'], 12, /code is not shown/],
    [['```', 'code', '```'], 12, /code is not shown/],
    [['    four spaces'], 12, /can’t begin with four spaces/],
    [['> quoted'], 12, /quotations/],
    [['***'], 12, /lines across the page/],
    [['| a | b |', '|---|---|', '| 1 | 2 |'], 12, /tables are not shown/],
    [['![a](/b.png)'], 12, /images are not shown/],
    [['~~gone~~'], 12, /crossed-out/],
    [['a  ', 'b'], 12, /begin a new paragraph/],
    [['**a [b](/c)**'], 12, /inside one another/],
    [['a [](/b)'], 12, /a link has no text/],
    [['[a](/b "c")'], 12, /a link has no title/],
    [['[a](javascript:alert(1))'], 12, /can't lead to "javascript:alert\(1\)", only to/],
    [['[a](http://b.example)'], 12, /can't lead to/],
    [['[a](//b.example)'], 12, /can't lead to/],
    [['[a](/\\\\b.example)'], 12, /can't lead to/],
    [['[a](data:text/html,x)'], 12, /can't lead to/],
    [['[a](faq)'], 12, /can't lead to/],
    [['[a] (/faq)'], 12, /"\] \(" would be shown as it is/],
    [['**a'], 12, /"\*\*" would be shown as it is/],
    [['{brnd} is'], 12, /"\{brnd\}" is unknown/],
    [['a } b'], 12, /"\}" is unknown/],
    [['2. Second'], 12, /a numbered list begins with 1/],
    [['- a', '', '  b'], 12, /an entry of a list is one paragraph/],
    [['- a', '  - b'], 12, /an entry of a list is one paragraph/],
    [['- a', '-'], 13, /an entry of a list is one paragraph/],
    [['- a', '', 'After.'], 14, /can’t stand here/],
    [['- a', '', '1. b'], 14, /can’t stand here/],
    [['1. b', '', '1) c'], 14, /can’t stand here/],
    [['#### Deep'], 12, /can’t stand here/],
    [['# Second title'], 12, /can’t stand here/],
    [['### Why?', '', '- Because.'], 12, /the question has no answer/],
    [['### Why?', '', 'Because.', '', 'And.'], 16, /can’t stand here/],
    [['### *Why?*', '', 'Because.'], 12, /a question has no emphasis/],
    [['{contact: press}', '', '{facts: press}'], 14, /can’t stand here/],
    [
      ['{facts: shop}'],
      12,
      /\{facts: shop\} is unknown: there are company, people, partners, press/,
    ],
    [['{contact: us}'], 12, /\{contact: us\} is unknown: there are support/],
    [['- [A](https://a.example)'], 12, /lead to pages of this site/],
    [['- [A](/faq#paying)'], 12, /lead to pages of this site/],
  ])('%j', (lines, line, message) => {
    const source = articleOf('## One {#one}', '', ...lines)
    expect(problemOf(source)).toEqual([line, expect.stringMatching(message)])
  })
})
