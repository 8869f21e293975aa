import type { Frame, Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './product-test.ts'

type RunOnly = NonNullable<RunOptions['runOnly']>

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

async function expectNoViolations(page: Page, runOnly: RunOnly, part?: string): Promise<void> {
  expect(await violationsOf(page, { runOnly }, part), page.url()).toEqual([])
}

/** What axe finds wrong on the page and in its frames, or in `part` of it: the rules, each with the elements' markup. */
export async function violationsOf(
  page: Page,
  options: RunOptions,
  part?: string,
): Promise<readonly (readonly [rule: string, elements: readonly string[]])[]> {
  for (const frame of page.frames()) await bringAxe(frame)
  return page.evaluate(
    async ([options, part]) => {
      // The page's own axe. What is right is left out, which takes half of the time.
      const { violations } = await axe.run(part ?? document, {
        ...options,
        resultTypes: ['violations'],
      })
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const)
    },
    [options, part] as const,
  )
}

/** Once for each page: reading axe takes as long as a look with it. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return
  const allowedOrigins = JSON.stringify(['<unsafe_all_origins>'])
  await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ${allowedOrigins} })`)
}

/**
 * Half faded in, nothing has the contrast that it will have; what moves for as long as something lasts is left alone.
 * What the browser leaves out until it is scrolled to keeps the colours of the scheme it had before: here it is drawn.
 * A change of the scheme is drawn with the next frame, and what fades because of it begins there.
 */
async function drawWhole(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (const element of document.querySelectorAll<HTMLElement>('main *')) {
    if (getComputedStyle(element).contentVisibility === 'auto')
      element.style.contentVisibility = 'visible'
  }
  const isPassing = ({ effect, playState }: Animation) =>
    playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime)
  await nextFrame()
  for (let quiet = 0; quiet < 2; quiet += 1) {
    const passing = document.getAnimations().filter(isPassing)
    for (const animation of passing) animation.finish()
    if (passing.length > 0) quiet = -1
    await nextFrame()
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
