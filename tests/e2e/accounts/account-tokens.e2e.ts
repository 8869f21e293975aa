// door: page
import type { Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import { createAccountIn, originOf } from './account-steps.ts'
import { partOf } from './profile-steps.ts'
import { answer, refusal, through } from './sign-in-replies.ts'

/** How often the page has asked for a token. */
function countTokens(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/csrf') asked += 1
  })
  return () => asked
}

test('[AUTH-10.4,8] a page keeps its token for a minute, and asks again where it is out of date', async ({
  page,
  context,
  product,
}) => {
  await createAccountIn(context, product)
  await page.clock.install()
  const asked = countTokens(page)
  await page.goto(`${originOf(product)}/mailinglists`)
  const box = page.getByRole('checkbox', { name: 'Send me the newsletter' })
  await box.check()
  await expect(page.getByRole('status')).toHaveText('You’re subscribed to the newsletter.')
  expect(asked()).toBe(1)
  await box.uncheck()
  await expect(page.getByRole('status')).toHaveText(
    'You’re no longer subscribed to the newsletter.',
  )
  expect(asked()).toBe(1)
  await page.clock.fastForward('01:01')
  await box.check()
  await expect(page.getByRole('status')).toHaveText('You’re subscribed to the newsletter.')
  expect(asked()).toBe(2)
  // As where another tab has signed in meanwhile.
  await answer(page, '/api/user/subscriptions', [refusal(403, 'csrf_wrong'), through])
  await box.uncheck()
  await expect(page.getByRole('status')).toHaveText(
    'You’re no longer subscribed to the newsletter.',
  )
  expect(asked()).toBe(3)
})

test('[AUTH-10.5] of two changes one asks for the token; the other looks for it, and asks itself after 2 s', async ({
  page,
  context,
  product,
}) => {
  await createAccountIn(context, product)
  await page.clock.install()
  const given = Promise.withResolvers<void>()
  await page.route('**/api/csrf', async (route) => {
    await given.promise
    await route.continue()
  })
  const asked = countTokens(page)
  await page.goto(`${originOf(product)}/profile`)
  const codes = await partOf(page, 'Two-factor sign-in')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('checkbox', { name: 'Send me the newsletter' }).click()
  await expect.poll(asked).toBe(1)
  await codes.getByRole('button', { name: 'Turn on' }).click()
  await page.clock.runFor(1_980)
  expect(asked()).toBe(1)
  await page.clock.runFor(40)
  await expect.poll(asked).toBe(2)
  given.resolve()
  await page.clock.resume()
  await expect(page.getByText('You’re subscribed to the newsletter.')).toBeVisible()
  await expect(codes.getByRole('img', { name: /QR code/ })).toBeVisible()
})
