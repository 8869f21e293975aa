// door: page
import type { Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import {
  chooseCoin,
  closeList,
  coinButton,
  expectPair,
  getField,
  openForm,
  openList,
  sendField,
} from './form-steps.ts'

const LISTS = '**/api/coins/list/*'
const LOADING = 'Loading the full list…'
const FAILED = 'We can’t load the full list right now.'

/** How many coins the page has for its form. */
async function coinsOnPage(page: Page): Promise<number> {
  const text = await page.locator('script[data-island-data="home-exchange"]').textContent()
  return JSON.parse(text ?? '').props.list.coins.length
}

/** Bytes that each list came with over the network; none where the browser had it. */
function listsRead(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/coins/list/'))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : -1)),
  )
}

const KEPT = 'exchange_choice'

async function keepChoice(page: Page, url: string): Promise<void> {
  const choice = { from: 'dash', to: 'zec', source: 'from', amount: '2', isFixed: false }
  const value = encodeURIComponent(JSON.stringify(choice))
  await page.context().addCookies([{ name: KEPT, value, url }])
}

async function keptChoice(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies()
  const { value } = cookies.find(({ name }) => name === KEPT) ?? { value: '' }
  return JSON.parse(decodeURIComponent(value))
}

test('[CALC-22.12] a page brings a few coins, its list fetches the others, and the next page has them', async ({
  page,
}) => {
  await openForm(page)
  expect(await coinsOnPage(page)).toBeLessThan(30)
  expect(await listsRead(page)).toEqual([])
  const list = await openList(page, 'get')
  await expect.poll(() => list.getByRole('option').count()).toBeGreaterThan(150)
  const [bytes = 0, ...more] = await listsRead(page)
  expect(bytes).toBeGreaterThan(1000)
  expect(more).toEqual([])
  await closeList(page, list)
  await openForm(page, '/exchange/btc/xmr')
  expect(await coinsOnPage(page)).toBeLessThan(30)
  await chooseCoin(page, 'get', 'zec')
  await expectPair(page, 'BTC', 'ZEC')
  expect(await listsRead(page)).toEqual([0])
})

test('[CALC-22.13] a list that is on its way says so, and one that cannot be had can be asked for again', async ({
  page,
}) => {
  const used = JSON.stringify({ crypto: ['dash', 'ltc'], fiat: [] })
  await page.addInitScript((text) => localStorage.setItem('recent_currencies', text), used)
  await openForm(page)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(LISTS, async (route) => {
    await answered
    await route.fulfill({ status: 404, json: {} })
  })
  await coinButton(page, 'get').click()
  const list = page.getByRole('dialog', { name: 'Coin you get' })
  await expect(list.getByText(LOADING)).toBeVisible()
  const group = (name: string) => list.getByRole('group', { name }).getByRole('option')
  await expect(group('Recent')).toContainText(['LTC'])
  await expect(group('Popular')).toHaveCount(5)
  await expect(list.getByRole('option')).toHaveCount(6)
  const search = list.getByLabel('Search by name, ticker or network')
  await search.fill('zcash')
  await expect(list.getByText('No coins match')).toBeHidden()
  answer()
  await expect(list.getByText(FAILED)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await search.fill('')
  await list.getByRole('option', { name: 'XMR' }).first().click()
  await expectPair(page, 'BTC', 'XMR')
  // Coins used lately that the form does not know yet are not forgotten.
  expect(await page.evaluate(() => localStorage.getItem('recent_currencies'))).toBe(used)

  await page.unroute(LISTS)
  await coinButton(page, 'get').click()
  await expect(list.getByText(LOADING)).toBeHidden()
  await search.fill('zcash')
  await expect(list.getByRole('option').first()).toContainText('ZEC')
})

test('[CALC-22.13] the button of a list that could not be had asks again', async ({ page }) => {
  await openForm(page)
  await page.route(LISTS, (route) => route.fulfill({ status: 404, json: {} }))
  await coinButton(page, 'send').click()
  const list = page.getByRole('dialog', { name: 'Coin you send' })
  await expect(list.getByText(FAILED)).toBeVisible()
  await page.unroute(LISTS)
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(list.getByText(FAILED)).toBeHidden()
  await expect.poll(() => list.getByRole('option').count()).toBeGreaterThan(150)
})

test('[CALC-25.7] a kept choice of coins that the page did not bring comes with the list', async ({
  page,
  product,
}) => {
  await keepChoice(page, product.url)
  await openForm(page)
  await expectPair(page, 'DASH', 'ZEC')
  await expect(sendField(page)).toHaveValue('2')
  await expect(getField(page)).toHaveValue(/^[1-9]|^0\.\d/)
  await sendField(page).fill('3')
  await expect.poll(() => keptChoice(page)).toMatchObject({ from: 'dash', amount: '3' })
})

test('[CALC-25.7] what is typed meanwhile counts more, and is what is kept then', async ({
  page,
  product,
}) => {
  await keepChoice(page, product.url)
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
  await page.route(LISTS, async (route) => {
    await mayAnswer
    await route.continue()
  })
  await openForm(page)
  await sendField(page).fill('0.7')
  await expectPair(page, 'BTC', 'ETH')
  const read = page.waitForResponse(LISTS)
  letAnswer()
  await read
  await sendField(page).fill('0.8')
  await expect.poll(() => keptChoice(page)).toMatchObject({ from: 'btc', amount: '0.8' })
  await expectPair(page, 'BTC', 'ETH')
})

test('[CALC-25.7] where the list cannot be had, the choice stays kept', async ({
  page,
  product,
}) => {
  await keepChoice(page, product.url)
  await page.route(LISTS, (route) => route.fulfill({ status: 404, json: {} }))
  const refused = page.waitForResponse(LISTS)
  await openForm(page)
  await refused
  await expectPair(page, 'BTC', 'ETH')
  await sendField(page).fill('0.7')
  await expect(getField(page)).toHaveValue(/^\d/)
  expect(await keptChoice(page)).toMatchObject({ from: 'dash', to: 'zec', amount: '2' })
})
