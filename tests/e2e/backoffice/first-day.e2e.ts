// door: page, command
import { expectAccessible } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { invite, join, linkIn, signIn, test } from './office-test.ts'

test('[OPS-05.9] [OPS-07.7] [OPS-08.5] a first day: join, invite a second person, propose, approve, read the log', async ({
  browser,
  office,
  page,
}) => {
  const anna = await join(page, office.link, 'Anna')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signIn(page, { email: 'anna@shop.example', code: 'wrong!' })
  await expect(page.getByRole('alert')).toContainText('don’t match')
  await expectAccessible(page)
  await signIn(page, { email: 'anna@shop.example', code: anna(1) })

  await page.getByRole('link', { name: 'Staff' }).click()
  await invite(page, 'bert@shop.example', 'administrator')
  const second = linkIn(await page.getByTestId('invitation-link').innerText())
  const other = await browser.newContext({ baseURL: office.product.url })
  const bert = await other.newPage()
  await join(bert, second, 'Bert')

  await invite(page, 'clara@shop.example', 'support')
  await expect(page.getByRole('status')).toContainText('waits for a second person')
  await expect(page.getByTestId('invitation-link')).toHaveCount(0)
  await page.getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByText('Another person has to approve this.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  await bert.goto('/backoffice')
  await bert.getByRole('link', { name: /Approvals\s*1/ }).click()
  await expect(bert.getByText('{"email":"clara@shop.example","role":"support"}')).toBeVisible()
  await expectAccessible(bert)
  await bert.getByRole('button', { name: 'Approve' }).click()
  await expect(bert.getByRole('status')).toContainText('clara@shop.example is invited')
  await expect(bert.getByTestId('invitation-link')).toBeVisible()

  await bert.getByRole('link', { name: 'Audit log' }).click()
  const log = bert.getByRole('table')
  for (const action of [
    'staff.invited',
    'proposal.executed',
    'proposal.approved',
    'proposal.made',
  ]) {
    await expect(log.getByText(action, { exact: true }).first()).toBeVisible()
  }
  const approved = log.getByRole('row').filter({ hasText: 'clara@shop.example' })
  await expect(approved.filter({ hasText: 'proposal.approved' })).toContainText('bert@')
  await expectAccessible(bert)
  await other.close()
})
