// door: page
import type { Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import { goOn, offerOf, offers, openBuying, takeOffer } from './buy-steps.ts'

/** Answers every question for offers with one provider, which fails in that way. */
async function allFail(page: Page, type: string): Promise<void> {
  const none = { rate: null, invertedRate: null, amount: null, fee: null, networkFee: null }
  const unknown = { successRate: null, medianMinutes: null, rating: null, expiresAt: null }
  const offer = {
    ...{ ...none, ...unknown, providerId: 'playbank', name: 'Playbank', kyc: 'none' },
    error: { type, details: { min: null, max: null } },
    paymentMethods: ['visa'],
    minutes: { least: 1, most: 5 },
    bestFor: [],
    rankReason: 'refused',
  }
  await page.unroute('**/api/fiat/offer?*')
  await page.route('**/api/fiat/offer?*', (route) =>
    route.fulfill({ json: { result: [offer], limits: { min: null, max: null } } }),
  )
}

test('[BUY-08.2,3] each kind of failure has its own sentence at the money that is paid', async ({
  page,
}) => {
  for (const [type, place, sentence] of [
    ['country', 'country=DE', 'No provider offers this in your country: Germany.'],
    ['country', 'country=US&state=CA', 'No provider offers this in your state: California.'],
    ['timeout', 'country=DE', 'No provider replied in time. Try again in a moment.'],
    ['unavailable', 'country=DE', 'We can’t reach any provider right now. Try again in a minute.'],
    ['others', 'country=DE', 'Internal error'],
  ] as const) {
    await allFail(page, type)
    await openBuying(page, place)
    await expect(page.locator('[data-alert="payin"]'), type).toHaveText(sentence)
    await expect(page.locator('[data-alert="payout"]'), type).toHaveCount(0)
  }
})

test('[BUY-05.3,4] the old variant keeps the methods behind the filter; each offer has its mark and rating', async ({
  page,
}) => {
  await openBuying(page)
  await expect(offers(page)).toHaveCount(3)
  for (const [provider, mark] of [
    ['Sandbox Pay', 'SP'],
    ['Playbank', 'P'],
    ['Toyramp', 'T'],
  ] as const) {
    await expect(offerOf(page, provider).getByText(mark, { exact: true })).toBeVisible()
    await expect(offerOf(page, provider)).toContainText('No rating yet')
  }
  // The server gives everybody the new one.
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page reads it so
    document.cookie = 'FastFilters_ABvariant=old; path=/'
  })
  await page.reload()
  await expect(offerOf(page, 'Toyramp')).toBeVisible()
  const methods = page.getByRole('group', { name: 'Pay by' })
  await expect(methods).toBeHidden()
  await page.getByText('Filter', { exact: true }).click()
  await expect(methods).toBeVisible()
})

test('[BUY-06.1,2] the visitor’s own country is the first of about 250', async ({ page }) => {
  await page.route('**/api/locale/country', (route) =>
    route.fulfill({ json: { result: { country: 'FR', state: null } } }),
  )
  await page.goto('/buy')
  const country = page.getByRole('button', { name: /^Your country/ })
  await expect(country).toContainText('France')
  await country.click()
  const options = page.getByRole('dialog', { name: 'Your country' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  const names = (await options.allTextContents()).map((text) => text.replace(/[A-Z]{2}$/, ''))
  expect(names.slice(0, 5)).toEqual([
    'France',
    'United States',
    'United Kingdom',
    'Australia',
    'Germany',
  ])
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(240)
  expect(names).toEqual(expect.arrayContaining(['Afghanistan', 'Japan', 'Zimbabwe']))
})

test('[BUY-09.1,3] 150 dollars of another coin are asked for, proposed, and taken', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/fiat/offer?')) asked.push(new URL(request.url()).search)
  })
  await openBuying(page, 'from=eur&to=xmr&amount=200&country=DE')
  const modal = page.getByRole('dialog', { name: 'XMR in two steps' })
  await modal.getByRole('button', { name: 'Buy USDT first' }).click()
  await expect(modal).toBeHidden()
  await expect(page.getByLabel('Amount you pay, in USD')).toHaveValue('150')
  await expect(page.getByLabel('Amount you get, in USDT')).toHaveValue(/^1\d\d/)
  expect(asked).toContain('?from=usd&to=usdttrc20&amount=150&country=DE')
  expect(await page.evaluate(() => localStorage.getItem('stablecoin_modal_seen'))).toBe('true')
})

test('[BUY-09.2] the modal stays away from phones, and from whoever has seen it; the hint does not', async ({
  page,
}) => {
  const hint = page.getByRole('button', { name: 'Buy USDT first' })
  await page.setViewportSize({ width: 600, height: 844 })
  await openBuying(page, 'country=DE&to=xmr')
  await expect(hint).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => localStorage.setItem('stablecoin_modal_seen', 'true'))
  await page.reload()
  await expect(hint).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[BUY-13.2] while the order is being opened the button is busy, and opens it once', async ({
  page,
}) => {
  const opened = Promise.withResolvers<void>()
  let posted = 0
  await page.route('**/buy*', async (route) => {
    const body = route.request().postData() ?? ''
    if (route.request().method() === 'POST' && body.includes('begin')) {
      posted += 1
      await opened.promise
    }
    await route.continue()
  })
  await openBuying(page)
  await takeOffer(page, 'Sandbox Pay')
  const button = page.getByRole('button', { name: 'Continue to Sandbox Pay' })
  const going = goOn(page, 'Sandbox Pay')
  await expect(page.getByRole('status').filter({ hasText: 'Opening your order' })).toBeVisible()
  await expect(button).toBeDisabled()
  await button.click({ force: true })
  opened.resolve()
  await going
  expect(posted).toBe(1)
})
