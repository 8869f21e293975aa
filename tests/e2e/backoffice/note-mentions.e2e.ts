// door: page, command
import { place } from '../../customers/index.ts'
import { operate } from '../../support/index.ts'
import { expectAccessible, expectContrast, expectFits } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { join, linkIn, test } from './office-test.ts'

test('[OPS-09.14] a note mentions a colleague chosen by name, who finds it on the overview until the order is opened', async ({
  browser,
  office: { product },
  page,
}) => {
  const troubles: string[] = []
  page.on('console', (message) => troubles.push(message.text()))
  const add = async (email: string) =>
    linkIn(await operate(product.dataDir, 'staff', 'add', email, '--role', 'support'))
  await join(page, await add('mia@shop.example'), 'Mia Wolf')
  const context = await browser.newContext({ baseURL: product.url })
  const second = await context.newPage()
  await join(second, await add('mika@shop.example'), 'Mika Lund')
  const order = await place(product, { from: 'ltc', to: 'btc' })

  await page.goto(`/backoffice/orders/${order.id}`)
  const field = page.getByLabel('Note for colleagues')
  const mika = page.getByRole('button', { name: '@Mika Lund' })
  await expect(mika).toBeVisible()
  await expect(page.getByRole('button', { name: '@Mia Wolf' })).toHaveCount(0)
  await field.fill('Please look, @ano')
  await expect(mika).toBeVisible()
  await field.fill('Please look, @mik')
  await mika.focus()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Please look, @Mika Lund ')
  await expect(field).toBeFocused()
  await page.keyboard.type('today')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('status')).toContainText('Notified by mail: Mika Lund.')
  await expect(page.getByText('Please look, @Mika Lund today')).toBeVisible()

  await second.goto('/backoffice')
  const table = second.getByRole('table', { name: 'Notes that mention you' })
  const row = table.getByRole('row').filter({ hasText: order.id })
  await expect(row).toContainText('Mia Wolf')
  await expect(row).toContainText('new')
  await expectAccessible(second)
  for (const each of [page, second]) {
    await each.setViewportSize({ width: 390, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await each.emulateMedia({ colorScheme })
      await expectContrast(each)
    }
    await expectFits(each)
  }
  await row.getByRole('link', { name: order.id }).click()
  await expect(second.getByRole('heading', { level: 1 })).toContainText(order.id)
  await second.goto('/backoffice')
  await expect(row).toContainText('opened')
  await context.close()
  expect(troubles).toEqual([])
})

test('[OPS-09.14] without scripts the names are text to copy', async ({
  browser,
  office: { product },
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const add = async (email: string) =>
    linkIn(await operate(product.dataDir, 'staff', 'add', email, '--role', 'support'))
  await join(page, await add('milo@shop.example'), 'Milo')
  const order = await place(product, { from: 'ltc', to: 'btc' })
  const other = await browser.newContext({ baseURL: product.url })
  await join(await other.newPage(), await add('mona@shop.example'), 'Mona')
  await expect(async () => {
    await page.goto(`/backoffice/orders/${order.id}`)
    await expect(page.locator('li > span', { hasText: '@Mona' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('button', { name: '@Mona' })).toHaveCount(0)
  await page.getByLabel('Note for colleagues').fill('@mona, please')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('status')).toContainText('Notified by mail: Mona.')
  await other.close()
  await context.close()
})
