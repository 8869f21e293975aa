// door: page
import type { Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import { cookieNotice, dispatchOnWindow } from './overlay-steps.ts'

const snackbar = (page: Page) => page.locator('[data-snackbar]')

test('[SHELL-07.1,2,3,4] [SHELL-18.1,2,3] short messages come one at a time, go by themselves or by a click, and the first is shown at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await page.clock.pauseAt('2026-01-01T00:00:01Z')
  await page.addInitScript(() => sessionStorage.setItem('snackbars', 'signedOut'))
  await page.goto('/terms-of-use')
  const own = { key: 'own', title: 'Saved', desc: 'Your name is changed.' }
  await expect(snackbar(page)).toContainText('You’re signed out')
  await expect(snackbar(page)).toHaveRole('status')
  await dispatchOnWindow(page, 'snackbar', own)
  await dispatchOnWindow(page, 'snackbar', own)
  await dispatchOnWindow(page, 'snackbar', 'online')
  await expect(snackbar(page)).toHaveCount(1)
  await expect(snackbar(page)).toHaveAttribute('data-status', 'pending')
  await expect(snackbar(page)).toContainText('You’re signed out')
  await page.clock.runFor(99)
  await expect(snackbar(page)).toHaveAttribute('data-status', 'pending')
  await page.clock.runFor(1)
  await expect(snackbar(page)).toHaveAttribute('data-status', 'shown')
  await page.clock.runFor(4999)
  await expect(snackbar(page)).toHaveAttribute('data-status', 'shown')
  await page.clock.runFor(1)
  await expect(snackbar(page)).not.toHaveAttribute('data-status', 'shown')
  await page.clock.runFor(100)
  await expect(snackbar(page)).toHaveCount(1)
  await expect(snackbar(page)).toHaveText(/Saved\s*Your name is changed\./)
  await page.clock.runFor(100)
  await expect(snackbar(page)).toHaveAttribute('data-status', 'shown')
  await snackbar(page).click()
  await page.clock.runFor(100)
  await expect(snackbar(page)).toContainText('You’re back online')
  await snackbar(page).getByRole('button', { name: 'Dismiss' }).click()
  await page.clock.runFor(100)
  await expect(snackbar(page)).toHaveCount(0)
})

test('[SHELL-07.2,5] a dismissed message hides, and goes with the end of its transition, whatever the time', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await page.goto('/terms-of-use')
  await expect(cookieNotice(page)).toBeVisible()
  await page.clock.pauseAt('2026-01-01T01:00:00Z')
  await dispatchOnWindow(page, 'snackbar', {
    key: 'own',
    title: 'Saved',
    desc: 'Your name is changed.',
  })
  await page.clock.runFor(100)
  await expect(snackbar(page)).toHaveCSS('opacity', '1')
  // The page's clock stands still from here on: only the transition ends.
  const statuses = await snackbar(page).evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) throw new Error('no message')
    const seen: (string | undefined)[] = [element.dataset.status]
    const gone = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (element.isConnected) seen.push(element.dataset.status)
        else resolve()
      }).observe(document.body, { attributes: true, childList: true, subtree: true })
    })
    element.click()
    await gone
    return seen
  })
  expect([...new Set(statuses)]).toEqual(['shown', 'hiding'])
  await expect(snackbar(page)).toHaveCount(0)
})
