// door: HTTP, chain
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Methods } from '@causeway/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import { expectClosedBooks } from '../support/books.ts'
import {
  type ClientProject,
  callEveryMethod,
  checkConsumer,
  packClient,
} from '../support/packed-client.ts'
import { codeOf, readDocPage } from '../support/pages/doc-pages.ts'
import { addPartner, mustCall, type RpcFields, type TestPartner } from '../support/partner-steps.ts'
import { replyShapes, strayFields } from '../support/reply-shapes.ts'
import { missingProgram, runSample, sampleOf } from '../support/run-sample.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const AMOUNT = '0.004'

let shop: RunningProduct
let partner: TestPartner
let project: ClientProject
beforeAll(async () => {
  project = await packClient()
  shop = await startShop('client_and_samples')
  partner = await addPartner(shop, 'A wallet')
})
afterAll(async () => {
  await stopShop(shop)
  await project.remove()
})

async function expectPaid(id: string): Promise<void> {
  await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: id } })
  const read = () => mustCall<string>(shop, partner, 'getStatus', { id })
  await expect.poll(read, { timeout: 120_000 }).toBe('finished')
}

describe('[API-02.6] @causeway/client, packed and installed into an empty project', () => {
  type Refused = {
    readonly code: number | null
    readonly message: string
    readonly limits: { readonly min: { readonly from: string } } | null
    readonly status: number | null
    readonly isTyped: boolean
  }
  type Called = {
    readonly results: { readonly [M in keyof Methods]: Methods[M]['result'] }
    readonly repeated: { readonly id: string }
    readonly alike: { readonly id: string }
    readonly minimum: object
    readonly unknown: Refused
    readonly tooLittle: Refused
    readonly wrongKey: Refused
    readonly wrongUrl: Refused
  }
  let called: Called
  let destination: string
  beforeAll(async () => {
    destination = await playAddress(shop, 'eth')
    const refund = await playAddress(shop, 'btc')
    const { apiKey, privateKeyHex, privateKeyPem } = partner
    const key = { apiKey, privateKeyHex, privateKeyPem }
    const given = { ...key, url: shop.url, amount: AMOUNT, destination, refund }
    called = await callEveryMethod(project, given)
  })

  test('holds JavaScript and declarations, and no sources', async () => {
    expect(project.files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'index.d.ts', 'index.js', 'package.json']),
    )
    const others = project.files.filter((path) => !/\.(?:js|d\.ts)$/.test(path))
    expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json'])
  })

  test('type-checks what uses it, and reports what is wrong', async () => {
    expect(await checkConsumer(project)).toBe('')
  })

  test('calls all thirteen methods, and each result is as its type says', () => {
    const { results } = called
    expect(Object.keys(results)).toHaveLength(13)
    const strays = Object.entries(replyShapes).map(([method, shape]) => [
      method,
      strayFields(results[method as keyof typeof replyShapes], shape),
    ])
    expect(strays).toEqual(Object.keys(replyShapes).map((method) => [method, []]))
    expect(results.getCurrencies).toContain('btc')
    expect(Number(results.getMinAmount)).toBeGreaterThan(0)
    expect(['new', 'waiting']).toContain(results.getStatus)
    expect(results.validateAddress).toEqual({ result: false, message: 'Invalid address' })
    expect(results.getTransactions).toHaveLength(2)
    expect(results.getTransactions[1]).toMatchObject({
      id: results.createTransaction.id,
      subaccountId: 'customer 7',
      userMetadata: { basket: [1, 2] },
    })
  })

  test('repeats a creation by its idempotency key only', () => {
    const { id } = called.results.createTransaction
    expect(called.repeated.id).toBe(id)
    expect(called.alike.id).not.toBe(id)
  })

  test('tells refusals of the exchange from replies of something else', () => {
    const { minimum, tooLittle, unknown, wrongKey, wrongUrl } = called
    expect(minimum).toEqual({ ok: true, result: expect.stringMatching(/^0\.\d+$/) })
    expect(unknown).toMatchObject({ code: -32602, message: 'Parameter id is invalid' })
    expect(tooLittle.message).toContain(`Minimal amount is ${tooLittle.limits?.min.from} btc`)
    expect(wrongKey).toMatchObject({ code: -32600, message: 'Unauthorized' })
    expect(wrongUrl).toMatchObject({ code: null, status: 405 })
    const refused = [tooLittle, unknown, wrongKey, wrongUrl]
    expect(refused.map(({ isTyped }) => isTyped)).toEqual([true, true, true, true])
  })

  test('makes whole swaps at either rate', async () => {
    await expectPaid(called.results.createTransaction.id)
    await expectPaid(called.results.createFixTransaction.id)
    const { payments } = await mustAsk<{ readonly payments: readonly object[] }>(
      shop,
      'GET',
      `/api/sandbox/wallets/${destination}`,
    )
    expect(payments).toHaveLength(2)
    await expectClosedBooks(shop)
  })
})

