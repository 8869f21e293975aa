// door: page
import type { Page } from '@playwright/test'
import type { RunningProduct } from '../../support/index.ts'
import { expect, test } from '../product-test.ts'
import { goOn, offerOf, openBuying, payByCard, takeOffer } from './buy-steps.ts'

const PROVIDERS = ['sandboxpay', 'playbank', 'toyramp'] as const
/** A provider's message, and what its order becomes by it, may take some looks. */
const ARRIVES = { timeout: 30_000 }

async function setMode(product: RunningProduct, provider: string, mode: 'ok' | 'silent' | 'down') {
  const reply = await fetch(`${product.url}/api/sandbox/providers/fiat/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  })
  expect(reply.ok).toBe(true)
}

async function seeItArrive(page: Page, provider: string) {
  await page.getByRole('link', { name: 'Back to the exchange' }).click(ARRIVES)
  await page.waitForURL(/\/transaction\//)
  await expect(page.getByRole('heading', { name: `${provider} has sent your BTC` })).toBeVisible(
    ARRIVES,
  )
}

test('[BUY-02.3] [BUY-07.4,7] coins bought by bank transfer at Playbank arrive', async ({
  page,
}) => {
  await openBuying(page)
  await takeOffer(page, 'Playbank')
  await goOn(page, 'Playbank')
  await page.getByRole('button', { name: 'I’ve made the transfer' }).click()
  await seeItArrive(page, 'Playbank')
})

test('[BUY-02.3] [BUY-07.5,7] coins bought by card at Toyramp arrive', async ({ page }) => {
  await openBuying(page)
  await takeOffer(page, 'Toyramp')
  await goOn(page, 'Toyramp')
  await payByCard(page)
  await seeItArrive(page, 'Toyramp')
})

test('[BUY-03.3,4] a provider that cannot be reached says so in its place, and costs nobody else an offer', async ({
  page,
  product,
}) => {
  await setMode(product, 'playbank', 'down')
  try {
    await openBuying(page, 'country=DE&amount=167')
    await expect(offerOf(page, 'Playbank')).toContainText('We can’t reach Playbank right now.')
    await expect(
      offerOf(page, 'Sandbox Pay').getByRole('button', { name: 'with Sandbox Pay' }),
    ).toBeVisible()
  } finally {
    await setMode(product, 'playbank', 'ok')
  }
})

test('[BUY-13.3] an order that could not be opened is told in an alert, and can be sent again', async ({
  page,
  product,
}) => {
  await openBuying(page, 'country=DE&amount=166')
  await takeOffer(page, 'Playbank')
  await page.getByRole('button', { name: 'Fill in a play wallet address' }).click()
  const address = page.locator('[name="address"]')
  await expect(address).not.toHaveValue('')
  const typed = await address.inputValue()
  await page.getByRole('checkbox', { name: 'I agree to the' }).check()
  await setMode(product, 'playbank', 'down')
  try {
    await page.getByRole('button', { name: 'Continue to Playbank' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible()
    await expect(address).toHaveValue(typed)
  } finally {
    await setMode(product, 'playbank', 'ok')
  }
  await page.getByRole('button', { name: 'Continue to Playbank' }).click()
  await page.waitForURL(/\/sandbox\/checkout\//)
})

test('[BUY-03.1,2,4] a provider that never answers costs its own offer alone: the others are there meanwhile', async ({
  page,
  product,
}) => {
  await setMode(product, 'playbank', 'silent')
  try {
    await page.addInitScript(noteEarlyOffers)
    await openBuying(page, 'country=DE&amount=168')
    await expect(offerOf(page, 'Playbank')).toContainText('Playbank didn’t reply in time.')
    await expect(offerOf(page, 'Toyramp').getByRole('button')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Offers' })).toHaveAttribute('aria-busy', 'false')
    expect(await page.evaluate(() => document.documentElement.dataset.early)).toContain('Toyramp')
  } finally {
    await setMode(product, 'playbank', 'ok')
  }
  await page.reload()
  await expect(offerOf(page, 'Playbank').getByRole('button')).toBeVisible()
})

test('[BUY-03.5] a page of offers says when they could not be asked for, and still leads on', async ({
  page,
  product,
}) => {
  for (const provider of PROVIDERS) await setMode(product, provider, 'silent')
  try {
    await page.route('**/api/fiat/offer?*', (route) => route.abort())
    await page.goto('/buy/ltc-chf/ch')
    await expect(page.getByText('No provider replied in time.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Change amount, coin or country' })).toBeVisible()
  } finally {
    for (const provider of PROVIDERS) await setMode(product, provider, 'ok')
  }
})

/** Runs in the page: keeps what the list of offers said while it was still waiting for others. */
function noteEarlyOffers() {
  new MutationObserver(() => {
    const waiting = document.querySelector('[aria-labelledby="offers-title"][aria-busy="true"] ol')
    const { dataset } = document.documentElement
    const said = waiting?.textContent ?? dataset.early
    // Written only when it is new: writing is seen by the observer, too.
    if (said !== undefined && said !== dataset.early) dataset.early = said
  }).observe(document, { attributes: true, childList: true, subtree: true })
}
