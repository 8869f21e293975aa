// door: page, HTTP
import { operate, startProduct } from '../../support/index.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { invite, join, linkIn, test } from './office-test.ts'

test('[OPS-05.14] the page of staff shows an invitation’s mail and sends it again; in a play world it shows the link too', async ({
  browser,
}) => {
  // The only member of a shop invites alone: a shop for this test.
  const product = await startProduct({ env: { BLOCK_MILLISECONDS: '300' } })
  const anna = ['anna5@shop.example', '--role', 'administrator']
  const said = await operate(product.dataDir, 'staff', 'add', ...anna)
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  const email = 'eva@shop.example'
  await join(page, linkIn(said), 'Anna')
  await page.getByRole('link', { name: 'Staff' }).click()
  await invite(page, email, 'support')
  await expect(page.getByRole('status')).toContainText('the link goes out by mail')
  const shown = linkIn(await page.getByTestId('invitation-link').innerText())
  // Newest first.
  const mails = async (): Promise<readonly string[]> => {
    const reply = await page.request.get(`${product.url}/api/sandbox/mail?to=${email}`)
    const body: { readonly mails: readonly { readonly text: string }[] } = await reply.json()
    return body.mails.map(({ text }) => text)
  }
  await expect.poll(async () => (await mails()).join('\n'), { timeout: 60_000 }).toContain(shown)

  const member = page.getByRole('listitem').filter({ hasText: email })
  await expect(async () => {
    await page.goto('/backoffice/staff')
    await expect(member).toContainText('Invitation mailed', { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await expectAccessible(page)
  await member.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('status')).toContainText('A new link goes out by mail.')
  await expect(page.getByTestId('invitation-link')).toHaveCount(0)
  await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(2)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto(new URL(shown).pathname)
  await expect(page.getByText('An administrator can send you a new link.')).toBeVisible()
  const [newest = ''] = await mails()
  await join(page, linkIn(newest), 'Eva')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await context.close()
  await product.stop()
})
