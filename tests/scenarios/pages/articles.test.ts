// door: HTTP
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { articleIds, loadArticle } from '@causeway/content/articles'
import { clientFolder } from '@causeway/site/web-build'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { operate, type RunningProduct, startProduct } from '../../support/index.ts'
import { askProduct } from '../support/ask-product.ts'

let folder: string
let product: RunningProduct

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-words-'))
  product = await startProduct({ env: { CONTENT_DIR: folder, SUPPORT_EMAIL: 'help@shop.example' } })
})
afterAll(async () => {
  await product?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** As an operator should: whole or not at all. */
function put(name: string, value: unknown): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, typeof value === 'string' ? value : JSON.stringify(value))
  renameSync(`${path}.new`, path)
}

/** What a reader sees of a page's main part, without markup. */
async function readPage(path: string): Promise<{ html: string; main: string }> {
  const response = await fetch(product.url + path)
  expect(response.status, path).toBe(200)
  const html = await response.text()
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  return { html, main: plain(main) }
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 120_000 })

describe('articles', () => {
  test('[PAGE-01.2,3] each has one heading and a text of its own, on the server', async () => {
    const texts = new Set<string>()
    for (const id of articleIds) {
      const { html, main } = await readPage(`/${id}`)
      const article = await loadArticle('en', id)
      const named = article.heading.replaceAll('{brand}', 'Causeway')
      const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) =>
        plain(text ?? ''),
      )
      expect(headings, id).toEqual([named])
      for (const { id: anchor, facts } of article.sections) {
        if (facts === undefined) expect(html, id).toContain(`id="${anchor}"`)
      }
      expect(main.split(' ').length, id).toBeGreaterThan(150)
      expect(main, id).not.toContain('{brand}')
      texts.add(main)
    }
    expect(texts.size).toBe(articleIds.length)
  })

  test('[PAGE-07.7] the questions are told to search engines as the page shows them', async () => {
    const { html, main } = await readPage('/faq')
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(\{[^<]*FAQPage[^<]*)<\/script>/.exec(html) ?? []
    const { mainEntity } = JSON.parse(json)
    expect(mainEntity.length).toBeGreaterThan(12)
    for (const { name } of mainEntity) expect(main).toContain(name)
  })

  test('no script that browsers load carries an article, or what reads Markdown', async () => {
    const scripts = globSync('**/*.js', { cwd: clientFolder }).map((name) =>
      readFileSync(join(clientFolder, name), 'utf8'),
    )
    expect(scripts.length).toBeGreaterThan(10)
    // As markdown-it names what it refuses to show.
    const unwanted = ['html_inline']
    for (const id of articleIds) {
      const { lead } = await loadArticle('en', id)
      const [longest = ''] = lead.split(/[^ -~]|\{brand\}/).sort((a, b) => b.length - a.length)
      expect(longest.length, id).toBeGreaterThan(15)
      unwanted.push(longest)
    }
    const carried = unwanted.filter((text) => scripts.some((script) => script.includes(text)))
    expect(carried).toEqual([])
  })

  test('[PAGE-07.1] sections of facts that the operator has not published are left out', async () => {
    const { html, main } = await readPage('/competent-authorities')
    expect(html).not.toContain('id="company"')
    expect(main).toContain('help@shop.example')
    const about = await readPage('/about')
    for (const id of ['company', 'people']) expect(about.html).not.toContain(`id="${id}"`)
    expect((await readPage('/press')).html).not.toContain('id="articles"')
  })
})

const markdownFaq = `---
title: Nos réponses
description: Ce que l’on nous demande.
---

# Nos réponses

En bref.

## Questions {#questions}

Voir [la politique](/privacy-policy) de **{brand}**.

### Répondez-vous ?

Oui, *{brand}* répond.
`

