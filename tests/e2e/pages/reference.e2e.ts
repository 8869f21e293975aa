// door: page
import { chooseCoin, closeList, coinButton, expectPair, openForm } from '../form/form-steps.ts'
import { expect, test } from '../product-test.ts'

test('[REF-01.5] where the list of coins cannot be had, the form goes on with the one that it has', async ({
  page,
}) => {
  await page.clock.install()
  const warnings: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text())
  })
  await openForm(page)
  await expectPair(page, 'BTC', 'ETH')
  // The list's code is there from now on, so that it opens before the notice, which then stands above it.
  await chooseCoin(page, 'send', 'BTC')
  let asked = 0
  await page.route('**/api/coins/list/newest', (route) => {
    asked += 1
    return route.fulfill({ status: 404, json: {} })
  })
  // Lists are believed for a minute.
  await page.clock.runFor(61_000)
  await coinButton(page, 'send').click()
  await expect.poll(() => warnings.join('\n')).toContain('the list of coins could not be had')
  expect(asked).toBe(1)
  await closeList(page, page.getByRole('dialog', { name: 'Coin you send' }))
  await chooseCoin(page, 'send', 'LTC')
  await expectPair(page, 'LTC', 'ETH')
})
