// door: HTTP
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageCodes } from '@causeway/content/languages'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { place } from '../../customers/index.ts'
import { operate, type RunningProduct, readHtml } from '../../support/index.ts'
import { mailTexts } from '../support/mails.ts'
import { FOOTER_LISTS, listed, readFramed } from '../support/pages/framed-page.ts'
import { newAddress } from '../support/person.ts'
import { databaseOf, NO_SERVER, startShop, stopShop } from '../support/start-shop.ts'

const WORKS =
  'Please be informed that due to the technical issues some incoming payments might take longer than usual'
const BADGE = 'https://reviews.example.org/'
const DOMAINS = 'Unstoppable Domains names work here'
const SIGN_IN_PLACE = /<\w+[^>]* data-account[ =>]/
const HOUR = 3600
const now = Math.floor(Date.now() / 1000)

const site = {
  supportUrl: 'https://help.example.org/',
  blogUrl: 'https://blog.example.org/',
  social: [
    { name: 'Everywhere', url: 'https://social.example.org/all' },
    { name: 'Nur hier', url: 'https://social.example.org/de', languages: ['de'] },
  ],
  apps: { ios: 'https://track.example.org/app?creative=site', android: null },
  reviewBadge: { text: 'Excellent service since 2015', url: BADGE },
  works: { from: now - HOUR, until: now + 10 * HOUR },
  isDomainsBannerShown: true,
}

let folder: string
let database: string | null
let shop: RunningProduct
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-frame-'))
  writeSite({})
  shop = await startShop('site_frame', {
    CONTENT_DIR: folder,
    BRAND_NAME: 'Pontoon',
    PUBLIC_URL: 'https://swap.example',
  })
  database = databaseOf('site_frame')
})
afterAll(async () => {
  await stopShop(shop)
  rmSync(folder, { recursive: true, force: true })
})

/** What the operator says; `changes` stand in for a part of it. */
function writeSite(changes: object): void {
  const path = join(folder, 'site.json')
  writeFileSync(`${path}.new`, JSON.stringify({ ...site, ...changes }))
  renameSync(`${path}.new`, path)
}

const read = (path: string) => readFramed(shop, path)

describe('header', () => {
  test('[SHELL-02.1,2] [SHELL-01.6] its logo leads to the front page, its languages to the same page', async () => {
    for (const [path, front] of [
      ['/faq', '/'],
      ['/de/faq', '/de'],
      ['/earn-terms-of-use', '/earn'],
    ] as const) {
      const { header } = await read(path)
      expect(readHtml(header).links[0], path).toBe(front)
    }
    const { links } = readHtml((await read('/de/faq?q=1')).header)
    for (const code of languageCodes) {
      const same = code === 'en' ? '/faq' : `/${code}/faq`
      expect(
        links.some((link) => link.split('?')[0] === same),
        code,
      ).toBe(true)
    }
  })

  test('[SHELL-02.3] [SHELL-16.1] the affiliate programme’s pages have its navigation, and others none', async () => {
    const named = 'aria-label="Affiliate programme"'
    const [, earn = ''] = (await read('/earn-terms-of-use')).html.split(named)
    expect(readHtml(earn).links).toContain('/earn-terms-of-use')
    for (const path of ['/', '/about', '/terms-of-use']) {
      expect((await read(path)).html, path).not.toContain(named)
    }
  })

  test('[SHELL-13.1,2] [SHELL-04.7] the page for measurements leaves out footer, banner and sign-in modal', async () => {
    const bare = await read('/pagespeed')
    expect(bare.footer).toBe('')
    expect(bare.html).not.toContain(DOMAINS)
    expect(bare.html).not.toMatch(SIGN_IN_PLACE)
    expect(readHtml(bare.header).links).toContain('/?sign-in=1')
    const front = await read('/')
    expect(front.html).toContain(DOMAINS)
    expect(front.html).toMatch(SIGN_IN_PLACE)
    expect(bare.html).toContain('name="amountFrom"')
  })

  test('[SHELL-13.4] the page in a widget’s frame leaves out header, banner, footer, sign-in modal and side menu', async () => {
    const front = await read('/')
    const framed = await read('/widget-app')
    for (const left of [DOMAINS, 'aria-label="Ways to trade"']) {
      expect(front.html).toContain(left)
      expect(framed.html).not.toContain(left)
    }
    expect(framed.header).toBe('')
    expect(readHtml(framed.footer).links).toEqual(['/about', '/widget-sign-in'])
    expect(framed.html).not.toMatch(SIGN_IN_PLACE)
    expect(framed.html).toContain('name="amountFrom"')
  })

  test('[SHELL-05.4] what providers show on their own site has neither header nor footer', async () => {
    const { footer, header, html } = await read('/sandbox/social')
    expect([header, footer]).toEqual(['', ''])
    expect(html).toContain('data-page-theme="light-gray"')
  })

  test('[SHELL-05.3] a missing page is classic gray', async () => {
    expect((await read('/no-such-page')).html).toContain('data-page-theme="classic-gray"')
  })
})