describe('the operator’s words', () => {
  test('[PAGE-07.2,3] facts, pages and legal texts change without a release or a restart', async () => {
    put('site.json', {
      company: { legalName: 'Example <Exchange> Ltd', pressEmail: 'press@shop.example' },
    })
    put('pages/en/terms-of-use.json', [
      { heading: 'House rules', paragraphs: ['At {brand} we are kind.'] },
    ])
    put('pages/de/about.json', {
      title: 'Wir',
      description: 'Wer wir sind.',
      heading: 'Wer wir sind',
      lead: 'Ein Satz über {brand}.',
      sections: [{ id: 'mehr', heading: 'Mehr', paragraphs: ['<script>alert(1)</script>'] }],
    })
    await eventually(async () => {
      expect((await readPage('/about')).html).toContain('Example &lt;Exchange&gt; Ltd')
      expect((await readPage('/press')).main).toContain('press@shop.example')
      expect((await readPage('/terms-of-use')).main).toContain('At Causeway we are kind.')
      const german = await readPage('/de/about')
      expect(german.html).toContain('<title>Wir · Causeway</title>')
      expect(german.html).not.toContain('<script>alert(1)</script>')
      expect(german.main).toContain('Ein Satz über Causeway.')
    })
    expect((await readPage('/terms-of-use')).main).not.toContain('template')
    // His English counts where he wrote nothing in a language; the product's own stays where he wrote nothing at all.
    expect((await readPage('/fr/terms-of-use')).main).toContain('At Causeway we are kind.')
    expect((await readPage('/about')).main).not.toContain('Wer wir sind')
  })

  test('[PAGE-07.3] pages may be Markdown, with emphasis and links', async () => {
    put('pages/fr/faq.md', markdownFaq)
    put(
      'pages/fr/privacy-policy.md',
      '---\nupdated: 2026-01-31\n---\n\n## Peu\n\nPresque *rien*.\n',
    )
    await eventually(async () => {
      const { html, main } = await readPage('/fr/faq')
      expect(html).toContain('<strong>Causeway</strong>')
      expect(html).toContain('<a href="/fr/privacy-policy">')
      expect(html).toContain('"text":"Oui, Causeway répond."')
      expect(main).toContain('Oui, Causeway répond.')
      const legal = await readPage('/fr/privacy-policy')
      expect(legal.html).toContain('Presque <em>rien</em>.')
      expect(legal.main).toContain('2026')
      expect(legal.main).not.toContain('Nous conservons')
    })
  })

  test('[PAGE-03.4,5] [PAGE-07.3] phrases reach pages and GET translation; a wrong catalogue keeps the last and is told', async () => {
    put('messages/de.json', { 'legal.privacyTitle': 'Was wir behalten' })
    const inCatalogue = async () => {
      const { body } = await askProduct(product, 'GET', '/api/locale/de')
      return body.messages
    }
    await eventually(async () => {
      expect((await readPage('/de/privacy-policy')).main).toContain('Was wir behalten')
      expect(await inCatalogue()).toMatchObject({ 'legal.privacyTitle': 'Was wir behalten' })
    })
    put('messages/de.json', { 'legal.privacyTitle': 'Noch anders', 'legal.nothing': 'x' })
    await eventually(async () => {
      await readPage('/de/privacy-policy')
      expect(product.output()).toContain('legal.nothing isn’t a known phrase')
    })
    expect((await readPage('/de/privacy-policy')).main).toContain('Was wir behalten')
    expect(await inCatalogue()).toMatchObject({ 'legal.privacyTitle': 'Was wir behalten' })
  })

  test('[PAGE-07.4] the operator is told what is missing, what is his and what is wrong', async () => {
    const stdout = await operate(product.dataDir, 'content')
    expect(stdout).toContain('operator: fill this in')
    expect(stdout).toContain('company.legalName')
  })

  test('[PAGE-07.4] a wrong file stops the start in one line that names it', async () => {
    const wrong = mkdtempSync(join(tmpdir(), 'causeway-wrong-'))
    writeFileSync(join(wrong, 'site.json'), '{"compny": {}}')
    await expect(startProduct({ env: { CONTENT_DIR: wrong } })).rejects.toThrow(
      /site\.json: compny is an unknown name/,
    )
    rmSync(wrong, { recursive: true, force: true })
  })
})
