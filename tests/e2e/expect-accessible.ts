import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product-test.ts'

type RunOnly = { readonly type: 'tag' | 'rule'; readonly values: string[] }

/** Nothing on the page, or in `part` of it (a selector), keeps somebody out (WCAG 2.2 AA). */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page.evaluate(drawWhole)
  const runOnly: RunOnly = {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  }
  await expectNoViolations(page, runOnly, part)
}

/** All words of the page can be read against what is behind them: what a change of colours alone can break. */
export async function expectContrast(page: Page): Promise<void> {
  await page.evaluate(drawWhole)
  await expectNoViolations(page, { type: 'rule', values: ['color-contrast'] })
}

/**
 * The pages have no frames of other sites, so the result needs no blank page to be put together in, nor what was right
 * in it: both took half of the time.
 */
async function expectNoViolations(page: Page, runOnly: RunOnly, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly, resultTypes: ['violations'] })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  expect(found, page.url()).toEqual([])
}

/**
 * Half faded in, nothing has the contrast that it will have; what moves for as long as something lasts is left alone.
 * What the browser leaves out until it is scrolled to keeps the colours of the scheme it had before: here it is drawn.
 */
function drawWhole(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto')
      element.style.contentVisibility = 'visible'
  }
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  }
}

/**
 * The page is accessible, has one heading of the first rank (which a modal may cover), and nothing in it is wider than
 * the window.
 */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await expectAccessible(page)
  await expectFits(page)
}

/** Nothing is wider than the window. */
export async function expectFits(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
