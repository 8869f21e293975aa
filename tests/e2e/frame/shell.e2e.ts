// door: page
import { expect, footer, header, site, test } from './shell-test.ts'

test('[SHELL-01.1,4,5,9] [SHELL-16.6] [SHELL-11.1] the header leads to all products, the operator’s own sites and the app', async ({
  page,
}) => {
  await page.goto('/')
  const products = header(page).locator('summary', { hasText: 'All products' })
  const box = products.locator('..')
  await expect(box).not.toHaveAttribute('open')
  await products.click()
  await expect(box).toHaveAttribute('open')
  const paths = await box
    .locator('a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual([
    '/',
    '/trade-crypto',
    '/buy-crypto',
    'https://blog.example.org/',
    '/sell-crypto',
    '/mobileapp',
    '/widget',
    'https://track.example.org/app?creative=site',
  ])
  for (const name of ['Support', 'Blog']) {
    const link = header(page).getByRole('link', {
      name: new RegExp(`^${name}\\W+opens in a new tab$`),
    })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  }
  await expect(header(page).getByRole('link', { name: /^Support/ })).toHaveAttribute(
    'href',
    site.supportUrl,
  )
  await expect(header(page).getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about')

  await box.getByRole('link', { name: 'App Store' }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault())
  })
  await box.getByRole('link', { name: 'App Store' }).click()
  // Before consent nothing tells this browser from others.
  const appStore = box.getByRole('link', { name: 'App Store' })
  await expect(appStore).toHaveAttribute('href', 'https://track.example.org/app?creative=site')
  const clientId = '0123456789abcdef0123456789abcdef'
  await page
    .context()
    .addCookies([{ name: 'analytics_client_id', value: clientId, url: page.url() }])
  await appStore.click()
  await expect(appStore).toHaveAttribute(
    'href',
    `https://track.example.org/app?creative=site_${clientId}`,
  )

  await products.click()
  await expect(box).not.toHaveAttribute('open')
})

test('[SHELL-01.10] a press beside a menu closes it, but not within 200 ms of its own', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const products = header(page).locator('summary', { hasText: 'All products' })
  const box = products.locator('..')
  const press = (after: number) =>
    box.evaluate(async (menu, wait) => {
      if (!(menu instanceof HTMLDetailsElement)) throw new Error('no menu')
      menu.open = true
      await new Promise((done) => menu.addEventListener('toggle', done, { once: true }))
      await new Promise((done) => setTimeout(done, wait))
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      const isOpen = menu.open
      menu.open = false
      await new Promise((done) => menu.addEventListener('toggle', done, { once: true }))
      return isOpen
    }, after)
  expect(await press(0)).toBe(true)
  expect(await press(250)).toBe(false)
})

test('[SHELL-01.2,8] [SHELL-02.3,4] [SHELL-16.1,3] pages of the affiliate programme have its navigation, and affiliates alone are led to the API', async ({
  page,
}) => {
  await page.goto('/earn-terms-of-use')
  const earn = page.getByRole('navigation', { name: 'Affiliate programme' })
  await expect(earn.getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const api = footer(page).getByRole('link', { name: 'API', exact: true })
  await expect(api).toHaveCount(0)
  await page.route('**/api/user?*', (route) =>
    route.fulfill({
      json: { user: { email: 'ada@example.org', affiliateApproved: true }, csrf: null },
    }),
  )
  await page.reload()
  await expect(api).toHaveAttribute('href', '/developers')
  const products = header(page).locator('details', { hasText: 'All products' })
  await products.locator('summary').click()
  await expect(products.getByRole('link', { name: 'API', exact: true })).toHaveAttribute(
    'href',
    '/developers',
  )
  const account = header(page).locator('details', { hasText: 'ada@example.org' })
  await expect(account.locator('summary > span').first()).toHaveText('A')
  await account.locator('summary').click()
  await expect(account.getByRole('link')).toHaveText([
    'History',
    'Settings',
    'API',
    'Affiliate programme',
  ])
  await expect(account.getByRole('button', { name: 'Log out' })).toBeVisible()
})

test('[SHELL-04.1,2,3,4,5,6] the footer has its lists, and twelve popular pairs in columns of seven and five', async ({
  page,
}) => {
  await page.goto('/de/terms-of-use')
  await expect(footer(page).getByRole('link', { name: /^Nur hier/ })).toBeVisible()
  await page.goto('/terms-of-use')
  await expect(footer(page).getByRole('link', { name: /^Nur hier/ })).toHaveCount(0)
  const lists = footer(page).getByRole('navigation', { name: 'Footer' })
  for (const name of ['Company', 'Support', 'Partners', 'Legal', 'Social networks']) {
    await expect(lists.getByRole('list', { name }).getByRole('link').first()).toBeVisible()
  }
  const pairs = lists.locator('ul').filter({ has: page.locator('a[href^="/exchange/"]') })
  expect(
    await pairs.evaluateAll((columns) => columns.map((column) => column.children.length)),
  ).toEqual([7, 5])
  await expect(footer(page)).toContainText('free software under the MIT licence')
  await expect(footer(page).getByRole('link', { name: 'App Store' })).toBeVisible()
  await expect(footer(page).getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
    'href',
    '/de/terms-of-use',
  )
})

test('[SHELL-01.7] whoever is not signed in opens the modal at its entrypoint', async ({
  page,
}) => {
  await page.goto('/terms-of-use')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await header(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Continue with email' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/terms-of-use$/)
})

test('[SHELL-04.9] the calculator above the footer is ready to use', async ({ page }) => {
  await page.goto('/faq')
  await page.locator('input[name="amountFrom"]').fill('0.25')
  await expect(page.locator('input[name="amountTo"]')).toHaveValue(/^\d+\.\d+$/)
  await page.getByRole('button', { name: 'Exchange now' }).click()
  await expect(page).toHaveURL(/\/processing\?.*amountFrom=0\.25/)
})
