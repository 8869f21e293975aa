// door: page
import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import { linkIn, mailsTo, signIn } from './account-steps.ts'
import { addDevice, addPasskey, elsewhere, modal, partOf } from './profile-steps.ts'
import { expect, test } from './profile-test.ts'

test('[AUTH-09.1,10] [AUTH-20.2,3] a password is changed for the old one, and every other browser is signed out', async ({
  page,
  product,
  account,
}) => {
  const other = await elsewhere(page, product, account)
  await other.page.goto('/profile')
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await page.goto('/profile')
  const part = await partOf(page, 'Password')
  await part.getByText('Change password').click()
  await part.getByRole('button', { name: 'Save password' }).click()
  await expect(part.getByText('This is required.')).toHaveCount(2)
  await expect(part.getByLabel('Current password', { exact: true })).toBeFocused()
  await part.getByLabel('Current password', { exact: true }).fill('not the password')
  await part.getByLabel('New password', { exact: true }).fill('eleven slow barges')
  await part.getByRole('button', { name: 'Save password' }).click()
  await expect(part.getByText('Incorrect login or password')).toBeVisible()
  await expect(part.getByRole('alert')).toHaveText('Internal error')
  await part.getByLabel('Current password', { exact: true }).fill(account.password)
  await part.getByLabel('New password', { exact: true }).fill('short')
  await part.getByRole('button', { name: 'Save password' }).click()
  await expect(part.getByLabel('New password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await part.getByLabel('New password', { exact: true }).fill('eleven slow barges')
  await part.getByRole('button', { name: 'Save password' }).click()
  await expect(part.getByRole('status')).toContainText('Your password was changed.')
  await expect(part.getByLabel('Current password', { exact: true })).toHaveValue('')
  // This browser stays signed in, with a session of its own; the other one does not.
  await page.reload()
  await expect(page.getByText(`Signed in as ${account.email}`)).toBeVisible()
  await other.page.reload()
  await expect(modal(other.page)).toBeVisible()
  await signIn(other.context, product, { ...account, password: 'eleven slow barges' })
  await other.context.close()
})

test('[AUTH-09.2] another e-mail address counts once its link was followed, and the old one is told', async ({
  page,
  product,
  account,
}) => {
  const email = `new-${account.email}`
  await page.goto('/profile')
  const part = await partOf(page, 'Email address')
  await part.getByText('Change email address').click()
  await part.getByLabel('New email address').fill('no address')
  await part.getByLabel('Your password', { exact: true }).fill(account.password)
  await part.getByRole('button', { name: 'Send link' }).click()
  await expect(part.getByText('Invalid Email')).toBeVisible()
  await part.getByLabel('New email address').fill(email)
  await part.getByRole('button', { name: 'Send link' }).click()
  await expect(part.getByRole('status')).toContainText(`We sent a link to ${email}.`)
  await page.reload()
  await expect(page.getByText(`Signed in as ${account.email}`)).toBeVisible()
  await expect.poll(() => mailsTo(product, account.email)).toHaveLength(2)
  await page.goto(`/auth/email/${await linkIn(product, email, 'email')}`)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
})

test('[AUTH-07.1,2] [AUTH-09.4] two-factor sign-in is set up with an app, proven, and turned off by a recovery code', async ({
  page,
  account,
}) => {
  await page.goto('/profile')
  const part = await partOf(page, 'Two-factor sign-in')
  await part.getByRole('button', { name: 'Turn on' }).click()
  await expect(part.getByRole('img', { name: /QR code/ })).toBeVisible()
  const link = await part.getByRole('link', { name: 'Open in an app' }).getAttribute('href')
  const secret = new URL(link ?? '').searchParams.get('secret') ?? ''
  const shown = await part.getByText(secret.replace(/(.{4})(?!$)/g, '$1 ')).count()
  expect(shown).toBe(1)
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await part.getByLabel('Your password', { exact: true }).fill(account.password)
  await part.getByLabel('Code shown in the app').fill(wrongCode(app, Date.now()))
  await part.getByRole('button', { name: 'Confirm code' }).click()
  await expect(part.getByText('Invalid Google Authenticator code.')).toBeVisible()
  await expect(part.getByLabel('Code shown in the app')).toBeFocused()
  const code = app.generate({ timestamp: Date.now() })
  await part.getByLabel('Code shown in the app').fill(code)
  await part.getByRole('button', { name: 'Confirm code' }).click()
  await expect(part.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const codes = await part.getByRole('listitem').allTextContents()
  expect(new Set(codes).size).toBe(10)
  const saving = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Download' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(codes.every((code) => file.includes(code))).toBe(true)
  await part.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(part.getByText('10 recovery codes left.')).toBeVisible()
  await page.reload()
  await partOf(page, 'Two-factor sign-in')
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0)
  await part.getByText('Turn off').first().click()
  await part.getByLabel('Your password', { exact: true }).last().fill(account.password)
  await part
    .getByLabel('Code from your authenticator app')
    .last()
    .fill(codes[0] ?? '')
  await part.getByRole('button', { name: 'Turn off' }).click()
  await expect(part.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test('a passkey is made by the device, named, and removed', async ({ page, account }) => {
  await addDevice(page)
  await page.goto('/profile')
  const part = await addPasskey(page, account, 'Phone')
  const row = part.getByRole('listitem')
  await expect(row).toContainText('Never used')
  await row.getByText('Rename “Phone”').click()
  await row.getByLabel('Passkey name').fill('Old phone')
  await row.getByRole('button', { name: 'Save name' }).click()
  await expect(part.getByText('Passkey renamed to “Old phone”.')).toBeVisible()
  await row.getByText('Remove “Old phone”').click()
  await row.getByLabel('Your password', { exact: true }).fill(account.password)
  await row.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(part.getByText('Passkey “Old phone” removed.')).toBeVisible()
  await expect(part.getByText('You don’t have any passkeys yet.')).toBeVisible()
})

test('[AUTH-06.5,6] [AUTH-09.5] an account elsewhere is linked in a popup of its own, listed, and unlinked', async ({
  page,
  account,
}) => {
  await page.goto('/profile')
  const part = await partOf(page, 'Linked accounts')
  await part.getByText('Link Google').first().click()
  const form = part.locator('details').filter({ hasText: 'Link Google' })
  await form.getByLabel('Your password', { exact: true }).fill('not the password')
  await form.getByRole('button', { name: 'Link Google' }).click()
  await expect(form.getByText('Incorrect login or password')).toBeVisible()
  await form.getByLabel('Your password', { exact: true }).fill(account.password)
  const opening = page.waitForEvent('popup')
  await form.getByRole('button', { name: 'Link Google' }).click()
  const popup = await opening
  await popup.getByRole('textbox').fill(`elsewhere-${account.email}`)
  await popup.getByRole('button', { name: 'Agree' }).click()
  await expect(part.getByRole('status')).toContainText('Google is linked.')
  const row = part.getByRole('listitem')
  await expect(row).toContainText(`elsewhere-${account.email}`)
  await row.getByText('Unlink Google').click()
  await row.getByLabel('Your password', { exact: true }).fill(account.password)
  await row.getByRole('button', { name: 'Unlink account' }).click()
  await expect(part.getByRole('status')).toContainText('Google is no longer linked.')
  await expect(part.getByText('No accounts are linked.')).toBeVisible()
})

/** Six digits that are neither the code of now nor that of a moment before or after. */
function wrongCode(app: TOTP, now: number): string {
  const right = [-30_000, 0, 30_000, 60_000].map((off) => app.generate({ timestamp: now + off }))
  return (
    ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
  )
}
