import type { AccountSummaryReply, AffiliateStatusReply } from '@causeway/api/contract'
import type { BrowserContext, Page } from '@playwright/test'
import { mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { originOf } from '../accounts/account-steps.ts'
import { expectSound } from '../expect-accessible.ts'
import { isSeenFrom } from '../frame/telemetry-steps.ts'
import { expect } from '../product-test.ts'

/** Fills in the application on the page about the programme, and sends it. */
export async function applyOnPage(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Website, channel or app' }).fill('https://blog.example')
  await page.getByRole('textbox', { name: 'About you and your audience' }).fill('Readers of mine.')
  await page.getByRole('button', { name: /^Apply/ }).click()
}

/** What the signed-in account is in the programme. */
export async function statusOf(
  context: BrowserContext,
  product: RunningProduct,
): Promise<AffiliateStatusReply['result']> {
  const url = `${originOf(product)}/api/affiliate/affiliate-status`
  const reply: AffiliateStatusReply = await (await context.request.get(url)).json()
  return reply.result
}

/** Decides as the operator of the play world does. */
export async function decideAs(
  context: BrowserContext,
  product: RunningProduct,
  status: 'approved' | 'refused' | 'disabled',
): Promise<void> {
  const { refId } = await statusOf(context, product)
  await mustAsk(product, 'POST', `/api/sandbox/affiliates/${refId}`, { body: { status } })
}

/** Makes the account of a browser an approved affiliate, by HTTP. Answers its ref id. */
export async function becomeAffiliate(
  context: BrowserContext,
  product: RunningProduct,
): Promise<string> {
  const origin = originOf(product)
  const { csrf } = await (await context.request.get(`${origin}/api/csrf`)).json()
  const applied = await context.request.post(`${origin}/api/affiliate/apply`, {
    headers: { 'x-csrf-token': csrf, origin },
    data: {},
  })
  const { result }: AffiliateStatusReply = await applied.json()
  const refId = result.refId ?? ''
  await mustAsk(product, 'POST', `/api/sandbox/affiliates/${refId}`, {
    body: { status: 'approved' },
  })
  return refId
}

/** Waits until so many orders of the affiliate have finished. */
export async function awaitOrders(
  context: BrowserContext,
  product: RunningProduct,
  orders: number,
): Promise<void> {
  const url = `${originOf(product)}/api/affiliate/total-stats`
  const finished = async () => {
    const reply: AccountSummaryReply = await (await context.request.get(url)).json()
    return reply.result.orders
  }
  await expect.poll(finished, { timeout: 150_000, intervals: [500] }).toBe(orders)
}

/** The value beside a name in a list of figures. */
export function figureOf(page: Page, region: string, name: string) {
  const place = page.getByRole('region', { name: region, exact: true })
  return place
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()
}

/** What the browser complains of, but for answers that are meant to be 404. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404'))
      complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  return complaints
}

/** The page in looks that differ most. */
export async function expectSoundInLooks(page: Page, path: string): Promise<void> {
  for (const [prefix, width, colorScheme] of [
    ['', 1440, 'dark'],
    ['/de', 768, 'light'],
    ['/ar', 390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(prefix + path)
    await expectSound(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
}

/**
 * Comes by a link from where the law asks for consent: nothing is kept or told before it is given; then the ref id is kept and the
 * click is counted, and not again when the page is loaded anew. Answers the bodies of the calls that count clicks.
 */
export async function comeByLink(visitor: Page, refId: string): Promise<readonly string[]> {
  await isSeenFrom(visitor, 'DE')
  const clicks: string[] = []
  visitor.on('request', (request) => {
    if (request.url().endsWith('/api/affiliate/click')) clicks.push(request.postData() ?? '')
  })
  const currentRefId = async () =>
    (await visitor.context().cookies()).find(({ name }) => name === 'ref_id')?.value ?? null
  const started = visitor.waitForResponse(/start-telemetry-.*\.js/)
  await visitor.goto(`/?ref_id=${refId}`)
  await started
  await expect(visitor.getByRole('button', { name: 'Ok' })).toBeVisible()
  expect([await currentRefId(), clicks]).toEqual([null, []])
  const counted = visitor.waitForResponse('**/api/affiliate/click')
  await visitor.getByRole('button', { name: 'Ok' }).click()
  expect((await counted).status()).toBe(200)
  await expect.poll(currentRefId).toBe(refId)
  const again = visitor.waitForResponse(/start-telemetry-.*\.js/)
  await visitor.reload()
  await again
  return clicks
}
