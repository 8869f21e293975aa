import { expect, type Page } from '@playwright/test'

const GAP_MILLISECONDS = 1000
const WINDOW_MILLISECONDS = 5000

type Shift = { readonly at: number; readonly value: number; readonly moved: readonly string[] }

/** Notes what jumps in each page that is opened from now on, but for what its visitor has just caused. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
        const moved = sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40))
        shifts.push({ at: entry.startTime, value: Number(Reflect.get(entry, 'value')), moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Fails, with what moved, if the page's cumulative layout shift so far is not below the limit. */
export async function expectSteady(page: Page, limit: number): Promise<void> {
  const shifts: readonly Shift[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
  expect(worstWindow(shifts), `what moved: ${JSON.stringify(shifts)}`).toBeLessThan(limit)
}

/** The worst window of five seconds, with no pause of a second in it. */
function worstWindow(shifts: readonly Shift[]): number {
  let [worst, sum, begin, last] = [0, 0, 0, Number.NEGATIVE_INFINITY]
  for (const { at, value } of shifts) {
    if (at - last > GAP_MILLISECONDS || at - begin > WINDOW_MILLISECONDS) [sum, begin] = [0, at]
    sum += value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}
