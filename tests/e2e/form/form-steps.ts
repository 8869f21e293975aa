import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '../product-test.ts'

/** What a question to the server says. */
export type AskedEstimate = Readonly<Record<string, unknown>>

export const sendField = (page: Page) => page.getByLabel('Amount you send, in')
export const getField = (page: Page) => page.getByLabel('Amount you get, in')
export const remark = (page: Page) => page.locator('#exchange-remark')
export const coinButton = (page: Page, side: 'send' | 'get') =>
  page.getByRole('button', { name: `Coin you ${side}` })

/** The pair as the buttons show it: `BTC ETH`. */
export async function expectPair(page: Page, from: string, to: string): Promise<void> {
  await expect(coinButton(page, 'send')).toContainText(from)
  await expect(coinButton(page, 'get')).toContainText(to)
}

/** Opens a page with the form, and waits until its script answers typing. */
export async function openForm(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'About fees' })).toBeVisible()
}

/** Opens the list of a side. */
export async function openList(page: Page, side: 'send' | 'get') {
  await coinButton(page, side).click()
  const list = page.getByRole('dialog', { name: `Coin you ${side}` })
  await expect(list.getByLabel('Search by name, ticker or network')).toBeFocused()
  await expect(list.getByText('Loading the full list…')).toBeHidden()
  return list
}

/** Closes a list by keyboard, again where it was opened a moment ago: within 200 ms it does not close (CALC-22). */
export async function closeList(page: Page, list: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden({ timeout: 500 })
  }).toPass()
}

/** Chooses a coin by its ticker, as a keyboard does. */
export async function chooseCoin(page: Page, side: 'send' | 'get', ticker: string): Promise<void> {
  const list = await openList(page, side)
  await list.getByLabel('Search by name, ticker or network').fill(ticker)
  await list.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
}

export const isEstimate = (request: Request) => request.url().endsWith('/api/exchange/estimate')
export const isUpsale = (request: Request) => request.url().endsWith('/upsale-estimate')
export const askedBy = (request: Request): AskedEstimate => request.postDataJSON()

/** Collects what the form tells the page, from its first moment. */
export async function listenToForm(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    window.addEventListener('causeway-event', (event) => {
      if (event instanceof CustomEvent) told.push(event.detail)
    })
  })
  return () => page.evaluate(() => Object.entries(window).find(([name]) => name === 'told')?.[1])
}

/** Waits until what has come by now is drawn: before an expectation that something did not appear. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