describe('footer', () => {
  test('[SHELL-04.1,2] [OPS-03.4] has its lists, and the operator’s links in their languages', async () => {
    const { footer } = await read('/about')
    for (const [title, links] of Object.entries(FOOTER_LISTS)) {
      expect(listed(footer, title), title).toEqual(links)
    }
    expect(listed(footer, 'Social networks')).toEqual(['https://social.example.org/all'])
    expect((await read('/de/about')).footer).toContain('https://social.example.org/de')
  })

  test('[SHELL-04.3] its twelve pairs lead to pages that there are', async () => {
    const { footer } = await read('/about')
    const pairs = readHtml(footer).links.filter((link) => /^\/exchange\/\w+\/\w+$/.test(link))
    expect(new Set(pairs).size).toBe(12)
    const answers = await Promise.all(
      pairs.map((path) => fetch(shop.url + path, { method: 'HEAD' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(pairs.map(() => 200))
  })

  test('[SHELL-04.6] [OPS-03.1] ends with the name of the shop, which stands in header and titles too', async () => {
    const { footer, header, title } = await read('/about')
    expect(readHtml(footer).text).toMatch(/Pontoon.*free software under the MIT licence/)
    expect(header).toContain('Pontoon')
    expect(title).toMatch(/ · Pontoon$/)
    expect(`${header} ${footer} ${title}`).not.toContain('Causeway')
  })

  test('[OPS-03.2] is that of previews and mails too', async () => {
    const { html } = await read('/about')
    const tag = (property: string) =>
      new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1]
    expect(tag('og:title')).toMatch(/ · Pontoon$/)
    expect(tag('og:image:alt')).toContain('Pontoon')
    const email = newAddress()
    await place(shop, { from: 'btc', to: 'eth', email })
    const texts = async () => (await mailTexts(shop, email)).join('\n')
    await expect.poll(texts, { timeout: 120_000 }).toContain('Pontoon')
    expect(await texts()).not.toContain('Causeway')
  })

  test('[OPS-03.3] addresses that others keep are those of the domain', async () => {
    const { alternates, canonical, picture } = await read('/about')
    expect(canonical).toBe('https://swap.example/about')
    expect(picture).toBe('https://swap.example/og/about.png')
    expect(alternates).toHaveLength(languageCodes.length + 1)
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text()
    expect(sitemap).toContain('<loc>https://swap.example/')
    expect(sitemap).not.toContain(shop.url)
  })
})

test('[SHELL-11.2,3] the badge of reviews stands on its pages, in the operator’s words, and on no others', async () => {
  for (const path of ['/', '/buy-crypto', '/about', '/reviews']) {
    const { links, text } = await read(path)
    expect(links, path).toContain(BADGE)
    expect(text, path).toContain('Excellent service since 2015')
  }
  for (const path of [
    '/sell-crypto',
    '/faq',
    '/terms-of-use',
    '/press',
    '/exchange/btc/eth',
    '/history?guest=true',
    '/no-such-page',
    '/pagespeed',
  ]) {
    const { links } = await read(path)
    expect(links.length, path).toBeGreaterThan(5)
    expect(links, path).not.toContain(BADGE)
  }
})

test('[SHELL-10.1] [SHELL-15] works are announced within their time on every page, and not outside it', async () => {
  const announced = async () => ({
    home: (await read('/')).text.includes(WORKS),
    legal: (await read('/terms-of-use')).text.includes(WORKS),
    own: (await read('/history?guest=true')).text.includes(WORKS),
  })
  const soon = { timeout: 120_000, interval: 500 }
  expect(await announced()).toEqual({ home: true, legal: true, own: true })
  for (const works of [
    { from: now - 2 * HOUR, until: now - HOUR },
    { from: now + HOUR, until: now + 2 * HOUR },
  ]) {
    writeSite({ works })
    const none = { home: false, legal: false, own: false }
    await vi.waitFor(async () => expect(await announced()).toEqual(none), soon)
    writeSite({})
    const everywhere = { home: true, legal: true, own: true }
    await vi.waitFor(async () => expect(await announced()).toEqual(everywhere), soon)
  }
})

test('[SHELL-10.2,3] [SHELL-17.1] alerts stand on the pages and parts that their patterns name; an unknown pattern is refused', async (context) => {
  if (database === null) return context.skip(NO_SERVER)
  const place = { DATABASE_URL: database }
  const add = (...words: string[]) => operate(place, 'alert', 'add', ...words)
  await expect(add('wrong', 'Nobody reads it.', '--routes', 'index,nowhere')).rejects.toThrow(
    'No page matches "nowhere"',
  )
  await add('maintenance', 'Back at noon.', '--routes', 'index,transaction/[id]')
  await add('form', 'Ether is congested.', '--routes', 'index#exchange')
  await vi.waitFor(async () => expect((await read('/')).text).toContain('congested'), {
    timeout: 120_000,
    interval: 500,
  })
  const { html, text } = await read('/')
  expect(text).toContain('Back at noon.')
  expect(text).not.toContain('Nobody reads it.')
  const [above = '', exchange = ''] = html.split('id="exchange"')
  expect(above).toContain('Back at noon.')
  expect(above).not.toContain('Ether is congested.')
  expect(exchange).toMatch(/^[^>]*>[\s\S]*data-alert-section="exchange"[\s\S]*Ether is congested\./)
  const order = await read('/transaction/AAAAAAAAAAAAAAAAAAAAAA')
  expect(order.text).toContain('Back at noon.')
  for (const path of ['/terms-of-use', '/buy', '/exchange/btc/eth']) {
    const page = await read(path)
    expect(page.text, path).not.toMatch(/Back at noon|congested/)
  }
})
