// door: page

import { expect, test } from '../product-test.ts'
import {
  createOrder,
  fillInAddresses,
  goToCheckStep,
  openAddressesStep,
  orderCodeOf,
  placeOrder,
  statusOf,
} from './order-steps.ts'

const litecoinAddress = 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'
const xrpAddress = 'rDNvjMc6LjtpR7BdfiSNvavUBjznhhmpNq'
const wrongChecksum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'

test('[EXCH-01.6] [EXCH-13.1] the exchange form leads to step 1 and step 2, and an order is paid and finished', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Exchange now' }).click()
  await page.waitForURL(/\/processing\?/)
  await expect(page.getByRole('main').getByRole('link', { name: 'terms of use' })).toHaveAttribute(
    'href',
    '/terms-of-use',
  )
  await expect(
    page.getByRole('main').getByRole('link', { name: 'privacy policy' }),
  ).toHaveAttribute('href', '/privacy-policy')
  await fillInAddresses(page)
  await createOrder(page)
  await page.getByRole('button', { name: 'Pay from the play wallet' }).click()
  await expect(statusOf(page)).toHaveText('Finished', { timeout: 45_000 })
  await expect(page.getByText('You got')).toBeVisible()
})

test('[EXCH-01.1,4,6] step 1 asks for agreement, and for a refund address at a fixed rate only', async ({
  page,
}) => {
  await openAddressesStep(page)
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(page.getByText('Agree to the terms to continue.')).toBeVisible()
  await expect(page.getByText('Enter the address.')).toBeVisible()
  await expect(page.getByText('A guaranteed rate requires a refund address.')).toBeHidden()

  await openAddressesStep(page, { isFixedRate: true })
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(page.getByText('Agree to the terms to continue.')).toBeVisible()
  await expect(page.getByLabel('Your BTC refund address')).toHaveAttribute('aria-invalid', 'true')
})

