// door: page
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'

test('[PAGE-07.6] questions open one by one, and the list of headings leads to them', async ({
  page,
}) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  const answer = page.getByText(
    'No. To create an order, you only need an address to receive the new coins',
  )
  await expect(answer).toBeHidden()
  await page.getByText('Do I need an account?').click()
  await expect(answer).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Security and privacy' }).click()
  await expect(page).toHaveURL(/\/faq#safety$/)
  await expect(page.getByRole('heading', { name: 'Security and privacy' })).toBeInViewport()
})

for (const { path, scheme, width } of [
  { path: '/faq', scheme: 'light', width: 1440 },
  { path: '/crashcourse', scheme: 'dark', width: 390 },
  { path: '/ar/competent-authorities', scheme: 'light', width: 390 },
  { path: '/de/about', scheme: 'dark', width: 768 },
] as const) {
  test.describe(`${path} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme: scheme })

    test('an article is accessible and fits the screen', async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectAccessible(page, 'main')
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled).toBeLessThanOrEqual(width)
    })
  })
}