/** Languages come with the machine: what it lacks is said, and tried wherever it is installed. */
const runnable: [language: string, sample: Parameters<typeof missingProgram>[0]][] = []
for (const [language, sample] of Object.entries(sampleOf)) {
  const missing = await missingProgram(sample)
  if (missing === null) runnable.push([language, sample])
  else console.warn(`The sample in ${language} is not run: ${missing} is not installed`)
}

test.for(runnable)(
  '[API-02.7] the sample in %s makes an order, and says why it cannot',
  async ([, sample]) => {
    const keyFile = join(project.folder, 'key.pem')
    await writeFile(keyFile, partner.privateKeyPem, { mode: 0o600 })
    const address = await playAddress(shop, 'eth')
    const env = {
      BASE_URL: `${shop.url}/api/partner`,
      API_KEY: partner.apiKey,
      PRIVATE_KEY_FILE: keyFile,
    }
    const orders = () =>
      mustCall<readonly RpcFields[]>(shop, partner, 'getTransactions', { payoutAddress: address })

    const stranger = await addPartner(shop, 'Someone else')
    const wrong = { ...env, API_KEY: stranger.apiKey }
    const refused = await runSample(sample, project, { address, env: wrong })
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Unauthorized') })
    expect(await orders()).toEqual([])

    const run = await runSample(sample, project, { address, env })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    const [order, ...others] = await orders()
    expect(order).toMatchObject({
      ...{ type: 'float', currencyFrom: 'btc', currencyTo: 'eth', amountExpectedFrom: '0.01' },
      payoutAddress: address,
    })
    expect(others).toEqual([])
    const currencies = await mustCall<readonly string[]>(shop, partner, 'getCurrencies')
    const [counted, quoted, created, status, ...rest] = run.stdout.trimEnd().split('\n')
    expect(counted).toBe(`${currencies.length} currencies`)
    expect(quoted).toMatch(/^0\.01 BTC = 0\.\d+ ETH, less 0\.\d+ ETH network fee$/)
    expect(created).toBe(`Order ${order?.id}: pay 0.01 BTC to ${order?.payinAddress}`)
    expect(status).toMatch(/^Status: (?:new|waiting)$/)
    expect(rest).toEqual([])
  },
)

test('[API-02.1] the quick start’s program runs as it stands, beside the key that its commands make', async () => {
  const page = await readDocPage(shop, '/developers/quick-start')
  const [program = '', ...others] = codeOf(page, 'TypeScript')
  expect(others).toEqual([])
  const { folder } = project
  await writeFile(join(folder, 'private-key.pem'), partner.privateKeyPem, { mode: 0o600 })
  await writeFile(join(folder, 'quick-start.mts'), program)
  const { stdout } = await promisify(execFile)(process.execPath, ['quick-start.mts'], {
    cwd: folder,
    env: { ...process.env, API_KEY: partner.apiKey },
  })
  const [pay, status] = stdout.trimEnd().split('\n')
  expect(pay).toMatch(/^Pay 0\.01 BTC to \S+$/)
  expect(status).toMatch(/^(?:new|waiting)$/)
})
