import type { Locator, Page } from '@playwright/test'

/** The bar that tells of cookies. */
export function cookieNotice(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Cookies' })
}

/** Fires an event of the page's window. */
export async function dispatchOnWindow(page: Page, name: string, detail?: unknown): Promise<void> {
  await page.evaluate(
    ([event, told]) => window.dispatchEvent(new CustomEvent(String(event), { detail: told })),
    [name, detail],
  )
}
