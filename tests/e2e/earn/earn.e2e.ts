// door: page
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { mustAsk } from '../../customers/index.ts'
import { expect, test } from '../accounts/profile-test.ts'
import { expectAccessible, expectFits } from '../expect-accessible.ts'
import { placeOrder } from '../orders/order-steps.ts'
import {
  applyOnPage,
  awaitOrders,
  becomeAffiliate,
  comeByLink,
  complaintsOf,
  decideAs,
  expectSoundInLooks,
  figureOf,
  statusOf,
} from './earn-steps.ts'

test('[EARN-01.3,4] [AUTH-16.3] a visitor sees the terms and what a turnover earns, and is led to the sign-in', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/earn/statistics')
  await expect(page).toHaveURL(/\/earn$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const terms = 'Terms in figures'
  await expect(figureOf(page, terms, 'Share of our fee, exchanges')).toHaveText('25%')
  await expect(figureOf(page, terms, 'Our fee')).toHaveText('0.25%')
  await expect(figureOf(page, terms, 'How long a click counts')).toHaveText('31 days')
  await expect(figureOf(page, terms, 'Approval')).toHaveText('After we review your application')
  const turnover = page.getByRole('textbox', { name: 'Turnover per month (USD)' })
  const earnings = page.getByRole('status', { name: 'Your earnings per month' })
  await turnover.fill('10000')
  await expect(earnings).toHaveText('6.25 USD')
  await page.getByRole('slider', { name: 'Choose a turnover' }).press('ArrowRight')
  await expect(turnover).toHaveValue('25000')
  await turnover.fill('a lot')
  await expect(page.getByText('Enter a whole number')).toBeVisible()
  await expectSoundInLooks(page, '/earn')
  await page.goto('/earn')
  await page.getByRole('link', { name: 'Sign in to apply' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/de/earn/terms-of-use')
  await expect(page).toHaveURL(/\/de\/earn-terms-of-use$/)
  expect(complaints).toEqual([])
})

test('[EARN-01.4] [SHELL-01.3] [SHELL-02.2] [SHELL-16.4,7,8] an account applies, reads what was decided, and is led to its pages once approved', async ({
  account,
  context,
  page,
  product,
}) => {
  await page.goto('/earn')
  const header = page.getByRole('banner')
  const navigation = page.getByRole('navigation', { name: 'Affiliate programme' })
  await expect(header.getByRole('link').first()).toHaveAttribute('href', '/earn')
  await expect(navigation.getByRole('link')).toHaveText(['Terms of use'])
  const part = page.getByRole('region', { name: /the programme$/ })
  await part.getByRole('button', { name: 'Apply' }).click()
  await expect(part.getByRole('textbox', { name: 'Website, channel or app' })).toBeFocused()
  await applyOnPage(page)
  await expect(part).toContainText('Application received')
  await decideAs(context, product, 'refused')
  await page.reload()
  await expect(part).toContainText('Not accepted')
  await applyOnPage(page)
  await expect(part).toContainText('Application received')
  await decideAs(context, product, 'approved')
  await page.reload()
  const { refId } = await statusOf(context, product)
  await expect(part).toContainText(`/?ref_id=${refId}`)
  await part.getByRole('link', { name: 'Statistics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics')
  await expect(navigation.getByRole('link', { name: 'Statistics' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await header.getByText('All products').click()
  const named = header.getByRole('link', { name: 'Affiliate programme', exact: true })
  await expect(named).toHaveAttribute('href', '/earn')
  const menu = header.locator('details', { hasText: account.email })
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Affiliate programme' })).toHaveAttribute(
    'href',
    '/earn',
  )
  await decideAs(context, product, 'disabled')
  await page.goto('/earn')
  await expect(part).toContainText('Your links no longer earn commission.')
  await expect(navigation.getByRole('link')).toHaveText(['Terms of use'])
})

test('[EARN-04.6] an account that has not joined is led from the statistics to the programme', async ({
  account: _account,
  page,
}) => {
  await page.goto('/earn/statistics')
  const main = page.getByRole('main')
  await expect(main).toContainText('Join the affiliate programme to see statistics.')
  await expect(main.getByRole('link', { name: 'Affiliate programme' })).toHaveAttribute(
    'href',
    '/earn',
  )
})

/** Reads the chart by keyboard and pointer, another figure in it, and its table. */
async function exploreChart(page: Page): Promise<void> {
  const chart = page.getByRole('region', { name: 'Turnover over time' })
  const slider = chart.getByRole('slider', { name: 'Time in the chart' })
  await expect(slider).toHaveAttribute('aria-valuetext', /orders: 1, clicks: 1$/)
  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', /orders: 0, clicks: 0$/)
  const drawing = chart.getByRole('img')
  const { width = 0 } = (await drawing.boundingBox()) ?? {}
  await drawing.hover({ position: { x: width - 3, y: 20 } })
  await expect(slider).toHaveAttribute('aria-valuetext', /orders: 1, clicks: 1$/)
  await chart.getByLabel('Shown in the chart').selectOption('Clicks')
  await expect(drawing).toHaveAccessibleName(/^Chart: Clicks/)
  await chart.getByText('Figures as a table').first().click()
  await expect(chart.getByRole('row')).toHaveCount(2)
}

/** Downloads a list as CSV, and the chart's figures as JSON. */
async function saveLists(page: Page): Promise<void> {
  const orders = page.getByRole('region', { name: 'Referred orders' }).first()
  const chart = page.getByRole('region', { name: 'Turnover over time' })
  const saved = async (place: typeof orders, name: string) => {
    const download = page.waitForEvent('download')
    await place.getByRole('button', { name }).click()
    return readFile(await (await download).path(), 'utf8')
  }
  const lines = (await saved(orders, 'Download CSV')).split('\r\n')
  expect(lines[0]).toBe(
    'createdAt,type,currencyFrom,amountFrom,currencyTo,commission,commissionCurrency,status,source',
  )
  expect(lines[1]).toMatch(/^[^,]+Z,exchange,btc,0\.2,eth,0\.\d+,eth,earned,own$/)
  expect(JSON.parse(await saved(chart, 'Download JSON'))).toMatchObject([{ orders: 1, clicks: 1 }])
}

/** The statement of this month, on paper too, and as a file. */
async function expectStatement(page: Page): Promise<void> {
  const months = page.getByRole('combobox', { name: 'Month' })
  await months.selectOption(new Date().toISOString().slice(0, 7))
  await page.getByRole('button', { name: 'Show' }).click()
  const sources = page.getByRole('region', { name: 'Orders by source' })
  await expect(sources.getByRole('row', { name: /^Your own link 1 1/ })).toBeVisible()
  await expect(sources.getByRole('row', { name: /^Total 1 1/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Commissions by coin' })).toContainText('ETH')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(/^commission,\d{4}-\d\d,,eth,0\.\d+,,0,,\r$/m)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(sources).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expectSoundInLooks(page, '/earn/statement')
}

test('[EARN-03.2] [EARN-04.3,4,5,7] a visitor comes by the link, agrees and exchanges: it is counted once, and stands in the statistics', async ({
  account: _account,
  browser,
  context,
  page,
  product,
  baseURL,
}) => {
  test.slow()
  const refId = await becomeAffiliate(context, product)
  const other = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
  const visitor = await other.newPage()
  const clicks = await comeByLink(visitor, refId)
  const id = await placeOrder(visitor, { from: 'btc', to: 'eth', amountFrom: '0.2' })
  expect(clicks).toEqual([JSON.stringify({ refId })])
  await mustAsk(product, 'POST', '/api/sandbox/deposits', { body: { transactionId: id } })
  await awaitOrders(context, product, 1)
  await other.close()

  const complaints = complaintsOf(page)
  await page.goto('/earn/statistics')
  for (const region of ['Account summary', 'Selected period']) {
    await expect(figureOf(page, region, 'Finished orders')).toHaveText('1')
    await expect(figureOf(page, region, 'Clicks')).toHaveText('1')
    await expect(figureOf(page, region, 'Earnings')).toHaveText(/^\d+\.\d\d USD$/)
  }
  const period = page.getByRole('region', { name: 'Selected period' })
  await expect(period).toContainText('Before: 0.00 USD')
  await expect(page.getByRole('region', { name: 'From clicks to orders' })).toContainText(
    '100% of clicks',
  )
  const orders = page.getByRole('region', { name: 'Referred orders' }).first()
  const row = orders.getByRole('row').nth(1)
  await expect(row).toContainText('BTC/ETH')
  await expect(row).toContainText('0.2 BTC')
  await expect(row).toContainText('Earned')
  await expect(row).toContainText('Your own link')
  await expect(page.getByText('No API orders in this period.')).toBeVisible()

  await exploreChart(page)
  await saveLists(page)
  const slider = page.getByRole('slider', { name: 'Time in the chart' })
  const filter = page.getByRole('form', { name: 'Choose what to show' })
  await filter.getByLabel('Group by').selectOption('Month')
  await filter.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/group=month/)
  await expect(slider).toHaveAttribute('aria-valuetext', /^\w{3} \d{4}: .*orders: 1/)
  await filter.getByRole('link', { name: 'Monthly statement' }).click()
  await expectStatement(page)
  await page.goto('/earn/statistics?from=2020-01-01&to=2020-01-31')
  await expect(page.getByText('There was nothing in this period.').first()).toBeVisible()
  await page.goto('/earn/statistics?from=2020-02-01&to=2020-01-01')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expectSoundInLooks(page, '/earn/statistics')
  await expectAccessible(page)
  await expectFits(page)
  expect(complaints).toEqual([])
})
