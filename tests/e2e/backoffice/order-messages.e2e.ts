// door: page, command
import { secretLink } from '@causeway/core/orders'
import { place } from '../../customers/index.ts'
import { operate } from '../../support/index.ts'
import { expectAccessible, expectContrast } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { join, linkIn, test } from './office-test.ts'

test('[OPS-09.8] staff and a customer write to each other on their pages, which show it at once', async ({
  browser,
  office,
  page: staff,
}) => {
  const { product } = office
  const said = await operate(
    product.dataDir,
    'staff',
    'add',
    'sue@shop.example',
    '--role',
    'support',
  )
  await join(staff, linkIn(said), 'Sue')
  const order = await place(product, { from: 'ltc', to: 'btc' })
  const context = await browser.newContext({ baseURL: product.url })
  const customer = await context.newPage()
  await customer.goto(secretLink(`/transaction/${order.id}`, order.secret))
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible()

  await staff.goto(`/backoffice/orders/${order.id}`)
  await expect(staff.getByText('They left no email')).toBeVisible()
  await staff.getByLabel('Message to the customer').fill('Which wallet did you <b>use</b>?')
  await staff.getByRole('button', { name: 'Send to customer' }).click()
  await expect(staff.getByRole('status')).toContainText('The message is sent.')

  // The page is open already and gets it without being loaded again; a second message leaves what is being typed.
  const talk = customer.getByRole('region', { name: 'Messages about your order' })
  await expect(talk).toContainText('Which wallet did you <b>use</b>?')
  await talk.getByLabel('Your reply').fill('A hardware wallet')
  await staff.getByLabel('Message to the customer').fill('And when?')
  await staff.getByRole('button', { name: 'Send to customer' }).click()
  await expect(talk.getByRole('listitem')).toHaveCount(2)
  await expect(talk.getByLabel('Your reply')).toHaveValue('A hardware wallet')
  await talk.getByRole('button', { name: 'Send reply' }).click()
  await expect(talk.getByRole('status')).toContainText('We’ll reply here')
  await expect(talk.getByRole('listitem')).toHaveCount(3)
  await expect(talk.getByLabel('Your reply')).toHaveValue('')
  await expectAccessible(customer)
  await customer.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await customer.emulateMedia({ colorScheme })
    await expectContrast(customer)
  }
  // It is there from the start where the page is loaded anew.
  await customer.reload()
  await expect(talk.getByRole('listitem')).toHaveCount(3)
  await customer.goto('about:blank')

  await staff.goto('/backoffice')
  const waiting = staff.getByRole('region', { name: 'Customers waiting for a reply' })
  await waiting.getByRole('link', { name: order.id }).click()
  await expect(staff.getByText('A hardware wallet')).toBeVisible()
  await staff.getByRole('button', { name: 'No reply needed' }).click()
  await expect(staff.getByRole('button', { name: 'No reply needed' })).toHaveCount(0)
  await expectAccessible(staff)

  await staff.getByText('Hold', { exact: true }).click()
  const form = staff.locator('form', { has: staff.getByRole('button', { name: 'Hold the order' }) })
  await form.getByLabel('Reason').fill('The customer called')
  await form.getByRole('button', { name: 'Hold the order' }).click()
  await expect(staff.getByText('goes on hold once its payment is confirmed')).toBeVisible()
  await context.close()
})
