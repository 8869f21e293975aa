// door: page
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { brandFiles, type RunningProduct, startProduct } from '../../support/index.ts'
import { expectContrast, expectFits } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'
import { header } from './shell-test.ts'

const ACCENT = 'rgb(29, 79, 143)'
const GREEN = 'rgb(16, 208, 120)'

// A shop of its own, with a brand.
let shop: RunningProduct
const files = brandFiles()
test.beforeAll(async () => {
  test.setTimeout(600_000)
  shop = await startProduct({
    env: {
      BRAND_NAME: 'Pontoon',
      BRAND_LOGO: files.light,
      BRAND_LOGO_DARK: files.dark,
      BRAND_ACCENT: '#1d4f8f',
    },
  })
})
test.afterAll(async () => {
  await shop?.stop()
  rmSync(files.folder, { recursive: true, force: true })
})

/** What the policy of a page kept from being loaded or run, from now on. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** Of the two logos of a part, the one that is shown. */
async function shownLogo(page: Page, part: string): Promise<string | null> {
  const shown = page.locator(`${part} img[data-brand-logo]:visible`).first()
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  return shown.getAttribute('data-brand-logo')
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[OPS-03.7] pages can be read in the colours of the brand, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme })
    const complaints = complaintsOf(page)
    const paths = ['/', '/about', '/for-tokens', '/supported-currencies', '/earn', '/preview']
    for (const path of [...paths, '/processing?from=btc&to=eth&amountFrom=0.1', '/widget-app']) {
      await page.goto(shop.url + path)
      await expectContrast(page)
    }
    expect(complaints).toEqual([])
  })

  test(`[OPS-03.5] each place shows the logo that can be seen there, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    for (const [path, inHeader] of [
      ['/', 'dark'],
      ['/for-tokens', 'dark'],
      ['/about', colorScheme],
    ] as const) {
      await page.goto(shop.url + path)
      expect(await shownLogo(page, 'header'), path).toBe(inHeader)
      expect(await shownLogo(page, 'footer'), path).toBe(colorScheme)
    }
    await expect(header(page).getByRole('link', { name: 'Pontoon' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectFits(page)
  })
}

test('[OPS-03.7] nothing is painted in another colour first, on cached pages and on others', async ({
  page,
}) => {
  // Scripts never come: what is seen is what HTML and style sheets say.
  await page.route('**/*.js', (route) => route.abort())
  for (const path of ['/', '/processing?from=btc&to=eth&amountFrom=0.1', '/buy']) {
    await page.goto(shop.url + path, { waitUntil: 'commit' })
    await page.waitForSelector('main h1')
    const painted = await page.evaluate(() => {
      const colours = [...document.querySelectorAll('button, a')].map(
        (element) => getComputedStyle(element).backgroundColor,
      )
      return [...new Set(colours)]
    })
    expect(painted, path).toContain(ACCENT)
    expect(painted, path).not.toContain(GREEN)
  }
})
