// door: page
import { expectSound } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'

test('[API-02.5] the key / leads to the search, which finds as one types and leads on by keyboard', async ({
  page,
}) => {
  await page.goto('/developers')
  const search = page.getByRole('searchbox', { name: 'Search the documentation' })
  await page.locator('body').press('/')
  await expect(search).toBeFocused()
  await search.fill('expiredat')
  const found = page.getByRole('search').getByRole('link')
  await expect(found.filter({ hasText: 'getFixRateForAmount' }).first()).toBeVisible()
  await search.press('ArrowDown')
  await expect(found.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  await expect(found.first()).toBeHidden()
  await search.fill('getStatus')
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/developers\/methods\/getStatus$/)
  await page.getByRole('searchbox').fill('nowhere')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/Nothing found/)
})

test('[API-02.5] typing / into a field is not the key of the search', async ({ page }) => {
  await page.goto('/developers/console')
  const params = page.getByRole('textbox', { name: 'Parameters' })
  await params.press('/')
  await expect(params).toBeFocused()
})

test('[API-02.1] on a phone, the contents unfold and lead on; without script too', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto('/developers/errors')
    const link = page.getByRole('navigation', { name: 'Developer documentation' })
    await expect(link.getByRole('link', { name: 'Quick start' })).toBeHidden()
    await page.locator('summary', { hasText: 'Contents' }).click()
    await link.getByRole('link', { name: 'Quick start' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start')
    await context.close()
  }
})

test('[API-02.1] blocks of code are copied, and scroll inside themselves', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/developers/methods/getExchangeAmount')
  const copy = page.getByRole('button', { name: 'Copy: Request' })
  await copy.click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(JSON.parse(copied)).toMatchObject({ method: 'getExchangeAmount' })
  await expect(copy).toBeVisible()
})

for (const { language, scheme } of [
  { language: '', scheme: 'light' },
  { language: '/ar', scheme: 'dark' },
] as const) {
  test(`[API-02.8] nothing keeps anybody out of the pages, nor is wider than a phone: ${language || 'en'}, ${scheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['authentication', 'methods/getTransactions', 'statuses', 'console']) {
        await page.goto(`${language}/developers/${path}`)
        await expectSound(page)
      }
    }
  })
}
