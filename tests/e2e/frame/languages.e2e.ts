// door: page
import { languageCodes, languages } from '@causeway/content/languages'
import type { Page } from '@playwright/test'
import { expectSound } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'

/** The languages with a prefix, and a word of each that stands on its form's button. */
const prefixed = [
  { prefix: '/de', lang: 'de', dir: 'ltr', submit: 'Jetzt tauschen' },
  { prefix: '/ar', lang: 'ar', dir: 'rtl', submit: 'بدّل الآن' },
] as const

for (const { prefix, lang, dir, submit } of prefixed) {
  test(`[PAGE-03.1,3,7] ${prefix} is the site in its language and direction, and every link of it stays there`, async ({
    page,
  }) => {
    await page.goto(prefix)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await expect(page.getByRole('button', { name: submit })).toBeVisible()
    await expectLinksWithin(page, prefix)
    for (const path of ['/sell', '/history?guest=true', '/no-such-page']) {
      await page.goto(`${prefix}${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expectLinksWithin(page, prefix)
    }
  })

  for (const path of [
    '',
    '/processing?from=xrp&to=xlm&amountFrom=500',
    '/buy?from=eur&amount=150',
  ]) {
    test(`${prefix}${path} is accessible and fits a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${prefix}${path}`)
      await expectSound(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      )
    })
  }
}

for (const code of languageCodes.filter((each) => !['en', 'ar', 'de'].includes(each))) {
  test(`[PAGE-03.1] pages in ${code} have its language and fit a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['', '/processing?from=xrp&to=xlm&amountFrom=500', '/auth/recover/none']) {
      await page.goto(`/${code}${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', languages[code].hreflang)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, `/${code}${path}`).toBeLessThanOrEqual(390)
    }
  })
}

test('[PAGE-03.6] the language switch keeps the page, what it was asked, and what was typed', async ({
  page,
}) => {
  await page.goto('/?from=xrp&to=btc&amountFrom=500')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\?from=xrp&to=btc&amountFrom=500$/)
  await expect(page.getByLabel('Betrag, den Sie senden, in XRP')).toHaveValue('500')
  await page.goto('/processing?from=btc&to=eth&amountFrom=0.05')
  const address = '0x52908400098527886E0F7030069857D2E4169EE7'
  await page.locator('[name="destinationAddress"]').fill(address)
  await page.getByRole('banner').getByText('EN', { exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/processing\?from=btc&to=eth&amountFrom=0\.05$/)
  await expect(page.locator('[name="destinationAddress"]')).toHaveValue(address)
})

test('[PAGE-03.6] a change of language keeps what was chosen since the page came', async ({
  page,
}) => {
  await page.goto('/buy?from=usd&to=btc&amount=150&country=DE')
  await page.getByRole('button', { name: '500 US dollars' }).click()
  await expect(page).toHaveURL(/amount=500/)
  const { search } = new URL(page.url())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(new URL(page.url())).toMatchObject({ pathname: '/de/buy', search })
  await expect(page.getByLabel('Betrag, den Sie zahlen, in USD')).toHaveValue('500')
  await page.goto('/exchange/btc/eth')
  await expect(page.getByLabel('Amount you get, in')).toBeEditable()
  await page.getByLabel('Amount you send, in').fill('0.37')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/exchange\/btc\/eth\?from=btc&to=eth&amountFrom=0\.37/)
  await expect(page.getByLabel('Betrag, den Sie senden, in BTC')).toHaveValue('0.37')
})

test('[PAGE-03.1] [PAGE-02.4] a prefix of a language that is not offered is no page; search engines are told of all that are', async ({
  page,
}) => {
  expect((await page.goto('/it/terms-of-use'))?.status()).toBe(404)
  await page.goto('/de/terms-of-use')
  const alternates = await page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('hreflang'),
        new URL(link.getAttribute('href') ?? '').pathname,
      ]),
    )
  expect(alternates).toEqual([
    ['en', '/terms-of-use'],
    ...languageCodes
      .filter((code) => code !== 'en')
      .map((code) => [languages[code].hreflang, `/${code}/terms-of-use`]),
    ['x-default', '/terms-of-use'],
  ])
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de\/terms-of-use$/)
})

/** Links of the site lead to pages in the same language, but for those that change it. */
async function expectLinksWithin(page: Page, prefix: string): Promise<void> {
  const elsewhere = await page
    .locator('a[href]:not([hreflang]), form[action]')
    .evaluateAll((elements, within) => {
      const addresses = elements.map((element) =>
        element.getAttribute(element.tagName === 'A' ? 'href' : 'action'),
      )
      return addresses.filter((address) => {
        const { origin, pathname } = new URL(address ?? '', location.href)
        const isOurs = origin === location.origin
        return isOurs && pathname !== within && !pathname.startsWith(`${within}/`)
      })
    }, prefix)
  expect(elsewhere).toEqual([])
}
