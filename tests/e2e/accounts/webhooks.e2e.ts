// door: page
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Route } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { expect, test } from './profile-test.ts'

type Received = { readonly body: string; readonly headers: Record<string, string> }

/** Takes messages at an address of this machine. */
async function startReceiver() {
  const received: Received[] = []
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      received.push({ body: Buffer.concat(parts).toString('utf8'), headers })
      reply.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return { received, server, url }
}

test('[API-03.6,7] somebody adds an endpoint, gets a test message, sees it in the log, and pauses and removes the endpoint', async ({
  page,
  account,
}) => {
  const { received, server, url } = await startReceiver()
  try {
    await page.goto('/account/api')
    await page.getByRole('button', { name: 'Get API access' }).click()
    const webhooks = page.getByRole('region', { name: 'Webhooks', exact: true })
    await expect(webhooks.getByText('You have no endpoints.')).toBeVisible()
    await webhooks.locator('summary', { hasText: 'Add an endpoint' }).click()
    await webhooks.getByLabel('URL').fill('ftp://example.com/')
    await webhooks.getByRole('textbox', { name: 'Your password' }).fill('wrong horse battery')
    await webhooks.getByRole('button', { name: 'Add an endpoint' }).click()
    await expect(webhooks.getByText(/Enter an https:\/\/ address/)).toBeVisible()
    await webhooks.getByLabel('URL').fill(url)
    await webhooks.getByRole('button', { name: 'Add an endpoint' }).click()
    await expect(webhooks.getByText('Incorrect login or password')).toBeVisible()
    await webhooks.getByRole('textbox', { name: 'Your password' }).fill(account.password)
    await webhooks.getByRole('button', { name: 'Add an endpoint' }).click()
    const secret = await webhooks.getByText(/^whsec_/).innerText()
    await webhooks.getByRole('button', { name: 'I’ve saved it' }).click()
    await expect(webhooks.getByText(/^whsec_/)).toBeHidden()
    await webhooks.getByRole('button', { name: 'Send test message' }).click()
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1)
    const [message] = received
    expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toMatchObject({
      type: 'test',
    })
    await webhooks.locator('summary', { hasText: 'Recent messages' }).click()
    await expect(webhooks.locator('summary', { hasText: /test · Delivered/ })).toBeVisible()
    await webhooks.getByRole('button', { name: 'Send again' }).click()
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(2)
    await webhooks.getByRole('button', { name: 'Pause' }).click()
    await expect(webhooks.getByText('Paused by you')).toBeVisible()
    // It would only wait.
    await expect(webhooks.getByRole('button', { name: 'Send test message' })).toBeHidden()
    await webhooks.getByRole('button', { name: 'Resume' }).click()
    await expect(webhooks.getByText('Paused by you')).toBeHidden()
    await expect(webhooks.getByRole('button', { name: 'Send test message' })).toBeVisible()
    await webhooks.locator('summary', { hasText: 'Replace secret' }).click()
    await webhooks.getByRole('textbox', { name: 'Your password' }).fill(account.password)
    await webhooks.getByRole('button', { name: 'Replace secret' }).click()
    const next = webhooks.getByText(/^whsec_/)
    await expect(next).toBeVisible()
    expect(await next.innerText()).not.toBe(secret)
    await webhooks.getByRole('button', { name: 'I’ve saved it' }).click()
    await webhooks.locator('summary', { hasText: 'Change URL or events' }).click()
    await expect(webhooks.getByRole('textbox', { name: 'Your password' })).toBeHidden()
    await webhooks.getByLabel('URL').first().fill(`${url}/next`)
    await webhooks.getByRole('textbox', { name: 'Your password' }).fill(account.password)
    await webhooks.getByRole('button', { name: 'Save' }).click()
    await expect(webhooks.getByText(`${url}/next`)).toBeVisible()
    await webhooks.locator('summary', { hasText: 'Remove endpoint' }).click()
    await webhooks.getByRole('button', { name: 'Remove endpoint' }).click()
    await expect(webhooks.getByText('You have no endpoints.')).toBeVisible()
  } finally {
    server.close()
  }
})

test('the log of messages says that it could not be read, also of older ones, and is read again', async ({
  page,
  account,
}) => {
  await page.goto('/account/api')
  await page.getByRole('button', { name: 'Get API access' }).click()
  const webhooks = page.getByRole('region', { name: 'Webhooks', exact: true })
  await webhooks.locator('summary', { hasText: 'Add an endpoint' }).click()
  await webhooks.getByLabel('URL').fill('http://127.0.0.1:9/nobody-listens')
  await webhooks.getByRole('textbox', { name: 'Your password' }).fill(account.password)
  await webhooks.getByRole('button', { name: 'Add an endpoint' }).click()
  await webhooks.getByRole('button', { name: 'I’ve saved it' }).click()
  const refuse = (route: Route) =>
    route.fulfill({
      status: 429,
      json: { error: { code: 'rate_limited', message: 'Wait a moment.', details: {} } },
    })
  const log = '**/api/user/partner/webhooks/*/deliveries*'
  const failed = webhooks.getByText('We couldn’t load the messages. Try again.')
  const refresh = webhooks.getByRole('button', { name: 'Refresh' })
  const messages = webhooks.locator('summary', { hasText: /test · Waiting/ })
  await page.route(log, refuse)
  await webhooks.locator('summary', { hasText: 'Recent messages' }).click()
  await expect(failed).toBeVisible()
  await page.unroute(log)
  await refresh.click()
  await expect(failed).toBeHidden()
  await expect(webhooks.getByText('No messages in the last 30 days.')).toBeVisible()
  const sent = webhooks.getByText(/Test message on its way/)
  for (let count = 0; count < 21; count += 1) {
    const replied = page.waitForResponse('**/webhooks/*/test')
    await webhooks.getByRole('button', { name: 'Send test message' }).click()
    await replied
    await expect(sent).toBeVisible()
  }
  await refresh.click()
  await expect(messages).toHaveCount(20)
  const older = webhooks.getByRole('button', { name: 'Show older messages' })
  await page.route(log, refuse)
  await older.click()
  await expect(failed).toBeVisible()
  await expect(messages).toHaveCount(20)
  await page.unroute(log)
  await older.click()
  await expect(messages).toHaveCount(21)
  await expect(failed).toBeHidden()
})
