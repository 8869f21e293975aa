// door: page
import { execFileSync } from 'node:child_process'
import { expectSound } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'

test('the page of the API has an example that runs as it stands', async ({ page }) => {
  await page.goto('/developers/http')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HTTP API of the site')
  const example = await page.getByRole('region', { name: 'curl' }).innerText()
  const reply = execFileSync('sh', ['-c', example.replace('curl ', 'curl --silent ')])
  expect(JSON.parse(reply.toString())).toMatchObject({ from: 'btc', error: null })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy: curl' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(example)

  const document: { paths: Record<string, object> } = await (
    await page.request.get('/api/openapi.json')
  ).json()
  await page.getByText('/api/exchange', { exact: true }).click()
  await expect(page.getByText('POST /api/exchange/estimate', { exact: true })).toBeVisible()
  const listed = await page.locator('dt').allTextContents()
  for (const line of listed) expect(document.paths).toHaveProperty([line.split(' ')[1] ?? ''])
  expect(listed.length).toBeGreaterThan(20)
  await expectSound(page)
})

test('the pages of phones and of selling say how it goes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['', '/ar']) {
    for (const path of ['/mobileapp', '/developers', '/reviews']) {
      await page.goto(`${language}${path}`)
      await expectSound(page)
    }
  }
  await page.goto('/mobileapp')
  await expect(page.getByRole('heading', { name: 'On Android' })).toBeVisible()
  // The operator of this test has no apps of his own.
  await expect(page.getByText('App stores')).toHaveCount(0)
  await page.goto('/sell-crypto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sell crypto to your bank account',
  )
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'How selling works' })).toBeVisible()
  await page.getByText('Who buys my coins?').click()
  await expect(page.getByText('We never hold either')).toBeVisible()
  await expectSound(page)
})
