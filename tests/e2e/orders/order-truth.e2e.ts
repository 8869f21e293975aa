// door: page
import type { BrowserContext, Page } from '@playwright/test'
import { advanceClock, type Placed, pay, place, reach, type Wish } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expect, test } from '../product-test.ts'
import { expectSteady, watchShifts } from '../watch-shifts.ts'
import { statusOf } from './order-steps.ts'

const SOON = { timeout: 45_000 }
const PHONE = { width: 390, height: 844 }
/** What counts as good (web.dev/cls). */
const MOST_SHIFT = 0.1
const fromEther = { from: 'eth', to: 'ltc' } as const

async function hold(context: BrowserContext, product: RunningProduct, wish: Wish): Promise<Placed> {
  const order = await place(product, wish)
  const name = `holder-${order.id.slice(0, 8)}`
  await context.addCookies([{ name, value: order.secret, url: product.url }])
  return order
}

async function open(page: Page, { id }: Pick<Placed, 'id'>): Promise<void> {
  await page.goto(`/transaction/${id}`)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
}

/** What the facts say under a name, line by line, without what it is worth. */
async function factsOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.locator('dl > div').evaluateAll((lines) =>
    Object.fromEntries(
      lines.map((line) => {
        const text = (part: string) => line.querySelector(part)?.textContent?.trim() ?? ''
        return [text('dt'), text('dd').replace(/≈.*/, '')]
      }),
    ),
  )
}

async function stepsOf(page: Page): Promise<readonly string[]> {
  return page.getByRole('list', { name: 'Order steps' }).getByRole('listitem').allInnerTexts()
}

/** The largest letters among the headings and sums of the page's main column. */
async function largestText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const sizeOf = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize)
    const parts = [...document.querySelectorAll('main h2, main p, main dd')]
    return parts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]?.textContent ?? ''
  })
}

test('[TRACK-01.13] [TRACK-02.5] [TRACK-04.14] of too much the agreed part is exchanged and the rest refunded', async ({
  browser,
  context,
  page,
  product,
}) => {
  const order = await hold(context, product, { ...fromEther, isFixedRate: true })
  await page.setViewportSize(PHONE)
  await watchShifts(page)
  await open(page, order)
  await pay(product, order, '0.09')
  await expect(page.getByText('You sent more than agreed')).toBeVisible(SOON)
  const guaranteed = order.created.amountExpectedTo
  await page.getByRole('button', { name: `Get ${guaranteed} LTC and 0.0297 ETH back` }).click()
  await expect(statusOf(page)).toHaveText('Finished', SOON)
  await expect(page.getByText('The rest, 0.0297 ETH, was refunded.')).toBeVisible()
  expect(await factsOf(page)).toMatchObject({
    'You sent': '0.09 ETH',
    Refunded: '0.0297 ETH',
    'You got': `${guaranteed} LTC`,
  })
  expect(await largestText(page)).toBe(`${guaranteed} LTC`)
  await expectSteady(page, MOST_SHIFT)
  const guest = await browser.newPage({ baseURL: product.url })
  await guest.goto(`/track/${order.id}`)
  await expect(guest.getByText('The rest, 0.0297 ETH, was refunded.')).toBeVisible()
  await guest.close()
})

test('[TRACK-01.13] a floating order that got less says both sums, while it is confirmed and at its end', async ({
  context,
  page,
  product,
}) => {
  const order = await hold(context, product, fromEther)
  await open(page, order)
  await pay(product, order, '0.05')
  await expect(
    page.getByText('We’ve seen 0.05 ETH so far. The order is for 0.06 ETH.'),
  ).toBeVisible(SOON)
  await expect(statusOf(page)).toHaveText('Finished', SOON)
  const { amountExpectedTo } = order.created
  const said = page.getByText('You sent 0.05 ETH, not 0.06 ETH, so you get')
  await expect(said).toContainText(`The estimate was ${amountExpectedTo} LTC.`)
})

