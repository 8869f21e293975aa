// door: HTTP
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type CallSpec, partnerCalls } from '@causeway/api/contract'
import { errorReference, fiatPartnerCalls } from '@causeway/api/partner'
import { languageCodes } from '@causeway/content/languages'
import { wireStatuses } from '@causeway/core/orders'
import { webhookEvents } from '@causeway/core/partners'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningProduct, readHtml } from '../../support/index.ts'
import { newOwnKey, openAccess } from '../support/own-key-steps.ts'
import { newOwner } from '../support/owner-steps.ts'
import { codeOf, type DocPageRead, readDocPage } from '../support/pages/doc-pages.ts'
import { addPartner, postRpc, type TestPartner, v2Headers } from '../support/partner-steps.ts'
import { missingProgram, sampleOf } from '../support/run-sample.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

/** What the navigation leads to, with the heading of each page. */
const pages: Readonly<Record<string, string>> = {
  '/developers': 'API for developers',
  '/developers/quick-start': 'Quick start',
  '/developers/authentication': 'Authentication',
  '/developers/console': 'Console',
  '/developers/methods': 'Methods',
  '/developers/rest': 'REST calls',
  '/developers/fiat': 'Fiat purchases',
  '/developers/webhooks': 'Webhooks',
  '/developers/statuses': 'Statuses',
  '/developers/errors': 'Errors',
  '/developers/limits': 'Limits',
  '/developers/sandbox': 'Sandbox',
  '/developers/moving': 'Moving here',
  '/developers/http': 'HTTP API of the site',
  '/developers/changelog': 'Changelog',
}
const MOST_BYTES = 160_000

let shop: RunningProduct
let partner: TestPartner
const read = new Map<string, DocPageRead>()
const pageAt = (path: string) => {
  const page = read.get(path)
  if (page === undefined) throw new Error(`${path} was not read`)
  return page
}
beforeAll(async () => {
  shop = await startShop('developers_pages')
  partner = await addPartner(shop, 'A wallet')
  for (const path of Object.keys(pages)) read.set(path, await readDocPage(shop, path))
})
afterAll(() => stopShop(shop))

const headingOf = ({ html }: DocPageRead) =>
  readHtml(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').text.trim()

describe('[API-02.1] the pages for developers', () => {
  test.each(Object.entries(pages))('%s leads to all the others', (path, heading) => {
    const { html, links, status } = pageAt(path)
    expect(status).toBe(200)
    expect(headingOf(pageAt(path))).toBe(heading)
    for (const other of Object.keys(pages)) expect(links).toContain(other)
    expect(html).toMatch(/<details[^>]*>\s*<summary/)
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES)
  })

  test('every link between them leads to a page, and every mark to a place on it', async () => {
    const links = [...read.values()].flatMap((page) => page.links)
    const own = new Set(links.filter((link) => link.startsWith('/developers')))
    const wrong: string[] = []
    for (const link of own) {
      const [path = '', mark] = link.split('#')
      const { html, status } = read.get(path) ?? (await readDocPage(shop, path))
      if (status !== 200 || (mark !== undefined && !html.includes(` id="${mark}"`)))
        wrong.push(link)
    }
    expect(own.size).toBeGreaterThan(30)
    expect(wrong).toEqual([])
  })

  test('the quick start’s commands give a quote as they stand', async ({ skip }) => {
    const missing = await missingProgram(sampleOf.curl)
    if (missing !== null) return skip(`${missing} is not installed`)
    const folder = await mkdtemp(join(tmpdir(), 'causeway-quick-start-'))
    const commands = codeOf(pageAt('/developers/quick-start'), 'Shell')
    expect(commands).toHaveLength(2)
    const run = promisify(execFile)('bash', ['-c', commands.join('\n')], { cwd: folder })
    const { stdout } = await run.finally(() => rm(folder, { recursive: true, force: true }))
    expect(JSON.parse(stdout)).toMatchObject({
      id: 1,
      result: [{ from: 'btc', amountFrom: '0.01' }],
    })
  })

  test('moving here is explained for every dialect, with this exchange’s addresses', () => {
    const { html, text } = pageAt('/developers/moving')
    for (const dialect of ['v2', 'relay', 'v1', 'changehero', 'rest', 'fiat']) {
      expect(html).toContain(` id="${dialect}"`)
    }
    for (const path of ['/api/partner/v2', '/api/partner', '/v2', '/api/partner/v1']) {
      expect(text).toContain(`${shop.url}${path}`)
    }
  })

  test('the sandbox and the changelog say what there is', () => {
    expect(codeOf(pageAt('/developers/sandbox'), 'curl').join()).toContain('/api/sandbox/deposits')
    expect(pageAt('/developers/changelog').text).toMatch(/\d{4}-\d\d-\d\d/)
  })
})

