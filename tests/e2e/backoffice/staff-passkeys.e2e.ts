// door: page, command
import { advanceClock } from '../../customers/index.ts'
import { operate, startProduct } from '../../support/index.ts'
import { originOf } from '../accounts/account-steps.ts'
import { addDevice } from '../accounts/profile-steps.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { addMember, join, linkIn, signIn, test } from './office-test.ts'

test('[OPS-05.13] a member adds a passkey, signs in with it, and confirms a dangerous act', async ({
  browser,
}) => {
  // The only member of a shop invites alone: a shop for this test.
  const product = await startProduct({ env: { BLOCK_MILLISECONDS: '300' } })
  const anna = ['anna6@shop.example', '--role', 'administrator']
  const link = linkIn(await operate(product.dataDir, 'staff', 'add', ...anna))
  const context = await browser.newContext({ baseURL: originOf(product) })
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('console', (message) => troubles.push(message.text()))
  await addDevice(page)
  await join(page, link, 'Anna')
  await page.getByRole('link', { name: 'Sessions and passkeys' }).click()
  await page.getByLabel('Name').fill('Laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('status')).toContainText('The passkey “Laptop” is added.')
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Laptop')
  await expect(page.getByText('never used')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').last().fill('Again')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('This device already has a passkey for you.')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.getByRole('link', { name: 'Sessions and passkeys' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'This one' })).toContainText('Passkey')
  await expect(page.getByText('Last used').last()).toBeVisible()

  await advanceClock(product, 5 * 60 + 1)
  await page.getByRole('link', { name: 'Staff' }).click()
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Invite' }) })
  await form.getByLabel('Email').fill('bert@shop.example')
  await form.getByLabel('Reason').fill('Works here')
  await expect(form.getByLabel('Code')).toBeVisible()
  await form.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByRole('status')).toContainText('bert@shop.example is invited')

  await page.getByRole('link', { name: 'Sessions and passkeys' }).click()
  await page.getByText('Change Laptop').click()
  const row = page.getByRole('listitem').filter({ hasText: 'Laptop' })
  await row.getByLabel('Name').fill('Work laptop')
  await row.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('status')).toContainText('It’s called “Work laptop” now.')
  await page.getByText('Change Work laptop').click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('The passkey is removed.')
  expect(troubles).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('We don’t recognise this passkey')).toBeVisible()
  await context.close()
  await product.stop()
})

test('[OPS-05.9] joining, signing in and signing out work without scripts, and no passkey is offered', async ({
  browser,
  office: { product },
}) => {
  const email = 'carl@shop.example'
  const link = await addMember(product, email)
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const code = await join(page, link, 'Carl')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
  await signIn(page, { email, code: code(1) })
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await context.close()
})
