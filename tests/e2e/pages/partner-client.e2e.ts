// door: page, HTTP
import { createHash, createPublicKey } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SandboxPartnerReply } from '@causeway/api/contract'
import type * as Client from '@causeway/client'
import type { Page } from '@playwright/test'
import { buildClient } from '../../support/index.ts'
import { expect, test } from '../product-test.ts'

const FOLDER = '/client-test/'
const PAGE = `<!doctype html><title>Client</title>
<script type="module">import * as client from './index.js'; globalThis.client = client</script>`

let dist: string
test.beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'causeway-client-'))
  await buildClient(dist)
})
test.afterAll(() => rm(dist, { recursive: true, force: true }))

/** Opens a page of the site's own origin that imports the built package: the partner API answers no other origin's pages. */
async function openClientPage(page: Page): Promise<void> {
  await page.route(`**${FOLDER}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(FOLDER.length)
    return path === ''
      ? route.fulfill({ contentType: 'text/html', body: PAGE })
      : route.fulfill({ contentType: 'text/javascript', path: join(dist, path) })
  })
  await page.goto(FOLDER)
  await page.waitForFunction(() => Reflect.has(globalThis, 'client'))
}

test('[API-02.6] in a browser, the built client gets a signed quote with a key that cannot be read', async ({
  page,
  request,
}) => {
  const made = await request.post('/api/sandbox/partners', { data: { name: 'A web wallet' } })
  const { apiKey, privateKeyHex }: SandboxPartnerReply = await made.json()
  await openClientPage(page)
  const { isReadable, quote, refusal } = await page.evaluate(
    async (key) => {
      const { createClient, importPrivateKey }: typeof Client = Reflect.get(globalThis, 'client')
      const privateKey = await importPrivateKey(key.privateKeyHex)
      const options = { baseUrl: `${location.origin}/api/partner`, apiKey: key.apiKey }
      const client = createClient({ ...options, privateKey })
      const asked = { from: 'btc', to: 'eth', amountFrom: '0.004' }
      const [quote] = await client.getExchangeAmount(asked)
      const stranger = createClient({ ...options, apiKey: 'nobody', privateKey })
      const refusal = await stranger.getExchangeAmount(asked).catch(String)
      return { isReadable: privateKey.extractable, quote, refusal }
    },
    { apiKey, privateKeyHex },
  )
  expect(isReadable).toBe(false)
  expect(quote).toMatchObject({ from: 'btc', to: 'eth', amountFrom: '0.004' })
  expect(Number(quote?.amountTo)).toBeGreaterThan(0)
  expect(refusal).toBe('PartnerApiError: Unauthorized')
})

test('[API-02.6] in a browser, a new key pair has the API key that the exchange computes', async ({
  page,
}) => {
  await openClientPage(page)
  const pair = await page.evaluate(async () => {
    const { createKeyPair }: typeof Client = Reflect.get(globalThis, 'client')
    const { apiKey, privateKeyPem, publicKeyPem } = await createKeyPair()
    return { apiKey, privateKeyPem, publicKeyPem }
  })
  const key = createPublicKey(pair.privateKeyPem)
  expect(pair.publicKeyPem).toBe(key.export({ type: 'pkcs1', format: 'pem' }))
  const der = key.export({ type: 'pkcs1', format: 'der' })
  expect(pair.apiKey).toBe(createHash('sha256').update(der).digest('base64'))
})
