// door: page
import { expect, footer, header, test } from './shell-test.ts'

test('[SHELL-05.2] [SHELL-13.3] the five themes look different, and that of the coins has a transparent header', async ({
  page,
}) => {
  const looks: string[] = []
  const transparent: string[] = []
  for (const [path, theme] of [
    ['/no-such-page', 'classic-gray'],
    ['/terms-of-use', 'white'],
    ['/press', 'light-gray'],
    ['/supported-currencies', 'gray-transparent'],
    ['/', 'black'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-page-theme', theme)
    const { bar, stage } = await header(page).evaluate((element) => {
      const names = ['--stage', '--stage-header', '--stage-ink', '--stage-wash']
      const style = getComputedStyle(element)
      return {
        bar: style.backgroundColor,
        stage: names.map((name) => style.getPropertyValue(name)).join(' '),
      }
    })
    looks.push(stage)
    if (bar === 'rgba(0, 0, 0, 0)') transparent.push(theme)
  }
  expect(new Set(looks).size).toBe(looks.length)
  expect(transparent).toEqual(['gray-transparent', 'black'])
})

test('[PAGE-09.1,3,4] `index` is the root, another language brings its phrases, and Vietnamese is vi under vt', async ({
  page,
}) => {
  const html = page.locator('html')
  await page.goto('/de/index')
  await expect(page).toHaveURL(/\/de$/)
  await expect(page.getByRole('button', { name: 'Jetzt tauschen' })).toBeVisible()
  await footer(page).getByRole('link', { name: 'Tiếng Việt' }).click()
  await expect(page).toHaveURL(/\/vt$/)
  await expect(html).toHaveAttribute('lang', 'vi')
  await expect(page.getByRole('button', { name: 'Jetzt tauschen' })).toHaveCount(0)
  await page.goto('/vt/about')
  await expect(html).toHaveAttribute('lang', 'vi')
  await expect(page.locator('link[hreflang="vi"]')).toHaveAttribute('href', /\/vt\/about$/)
})

test('[SHELL-09.4] the layout turns at 639.98, 768.98, 1024.98 and 1472.98 px', async ({
  page,
}) => {
  /** What the page shows on both sides of a breakpoint. */
  const aroundOf = async (breakpoint: number, look: () => Promise<unknown>) => {
    const looks = []
    for (const width of [Math.floor(breakpoint), Math.ceil(breakpoint)]) {
      await page.setViewportSize({ width, height: 900 })
      looks.push(await look())
    }
    return looks
  }
  await page.goto('/', { waitUntil: 'load' })
  const badge = page.getByRole('complementary', { name: /review/i })
  expect(
    await aroundOf(1472.98, () => badge.evaluate((place) => getComputedStyle(place).position)),
  ).toEqual(['static', 'fixed'])
  const side = page.locator('nav:not(header nav)', {
    has: page.locator('[data-event="sideMenuItemClick"]'),
  })
  expect(await aroundOf(1024.98, () => side.first().isVisible())).toEqual([false, true])
  const gap = () =>
    header(page)
      .locator('> *')
      .first()
      .evaluate((bar) => getComputedStyle(bar).columnGap)
  const gaps = await aroundOf(639.98, gap)
  expect(gaps[0]).not.toBe(gaps[1])
  await page.goto('/supported-currencies', { waitUntil: 'load' })
  const columns = () =>
    page
      .locator('main form')
      .first()
      .evaluate((form) => getComputedStyle(form).gridTemplateColumns.split(' ').length)
  expect(await aroundOf(768.98, columns)).toEqual([2, 3])
})
