// door: page
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SandboxPartnerReply } from '@causeway/api/contract'
import type { Page } from '@playwright/test'
import { expectSound } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'

const run = promisify(execFile)

async function getPlayKey(page: Page): Promise<void> {
  await page.goto('/developers/console')
  await page.getByRole('button', { name: 'Get a play key' }).click()
  await expect(page.getByText('Requests are signed with this key.')).toBeVisible()
}

/** Sends until the reply holds this: a play world that has just started has no stock for a moment. */
async function sendUntil(page: Page, part: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(codeOf(page, 'Reply')).toContainText(part, { timeout: 2000 })
  }).toPass()
}

const codeOf = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true })

test('[API-02.9] with a play key, a quote is signed here, sent, and shown with its headers and reply', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await getPlayKey(page)
  await sendUntil(page, 'amountTo')
  await expect(page.getByText(/^HTTP status 200 after \d+ ms$/)).toBeVisible()
  const reply: { result: object } = JSON.parse(await codeOf(page, 'Reply').innerText())
  expect(reply.result).toMatchObject([{ from: 'btc', to: 'eth', amountFrom: '0.01' }])
  const request = await codeOf(page, 'Sent').innerText()
  for (const part of [
    'POST /api/partner/v2',
    'X-Api-Key: ',
    'X-Api-Signature: ',
    'X-Api-Nonce: ',
  ]) {
    expect(request).toContain(part)
  }
  expect(request).toContain('"method":"getExchangeAmount"')

  await page.getByRole('combobox', { name: 'Method' }).selectOption('getStatus')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(codeOf(page, 'Reply')).toContainText('Parameter id is invalid')
  await page.getByRole('textbox', { name: 'Parameters' }).fill('{')
  await expect(page.getByText('That isn’t valid JSON.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send request' })).toBeDisabled()
  expect(sent.filter((one) => one.includes('PRIVATE KEY'))).toEqual([])
  await expectSound(page)
})

test('[API-02.9] the same call runs as it is copied: curl and Python', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await getPlayKey(page)
  await sendUntil(page, 'amountTo')
  await page.locator('summary', { hasText: 'Show private key' }).click()
  const folder = await mkdtemp(join(tmpdir(), 'causeway-console-'))
  try {
    const privateKey = await codeOf(page, 'private-key.pem').innerText()
    await writeFile(join(folder, 'private-key.pem'), `${privateKey}\n`, { mode: 0o600 })
    for (const [language, program, ...args] of [
      ['curl', 'bash', '-c'],
      ['Python', 'python3', '-c'],
    ] as const) {
      await page.getByRole('radio', { name: language }).check()
      await page.getByRole('button', { name: `Copy: ${language}` }).click()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      const { stdout } = await run(program, [...args, copied], { cwd: folder })
      expect(stdout, language).toMatch(/amountTo/)
    }
    await page.getByRole('radio', { name: 'TypeScript' }).check()
    await expect(codeOf(page, 'TypeScript')).toContainText('await client.getExchangeAmount([')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('[API-02.9] with a key of one’s own, and what is no key is refused', async ({
  page,
  request,
}) => {
  const made = await request.post('/api/sandbox/partners', { data: { name: 'My wallet' } })
  const { apiKey, privateKeyPem }: SandboxPartnerReply = await made.json()
  const bodies: string[] = []
  page.on('request', (one) => bodies.push(one.postData() ?? ''))
  await page.goto('/developers/console')
  await expect(page.getByRole('button', { name: 'Send request' })).toBeDisabled()
  await page.locator('summary', { hasText: 'Use your own key' }).click()
  await page.getByRole('textbox', { name: 'API key' }).fill(apiKey)
  await page.getByRole('textbox', { name: 'Private key' }).fill('nonsense')
  await page.getByRole('button', { name: 'Use this key' }).click()
  await expect(page.getByRole('alert')).toHaveText(/isn’t a private key/)
  await page.getByRole('textbox', { name: 'Private key' }).fill(privateKeyPem)
  await page.getByRole('button', { name: 'Use this key' }).click()
  await page.getByRole('combobox', { name: 'Method' }).selectOption('getCurrencies')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(codeOf(page, 'Reply')).toContainText('"btc"')
  expect(bodies.join()).not.toContain(privateKeyPem.split('\n')[3])
})

test('[API-02.10] in a play world, the console makes a whole exchange', async ({
  page,
  request,
}) => {
  await getPlayKey(page)
  await sendUntil(page, 'amountTo')
  await page.getByRole('button', { name: 'Start exchange' }).click()
  const steps = page.getByRole('list', { name: 'A whole exchange' })
  await expect(steps).toContainText(/Order [\w-]{22} created\. Deposit address: bc1/)
  await expect(steps).toContainText('Paid 0.01 BTC with play money.')
  await expect(steps).toContainText('Status: finished', { timeout: 120_000 })
  await expect(steps).toContainText('Finished.')
  const [, amount, address] =
    /Finished\. ([\d.]+) ETH were paid out to (0x\w+)\./.exec(await steps.innerText()) ?? []
  const wallet = await (await request.get(`/api/sandbox/wallets/${address}`)).json()
  expect(wallet.payments).toMatchObject([{ currency: 'eth', amount }])
})
