// door: page
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'

const parts = [
  { part: 'form', first: 'Settled, floating', last: /^Amounts of 14 digits/ },
  { part: 'address', first: 'Empty', last: 'Faults that the server found' },
  { part: 'order', first: 'Waiting', last: 'For anybody with the link' },
  { part: 'sign-in', first: 'entrypoint, sign-up', last: 'reg-check-email' },
  { part: 'account', first: 'Whole page', last: 'Refused: orders are open' },
] as const

for (const { part, first, last } of parts) {
  test(`every state of the gallery’s part ${part} is accessible in light and dark, from left and from right, on a phone`, async ({
    page,
  }) => {
    test.slow()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, theme] of [
      ['/preview', 'light'],
      ['/ar/preview', 'dark'],
    ] as const) {
      await page.goto(`${path}?part=${part}&theme=${theme}`)
      await expect(page.getByRole('figure').filter({ hasText: first }).first()).toBeVisible()
      await expect(page.getByRole('figure').filter({ hasText: last }).first()).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        390,
      )
    }
    expect(complaints).toEqual([])
  })
}

test('the gallery shows one state in a frame of a width, in the language of its address', async ({
  page,
}) => {
  await page.goto('/de/preview?part=order&example=Finished&width=390')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Abgeschlossen').first()).toBeVisible()
  expect(await page.locator('iframe').evaluate((element) => element.clientWidth)).toBe(390)
})
