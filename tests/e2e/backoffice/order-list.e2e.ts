// door: page, command, chain
import { pay, place, reach } from '../../customers/index.ts'
import { operate } from '../../support/index.ts'
import { expectAccessible, expectContrast, expectFits } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { join, linkIn, test } from './office-test.ts'

test('[OPS-09.10] [OPS-09.11] the list of orders keeps its rows up to date, and filters by name', async ({
  office,
  page,
}) => {
  const { product } = office
  const said = await operate(
    product.dataDir,
    'staff',
    'add',
    'lu@shop.example',
    '--role',
    'support',
  )
  await join(page, linkIn(said), 'Lu')
  await page.goto('/backoffice/orders?state=finished&from=ltc')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const order = await place(product, { from: 'ltc', to: 'btc' })
  const row = page.getByRole('row', { name: order.id })
  await expect(row).toHaveCount(0)
  await pay(product, order)
  await reach(product, order, 'finished')
  await expect(row).toContainText('finished', { timeout: 30_000 })
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)

  await page.getByText('Views', { exact: true }).click()
  await page.getByLabel('Name').fill('Litecoin done')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expect(page.getByText('The view is saved.')).toBeVisible()
  await page.goto('/backoffice/orders')
  await page.getByRole('link', { name: 'Litecoin done' }).click()
  await expect(page).toHaveURL(/state=finished&from=ltc|from=ltc&state=finished/)
  await expect(page.getByLabel('State')).toHaveValue('finished')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectContrast(page)
  }
  await expectFits(page)
  await page.getByText('Views', { exact: true }).click()
  await page.getByRole('button', { name: 'Remove Litecoin done' }).click()
  await expect(page.getByRole('link', { name: 'Litecoin done' })).toHaveCount(0)
})