test('[TRACK-01.13] [TRACK-02.5] a refund has its own steps, its own sum and no promise left', async ({
  context,
  page,
  product,
}) => {
  await page.setViewportSize(PHONE)
  await watchShifts(page)
  const order = await hold(context, product, { ...fromEther, isFixedRate: true })
  await pay(product, order, '0.05')
  await reach(product, order, 'hold')
  await open(page, order)
  expect(await stepsOf(page)).toEqual([
    expect.stringContaining('Waiting for payment'),
    'On hold',
    'Sending to you',
  ])
  await expect(page.locator('[aria-current="step"]')).toHaveText('On hold')
  const said: string[] = []
  await page.exposeFunction('say', (text: string) => said.push(text))
  await page.evaluate(() => {
    const watch = () => Reflect.get(window, 'say')(document.querySelector('main')?.innerText ?? '')
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('button', { name: /^Refund/ }).click()
  await expect(statusOf(page)).toHaveText('Refunded', SOON)
  expect(said.filter((text) => text.includes('Our team is reviewing'))).toEqual([])
  expect(await largestText(page)).toBe('0.0497 ETH')
  await expectSteady(page, MOST_SHIFT)
  expect(await stepsOf(page)).toEqual([
    expect.stringContaining('Waiting for payment'),
    expect.stringContaining('Refunded'),
  ])
  await expect(page.locator('[aria-current="step"]')).toHaveCount(0)
  const facts = await factsOf(page)
  expect(facts).toMatchObject({
    'You sent': '0.05 ETH',
    Refunded: '0.0497 ETH',
    'Network fee': '0.0003 ETH',
  })
  for (const promise of ['You get', 'You got', 'Rate', 'Exchange fee']) {
    expect(Object.keys(facts)).not.toContain(promise)
  }
  await expect(page.getByRole('heading', { name: 'Your coins were sent back.' })).toBeVisible()
  await page.goto('/history?guest=true')
  const row = page.getByRole('listitem').filter({ hasText: order.id.slice(0, 8) })
  await expect(row).toContainText('0.0497 ETH')
  await expect(row).not.toContainText('LTC')
})

test('an order that was paid twice shows both payments after its end, and what was announced', async ({
  context,
  page,
  product,
}) => {
  const order = await hold(context, product, fromEther)
  await pay(product, order, '0.06')
  await reach(product, order, 'finished')
  await pay(product, order, '0.03')
  await expect
    .poll(async () => (await reach(product, order, 'finished')).amountFrom, SOON)
    .toBe('0.09')
  await open(page, order)
  await expect(statusOf(page)).toHaveText('Finished')
  const payments = page.getByRole('region', { name: 'Your payments' }).getByRole('listitem')
  await expect(payments).toHaveCount(2)
  await expect(payments.first()).toContainText('0.06 ETH')
  await expect(payments.last()).toContainText('0.03 ETH')
  const facts = await factsOf(page)
  expect(facts['You sent']).toBe('0.09 ETH')
  expect(facts['Original estimate']).toBe(`about ${order.created.amountExpectedTo} LTC`)
  await expect(page.locator('dt', { hasText: 'Your transaction' })).toHaveCount(2)
})

test('[TRACK-02.5] an expired order begins again first, and folds away where to pay', async ({
  context,
  page,
  product,
}) => {
  const order = await hold(context, product, { ...fromEther, isFixedRate: true })
  await page.setViewportSize(PHONE)
  await watchShifts(page)
  await open(page, order)
  const address = page.getByText(order.created.payinAddress.slice(0, 8)).first()
  await expect(address).toBeVisible()
  await advanceClock(product, 3600)
  await expect(statusOf(page)).toHaveText('Expired', SOON)
  await expectSteady(page, MOST_SHIFT)
  await expect(page.locator('[aria-current="step"]')).toHaveCount(0)
  const pairs = Object.keys(await factsOf(page))
  expect(pairs).toContain('Originally quoted')
  expect(pairs).not.toContain('You get')
  const sum = page.getByText('Send exactly', { exact: true })
  await expect(sum).toBeHidden()
  await page.getByText('Already paid? Show the deposit address').click()
  await expect(sum).toBeVisible()
  await page.getByRole('link', { name: 'Start again at today’s rate' }).click()
  await page.waitForURL(/\/processing\?/)
  await expect(page.getByLabel('Amount you send, in ETH')).toHaveValue('0.06')
})
