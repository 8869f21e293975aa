// door: page

import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'
import { createAccount, originOf, signIn } from './account-steps.ts'
import { accountMenu, dialog, emailField, headerButton } from './sign-in-steps.ts'

test('[AUTH-01.1,4] [AUTH-17.2] the modal is used by keyboard alone: focus stays within, Escape closes, focus returns', async ({
  page,
}) => {
  await page.goto('/terms-of-use')
  await headerButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Continue with email' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(emailField(page)).toBeFocused()
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Tab')
    // At either end a guard has it for a moment, and hands it on.
    await expect(dialog(page).locator(':focus')).toHaveCount(1)
  }
  await dialog(page).getByRole('button', { name: 'Back' }).press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Continue with email' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(headerButton(page)).toBeFocused()
})

for (const [prefix, direction] of [
  ['', 'ltr'],
  ['/ar', 'rtl'],
] as const) {
  test(`on a phone the frames fit and are accessible (${direction})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${prefix}/?sign-in=1`)
    await expect(dialog(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    for (const step of ['entrypoint', 'enter-email']) {
      await expectAccessible(page)
      const box = await dialog(page).boundingBox()
      expect(box?.width, step).toBe(390)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        step,
      ).toBeLessThanOrEqual(390)
      if (step === 'entrypoint') await page.keyboard.press('Enter')
    }
    await expect(dialog(page).locator('input[type="email"]')).toBeVisible()
  })
}

test('nothing moves when it becomes known who is there, and no page carries the modal', async ({
  page,
  context,
  product,
}) => {
  const account = await createAccount(product)
  await signIn(context, product, account)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources')
        for (const { node } of sources) {
          if (node?.parentElement?.closest('header'))
            moved.push((node.textContent ?? '').slice(0, 40))
        }
      }
    }).observe({ type: 'layout-shift' })
  })
  // The answer comes once the page has its fonts: what they move is not what this is about.
  const asked = Promise.withResolvers<void>()
  const settled = Promise.withResolvers<void>()
  await page.route(/\/api\/user\?/, async (route) => {
    asked.resolve()
    await settled.promise
    await route.continue()
  })
  await page.goto(originOf(product))
  await asked.promise
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    Reflect.get(window, 'moved').length = 0
  })
  settled.resolve()
  await expect(accountMenu(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
  expect(scripts.filter((path) => /sign-in-modal|dialog/.test(path))).toEqual([])
})

test('a page of text fetches no component until somebody wants to sign in', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/terms-of-use', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', 'false')
  // What stands over every page, counts and is kept for the time offline is plain script.
  const plain = /account-slot|overlays|telemetry|every-page|register-worker/
  expect(scripts.filter((path) => !plain.test(path))).toEqual([])
  // Whoever wants it twice while it comes gets it once.
  await headerButton(page).dblclick()
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(headerButton(page)).toBeFocused()
})

test('a modal that could not be fetched comes with the next press', async ({ page }) => {
  await page.goto('/terms-of-use', { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await headerButton(page).click()
  await expect(headerButton(page)).toBeFocused()
  await page.context().setOffline(false)
  await expect(async () => {
    // A browser that never fetches a module again goes to a page that opens the modal by its address.
    if (!(await dialog(page).isVisible())) await headerButton(page).click({ timeout: 1000 })
    await expect(dialog(page)).toBeVisible({ timeout: 5000 })
  }).toPass()
})

for (const path of ['/', '/processing?from=btc&to=eth&amountFrom=0.05'] as const) {
  test(`menus of the header close on Escape, on a press outside and on leaving by keyboard (${path})`, async ({
    page,
    context,
    product,
  }) => {
    await signIn(context, product, await createAccount(product))
    await page.goto(`${originOf(product)}${path}`, { waitUntil: 'networkidle' })
    const languages = page.getByRole('banner').locator('summary', { hasText: 'Language:' })
    for (const menu of [languages, accountMenu(page)]) {
      const box = menu.locator('..')
      await menu.focus()
      await page.keyboard.press('Enter')
      // From the first frame in which the menu is drawn there is something in it to go to.
      await expect(box.getByRole('link').first()).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(box.locator(':focus:not(summary)')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(box).not.toHaveAttribute('open')
      await expect(menu).toBeFocused()
      await menu.click()
      await expect(box).toHaveAttribute('open')
      // Beside everything: the page's own start may lie under the header. A press right after the first does nothing.
      await expect(async () => {
        await page.mouse.click(1270, 700)
        await expect(box).not.toHaveAttribute('open', { timeout: 100 })
      }).toPass()
      await menu.click()
      await page.getByRole('link', { name: 'Exchange' }).first().focus()
      await expect(box).not.toHaveAttribute('open')
    }
    // One that opens closes the other.
    await languages.click()
    await accountMenu(page).focus()
    await page.keyboard.press('Enter')
    await expect(languages.locator('..')).not.toHaveAttribute('open')
    await expect(accountMenu(page).locator('..')).toHaveAttribute('open')
  })
}