test('[EXCH-01.3] that a destination needs no extra id must be said, and is enough', async ({
  page,
}) => {
  await openAddressesStep(page, { from: 'btc', to: 'xrp', amountFrom: '0.01' })
  await page.getByLabel('Your XRP address').fill(xrpAddress)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(page.getByLabel('Destination tag', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByRole('checkbox', { name: 'No Destination tag required' }).check()
  await goToCheckStep(page)
  await expect(page.getByRole('definition').filter({ hasText: /^none$/ })).toBeVisible()
  await createOrder(page)
})

test('[EXCH-01.2,5] the extra id bears the name that the coin gives it', async ({ page }) => {
  await openAddressesStep(page, { from: 'xlm', to: 'xrp', amountFrom: '1000' })
  await expect(page.getByLabel('Destination tag', { exact: true })).toBeVisible()
  await expect(page.getByLabel(/for the refund address/)).toBeVisible()

  await openAddressesStep(page, { from: 'btc', to: 'eth' })
  await expect(page.getByLabel('Destination tag')).toHaveCount(0)
})

test('[EXCH-01.7,8] step 2 shows both whole addresses, the amounts, and a live quote with its countdown', async ({
  page,
}) => {
  await page.clock.install()
  await openAddressesStep(page, { isFixedRate: true })
  await page.getByRole('button', { name: 'Fill in play wallet addresses' }).click()
  const destination = page.getByLabel('Your ETH address')
  await expect(destination).not.toHaveValue('')
  const addresses = [
    await destination.inputValue(),
    await page.getByLabel('Your BTC refund address').inputValue(),
  ]
  await goToCheckStep(page)
  for (const address of addresses) await expect(page.getByRole('main')).toContainText(address)
  await expect(page.getByRole('main')).toContainText('0.05 BTC')
  await expect(page.getByRole('timer')).toHaveText(/^00:\d\d$/)
  // The quote outlives its countdown: a new one comes by itself.
  const rateId = page.locator('input[name="rateId"]')
  const first = await rateId.inputValue()
  expect(first).not.toBe('')
  const later = async () => {
    await page.clock.fastForward(31_000)
    return rateId.inputValue()
  }
  await expect.poll(later).not.toBe(first)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[EXCH-01.9] an order is created by plain forms, and its holder may see what is his', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Exchange now' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where should we send your coins?',
    )
    await fillInAddresses(page)
    await createOrder(page)
    await expect(page.getByText('Refund address', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Pay from the play wallet' }).click()
    await expect(async () => {
      await page.goto(page.url())
      await expect(statusOf(page)).toHaveText('Finished', { timeout: 1 })
    }).toPass({ timeout: 45_000 })
  })

  test('[EXCH-02.3] the server checks addresses again', async ({ page }) => {
    await openAddressesStep(page)
    await page.getByLabel('Your ETH address').fill(wrongChecksum)
    await page.getByRole('checkbox', { name: /I agree/ }).check()
    await page.getByRole('button', { name: 'Review order' }).click()
    await expect(page.getByText(/its checksum doesn’t match/)).toBeVisible()
    await expect(page.getByLabel('Your ETH address')).toHaveValue(wrongChecksum)
  })
})

test('[EXCH-02.2,4] an address is judged as it is typed, and a wrong network is named', async ({
  page,
}) => {
  await openAddressesStep(page)
  const field = page.getByLabel('Your ETH address')
  await field.fill(wrongChecksum)
  await expect(page.getByText(/its checksum doesn’t match/)).toBeVisible()
  await field.fill(litecoinAddress)
  await expect(page.getByText(/belongs to Litecoin, not Ethereum/)).toBeVisible()
  await field.fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  await expect(page.getByText('This is a valid Ethereum address.')).toBeVisible()
})

test('[EXCH-07.3] a lost reply and a second click bring the first order, not another', async ({
  page,
}) => {
  await openAddressesStep(page)
  await fillInAddresses(page)
  const created: string[] = []
  const keys: (string | undefined)[] = []
  await page.route('**/api/transactions', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    const reply = await response.json()
    created.push(reply.transaction.transactionId)
    if (created.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(page.getByText('We can’t reach the server.')).toBeVisible()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await page.getByRole('button', { name: 'Create order' }).click()
  await page.waitForURL(/\/transaction\//)
  expect(created).toEqual([orderCodeOf(page), orderCodeOf(page)])
  expect(new Set(keys).size).toBe(1)
})

test('[EXCH-07.3] a double click sends one request', async ({ page }) => {
  await openAddressesStep(page)
  await fillInAddresses(page)
  const sent: string[] = []
  page.on('request', (request) => {
    const isCreation = request.method() === 'POST' && request.url().endsWith('/api/transactions')
    if (isCreation) sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Create order' }).dblclick()
  await page.waitForURL(/\/transaction\//)
  expect(sent).toHaveLength(1)
})

test('[EXCH-07.5,6] an expired rate is refused, a fresh one is fetched, and the order can then be created', async ({
  page,
  request,
}) => {
  await openAddressesStep(page, { isFixedRate: true })
  await fillInAddresses(page)
  const rateId = page.locator('input[name="rateId"]')
  const first = await rateId.inputValue()
  const moved = await request.post('/api/sandbox/clock', { data: { advanceSeconds: 60 } })
  expect(moved.ok()).toBe(true)
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(page.getByText(/That rate has expired/)).toBeVisible()
  await expect(rateId).not.toHaveValue(first)
  await createOrder(page)
})

test('[EXCH-08.1,2] userMeta goes with estimates and orders', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'ref_id', value: 'friend-7', url: baseURL ?? '' }])
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    const isAsked = /\/api\/(exchange\/estimate|transactions)$/.test(request.url())
    if (isAsked && request.method() === 'POST') bodies.push(request.postDataJSON())
  })
  await page.goto('/')
  const estimated = page.waitForResponse(/\/api\/exchange\/estimate$/)
  await page.getByLabel('Amount you send, in BTC').fill('0.06')
  await estimated
  await placeOrder(page)
  const viewport = await page.evaluate(() => ({
    userAgent: navigator.userAgent,
    language: navigator.language,
    languages: [...navigator.languages],
    platform: navigator.platform,
    screenSize: { width: screen.width, height: screen.height },
  }))
  expect(bodies.length).toBeGreaterThanOrEqual(2)
  for (const body of bodies) {
    expect(body.userMeta).toMatchObject({
      isSsr: false,
      refId: 'friend-7',
      deviceInfo: viewport,
    })
    expect(body.userMeta).toHaveProperty('clientId', expect.stringMatching(/^\w{16,}$/))
  }
})