describe('[API-02.4] what the pages say is what is declared', () => {
  test('REST calls and those of webhooks, each with its path and its errors', () => {
    const all = pageAt('/developers/rest').text + pageAt('/developers/webhooks').text
    for (const { failures = [], method, path } of Object.values<CallSpec>(partnerCalls)) {
      expect(all).toContain(`${method} /api${path}`)
      for (const failure of failures) expect(all).toContain(failure)
    }
  })

  test('calls of Fiat v1, each with its parameters', () => {
    const { text } = pageAt('/developers/fiat')
    expect(fiatPartnerCalls).toHaveLength(9)
    for (const { method, params, path, summary } of fiatPartnerCalls) {
      expect(text).toContain(`${method} ${path.replace(':id', '{id}')}`)
      expect(text).toContain(summary)
      for (const name of params) expect(text).toContain(name.replace('?', ''))
    }
  })

  test('statuses, errors and events, and nothing that does not exist', () => {
    const statuses = pageAt('/developers/statuses').html
    for (const status of wireStatuses) expect(statuses).toContain(`>${status}</code>`)
    const errors = pageAt('/developers/errors').text
    for (const { example } of Object.values(errorReference)) {
      expect(errors).toContain(example.message)
      expect(errors).toContain(String(example.code))
    }
    const { html } = pageAt('/developers/webhooks')
    const events = [...html.matchAll(/<code[^>]*>((?:order|fiat)\.\w+)<\/code>/g)]
    expect([...new Set(events.map(([, event]) => event))].toSorted()).toEqual(
      [...webhookEvents].toSorted(),
    )
  })

  test('limits, as the exchange enforces them', async () => {
    const { html } = pageAt('/developers/limits')
    const limitOf = (what: string) =>
      Number(new RegExp(`<td>${what}</td>\\s*<td>(\\d+)</td>`).exec(html)?.[1])
    const batchOf = (count: number) =>
      JSON.stringify(
        Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'getCurrencies' })),
      )
    const send = async (key: TestPartner, count: number) => {
      const body = batchOf(count)
      return JSON.stringify((await postRpc(shop, body, v2Headers(key, body))).body)
    }
    const most = limitOf('Requests in a batch')
    expect(await send(partner, most)).not.toContain('error')
    expect(await send(partner, most + 1)).toContain('Invalid Request')
    const { browser } = await newOwner(shop)
    await openAccess(browser)
    const own = (await newOwnKey(browser)).partner
    const perSecond = limitOf('Requests of a key per second')
    expect(await send(own, perSecond + 1)).toContain(`requests limit ${perSecond} rps`)
    expect(await send(own, perSecond)).not.toContain('error')
  })
})

describe('[API-02.5] search', () => {
  test('finds pages, fields and errors without script', async () => {
    const find = async (words: string) =>
      (await readDocPage(shop, `/developers/search?find=${encodeURIComponent(words)}`)).links
    expect(await find('payinAddress')).toContain('/developers/methods/createTransaction#result')
    expect(await find('ed25519')).toContain('/developers/webhooks#messages')
    expect(await find('liquidity')).toContain('/developers/errors#code-32602')
    expect((await readDocPage(shop, '/developers/search?find=nowhere')).text).toContain(
      'Nothing found',
    )
  })

  test('looks through every page of the reference', async () => {
    const entries: readonly { path: string }[] = await (
      await fetch(`${shop.url}/developers/search.json`)
    ).json()
    const found = new Set(entries.map(({ path }) => path.split('#')[0]))
    const beside = ['/developers/console', '/developers/http']
    const reference = Object.keys(pages).filter((path) => !beside.includes(path))
    expect(reference.filter((path) => !found.has(path))).toEqual([])
    expect([...found].filter((path) => path?.startsWith('/developers/methods/'))).toHaveLength(13)
  })
})

describe('[API-02.8] in every language', () => {
  const others = languageCodes.filter((code) => code !== 'en')

  test.each(others)('%s: navigation, headings and console are translated', async (language) => {
    for (const path of ['/developers/methods/getStatus', '/developers/console']) {
      const page = await readDocPage(shop, `/${language}${path}`)
      const { direction, html } = { ...page, direction: readHtml(page.html).direction }
      expect(direction).toBe(language === 'ar' ? 'rtl' : 'ltr')
      expect(page.links).toContain(`/${language}/developers/quick-start`)
      const main = readHtml(/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '').text
      for (const words of ['Quick start', 'Get started', 'Send request', 'Contents']) {
        expect(main).not.toContain(words)
      }
    }
  })

  test.each(others)('%s: the reference is marked as English', async (language) => {
    const { html } = await readDocPage(shop, `/${language}/developers/methods/getStatus`)
    const summary = 'The status of one of your orders.'
    expect(html).toContain(`<span lang="en" dir="ltr">${summary}</span>`)
  })
})
