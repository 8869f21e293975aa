// door: HTTP, command
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { articleIds } from '@causeway/content/articles'
import { languageCodes } from '@causeway/content/languages'
import { accountMail, accountMailKinds, orderStatusMail } from '@causeway/content/mail'
import { wireStatuses } from '@causeway/core/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { addByCommand, joinBy, officeOf } from '../support/backoffice/staff-steps.ts'
import { placeFrom } from '../support/owner-steps.ts'
import { type ApprovedAffiliate, newAffiliate } from '../support/partners/affiliate-steps.ts'
import { personAt } from '../support/person.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

const root = resolve(import.meta.dirname, '../../..')

/** What programs call the software's own parts, which nobody reads as the name of the shop. */
const technical: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/@causeway\/(?:client|widget)/g, 'packages, by which programs import them'],
  [/causeway-widget/g, 'the element of the widget, which stands on other sites'],
  [/CausewayWidget/g, 'its component for React'],
  [/causeway_widget/g, 'its shortcode for WordPress'],
  [/causeway:(?=[a-z$])/g, 'events of the element'],
  [/data-causeway/g, 'the mark of elements that become widgets'],
  [/causeway-event/g, 'the event by which parts of a page tell of what people do'],
  [
    /causeway:1|\?\.causeway!==1|causeway=\{receive|\.causeway\b/g,
    'messages between the frame and its host',
  ],
  [/"causeway": ?1/g, 'the same, as the guide shows it'],
  [/CausewayBridge/g, 'the bridge to an app around the frame'],
  [/Causeway-Webhooks\/1/g, 'the program that sends webhooks, which receivers filter by'],
  [/causeway_[a-z_]+(?=[{"`<& ])/g, 'metrics, by which alarms are set'],
]

type TablePage = { readonly id: string; readonly path: string; readonly protection: string }

const { pages }: { readonly pages: readonly TablePage[] } = await import(join(root, 'web/pages.ts'))

let shop: RunningProduct
let affiliate: ApprovedAffiliate
let order: string
beforeAll(async () => {
  shop = await startShop('brand_name', {
    BACKOFFICE_HOST: 'localhost',
    BRAND_NAME: 'Pontoon',
    SUPPORT_EMAIL: 'help@pontoon.example',
  })
  affiliate = await newAffiliate(shop)
  order = (await placeFrom(shop, affiliate.browser, { from: 'eth', to: 'usdc' })).id
})
afterAll(() => stopShop(shop))

/** Where the name of the software stands in a text, each with what is around it. */
function namedIn(text: string): readonly string[] {
  if (!/causeway/i.test(text)) return []
  const rest = technical.reduce((left, [pattern]) => left.replaceAll(pattern, ''), text)
  return [...rest.matchAll(/causeway/gi)].map(({ index }) =>
    rest.slice(Math.max(0, index - 60), index + 50),
  )
}

const values: Readonly<Record<string, () => string>> = {
  'transaction/:id': () => `transaction/${order}`,
  'track/:id': () => `track/${order}`,
  'buy/:pair': () => 'buy/btc-usd',
  'buy/:pair/:country': () => 'buy/btc-usd/de',
  'developers/search': () => 'developers/search?find=rate',
  processing: () => 'processing?from=btc&to=eth&amountFrom=0.1',
}

function addressOf({ path }: TablePage): string {
  const known = values[path]?.() ?? path
  return `/${known
    .replace(/:(?:from|coin)\b/, 'btc')
    .replace(/:to\b/, 'eth')
    .replace(/:\w+|\*/, 'none')}`
}

const ofVisitors = pages.filter(({ id }) => !id.startsWith('backoffice'))

test.each(ofVisitors)('[OPS-03.6] the name of the software is not on $id', async (page) => {
  const { body } = await affiliate.browser.ask<string>('GET', addressOf(page))
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  expect(text.length).toBeGreaterThan(500)
  expect(namedIn(text)).toEqual([])
})

test('[OPS-03.6] nor in any other language: articles in each, and every page in one from right to left', async () => {
  const visitor = personAt(shop)
  const plain = ofVisitors.filter(({ path, protection }) => {
    return protection === 'none' && !/[:*]|sandbox|preview|developers/.test(path)
  })
  expect(plain.length).toBeGreaterThan(35)
  const others = languageCodes.filter((code) => code !== 'en')
  const paths = [
    ...others.flatMap((code) => articleIds.map((id) => `/${code}/${id}`)),
    ...plain.map((page) => `/ar${addressOf(page)}`),
  ]
  for (const path of new Set(paths)) {
    const { body, status } = await visitor.ask<string>('GET', path)
    expect([path, status, ...namedIn(body)]).toEqual([path, 200])
  }
})

test('[OPS-03.6] nor in the reference of any call, nor in what programs read', async () => {
  const list = await (await fetch(`${shop.url}/developers/methods`)).text()
  const methods = list.match(/\/developers\/methods\/\w+/g) ?? []
  expect(new Set(methods).size).toBeGreaterThan(10)
  const read = ['/api/openapi.json', '/manifest.webmanifest', '/robots.txt', '/favicon.svg']
  const files = ['/widget.js', '/service-worker.js', '/api/oauth/result', '/sitemap.xml']
  const texts = languageCodes.map((code) => `/api/locale/${code}`)
  for (const path of [...new Set(methods), ...read, ...files, ...texts]) {
    const response = await fetch(shop.url + path)
    const found = namedIn(await response.text())
    expect([path, response.status, ...found]).toEqual([path, 200])
  }
})

test('[OPS-03.6] nor in any script of the pages', () => {
  const folder = join(root, 'web/build/client/assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  for (const name of scripts) {
    expect([name, ...namedIn(readFileSync(join(folder, name), 'utf8'))]).toEqual([name])
  }
})

test('[OPS-03.6] nor in any mail, in any language', () => {
  const known = {
    brand: 'Pontoon',
    colours: null,
    isPlayMoney: true,
    support: 'help@pontoon.example',
  }
  const link = 'https://pontoon.example/a'
  const links = { link, profileLink: link, signInLink: link }
  for (const language of languageCodes) {
    const ofAccounts = accountMailKinds.map((kind) =>
      accountMail({ ...known, ...links, kind, language, facts: {} }),
    )
    const ofOrders = [...wireStatuses, 'another'].map((state) =>
      orderStatusMail({
        ...known,
        message: 'A message',
        ...{ language, state, link, code: 'AbCdEfGh', reason: null, details: [] },
        secretLink: link,
      }),
    )
    const mails = [...ofAccounts, ...ofOrders]
    expect(mails.map(({ subject }) => subject).join()).toContain('Pontoon')
    for (const mail of mails) expect(namedIn(Object.values(mail).join('\n'))).toEqual([])
  }
})

test('[OPS-03.6] nor on any page of the back office', async () => {
  const place = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf('brand_name') ?? '' }
  const token = await addByCommand(place, 'anna@shop.example', 'administrator')
  const { url } = officeOf(shop)
  const invited = await (await fetch(`${url}/backoffice/invitation/${token}`)).text()
  expect(invited).toContain('Pontoon')
  expect(namedIn(invited)).toEqual([])
  const { cookie } = await joinBy(shop, token, 'Anna')
  const read = async (path: string) => {
    const response = await fetch(url + path, { headers: { cookie } })
    return { html: await response.text(), status: response.status }
  }
  const { html: list } = await read('/backoffice/customers')
  const [, customer = ''] = /href="\/backoffice\/customers\/([\w-]+)"/.exec(list) ?? []
  const runbooks = readdirSync(join(root, 'docs/runbooks')).map((name) => name.slice(0, -3))
  const table = pages.filter(({ id, path }) => id.startsWith('backoffice') && !path.includes(':'))
  const paths = [
    ...table.map(({ path }) => `/${path}`),
    ...runbooks.map((name) => `/backoffice/runbooks/${name}`),
    `/backoffice/orders/${order}`,
    `/backoffice/customers/${customer}`,
  ]
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    const { html, status } = await read(path)
    expect([path, status, ...namedIn(html)]).toEqual([path, 200])
    expect(html, path).toContain('Pontoon')
  }
})

test('[OPS-03.6] what is left out of the search is no word that people read', () => {
  for (const [pattern, reason] of technical) {
    expect(reason).not.toBe('')
    for (const words of ['Causeway', 'Welcome to Causeway', 'Causeway: your order', 'a causeway']) {
      expect(words.replaceAll(pattern, ''), String(pattern)).toBe(words)
    }
  }
})
