// door: page
import type { Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'

/** Stands behind what the first paint waits for. */
const FORM_END = '<div hidden="" id="home-exchange-complete"'

const PROPERTIES = [
  'display',
  'position',
  'width',
  'height',
  'margin',
  'padding',
  'border',
  'border-radius',
  'gap',
  'grid-template-columns',
  'color',
  'background-color',
  'box-shadow',
  'font-size',
  'font-weight',
  'line-height',
  'opacity',
  'visibility',
] as const

/** Shows a page without its scripts, and reads how header and form look, element by element. */
async function looksOf(page: Page, path: string, html: string): Promise<readonly string[]> {
  await page.unrouteAll()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => route.fulfill({ response: await route.fetch(), body: html }),
  )
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate((properties) => {
    const shown = document.querySelectorAll('header, header *, [data-island="home-exchange"] *')
    return [...shown].map((element) => {
      const style = getComputedStyle(element)
      const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return `${element.tagName} ${element.getAttribute('class')} { ${values.join('; ')} }`
    })
  }, PROPERTIES)
}

for (const path of ['/', '/ar', '/exchange/btc/eth']) {
  for (const width of [390, 1440]) {
    test(`the first paint has every style of header and form: ${path} at ${width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const whole = await (await request.get(path)).text()
      const [before, ...rest] = whole.split(FORM_END)
      expect(rest).toHaveLength(1)
      const first = await looksOf(page, path, before ?? '')
      expect(first.length).toBeGreaterThan(100)
      expect(first).toEqual(await looksOf(page, path, whole))
    })
  }
}
