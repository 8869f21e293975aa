// door: page

import { expect, test } from '../product-test.ts'
import {
  askedBy,
  getField,
  isEstimate,
  isUpsale,
  listenToForm,
  openForm,
  remark,
  sendField,
} from './form-steps.ts'

test('[CALC-12.2] turning the guaranteed rate on is told as turnOnFixedRate, turning it off is not', async ({
  page,
}) => {
  const told = await listenToForm(page)
  await openForm(page)
  const once = [{ name: 'turnOnFixedRate', fields: { from: 'btc', to: 'eth' } }]
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  expect(await told()).toEqual(once)
  await page.getByRole('radio', { name: 'Floating' }).check()
  expect(await told()).toEqual(once)
})

test('[CALC-15.4] a settled zero to receive is an error; dots are not', async ({ page }) => {
  await openForm(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/exchange/estimate', async (route) => {
    await held
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), amountTo: '0' } })
  })
  await sendField(page).fill('0.2')
  await expect(getField(page)).toHaveValue('...')
  await expect(getField(page)).not.toHaveAttribute('aria-invalid')
  answer()
  await expect(getField(page)).toHaveValue('0')
  await expect(getField(page)).toHaveAttribute('aria-invalid', 'true')
})

test('[CALC-17.2,3,4] a limit is said with all bounds, and one click takes the nearest amount, on either side', async ({
  page,
}) => {
  const told = await listenToForm(page)
  await openForm(page)
  await sendField(page).fill('0.000001')
  const least = remark(page).getByRole('button', { name: /^minimum amount: [\d.]+ BTC$/ })
  await expect(least).toBeVisible()
  await expect(remark(page)).toContainText(/Send [\d.]+ – [\d.]+ BTC/)
  await expect(remark(page)).toContainText(/Get [\d.]+ – [\d.]+ ETH/)
  await expect(sendField(page)).toHaveAttribute('aria-invalid', 'true')
  await least.click()
  await expect(remark(page)).toContainText('1 BTC ~')
  await getField(page).fill('9999999')
  const most = remark(page).getByRole('button', { name: /^maximum allowed: [\d.]+ ETH$/ })
  await most.click()
  await expect(remark(page)).toContainText('1 BTC ~')
  await expect(sendField(page)).toHaveValue(/^\d+\.\d+$/)
  expect(JSON.stringify(await told())).toMatch(/minimum-amount.*maximum-amount/)
})

test('[CALC-18] for EOS the network fee is named as the minimum; the click still sets what is enough', async ({
  page,
}) => {
  await openForm(page, '/?from=btc&to=eos&amount=0.01')
  await sendField(page).fill('0.00000001')
  await remark(page).getByRole('button', { name: 'minimum amount: 0.8 EOS' }).click()
  await expect(remark(page)).toContainText('1 BTC ~')
})

test('[CALC-20.1,2] [TELE-05.5] the fees stand in a tooltip that stays away once it is dismissed', async ({
  page,
}) => {
  await openForm(page)
  const about = page.getByRole('button', { name: 'About fees' })
  await about.hover()
  const tip = page.getByRole('tooltip')
  await expect(tip).toContainText(/Exchange fee[\d. ]+ETH/)
  await expect(tip).toContainText(/Network fee \(Ethereum\)[\d. ]+ETH/)
  await tip.getByRole('button', { name: 'Got it' }).click()
  await expect(about).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('fees_tooltip_dismiss'))).toBe('true')
  await page.reload()
  await expect(getField(page)).toBeEditable()
  await expect(about).toBeHidden()
})

test('[CALC-29.5,6] [CALC-30.2] a floating estimate is followed by the upsale’s, with the price experiment; a guaranteed one is not', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'WTP_AB_variant', value: 'new', url: baseURL ?? '' }])
  await openForm(page)
  const estimate = page.waitForRequest(isEstimate)
  const upsale = page.waitForRequest(isUpsale)
  await sendField(page).fill('0.4')
  expect(askedBy(await estimate)).toMatchObject({ amountFrom: '0.4', wtpExperiment: 'new' })
  expect(askedBy(await upsale)).toMatchObject({ amountFrom: '0.4', wtpExperiment: 'new' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const fixed = page.waitForResponse((response) => isEstimate(response.request()))
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  await fixed
  await expect(remark(page)).toContainText('1 BTC =')
  expect(asked.filter((url) => url.includes('upsale'))).toEqual([])
})

test('[EXCH-08.1] an estimate says what the browser is', async ({ page }) => {
  await openForm(page)
  const estimate = page.waitForRequest(isEstimate)
  await sendField(page).fill('0.4')
  expect(askedBy(await estimate).userMeta).toMatchObject({
    clientId: expect.stringMatching(/./),
    isSsr: false,
    deviceInfo: {
      userAgent: expect.stringContaining('Chrom'),
      language: 'en-US',
      languages: expect.any(Array),
      platform: expect.any(String),
      screenSize: { width: expect.any(Number), height: expect.any(Number) },
    },
  })
})

test('[EXCH-10.2] the details show both kinds of rate and the rate’s course, by keyboard too', async ({
  page,
}) => {
  await openForm(page)
  await page.getByText('Fees included').click()
  const chart = page.getByRole('region', { name: 'BTC to ETH' })
  await expect(chart.getByRole('status')).toHaveText(
    /^In 24 h, 1 BTC went from [\d.]+ to [\d.]+ ETH: [+-]\d+\.\d\d%\.$/,
  )
  await chart.getByRole('radio', { name: '7 d' }).check()
  await expect(chart.getByRole('status')).toHaveText(/^In 7 d, /)
  const line = chart.getByRole('slider', { name: 'Price chart' })
  await line.focus()
  const before = await line.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(line).toHaveAttribute('aria-valuetext', /: 1 BTC = [\d.]+ ETH$/)
  expect(await line.getAttribute('aria-valuetext')).not.toBe(before)
  const kinds = page.locator('dl').filter({ hasText: 'Stays exactly this amount' })
  await expect(kinds).toContainText(/Floating~ [\d.]+ ETH/)
  await expect(kinds).toContainText(/Guaranteed= [\d.]+ ETH/)
})

test('[CALC-09.3] a guaranteed quote that ends is renewed and announced', async ({ page }) => {
  await page.clock.install()
  await openForm(page)
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  await page.clock.runFor(600)
  await expect(remark(page)).toContainText('1 BTC =')
  await expect(remark(page)).toContainText('New rate in')
  await page.clock.runFor(26_000)
  await expect(
    page.getByRole('status').filter({ hasText: /^New guaranteed rate: you send 0\.1 BTC/ }),
  ).toBeAttached()
})

test('[CALC-16.5] an amount of many figures is shown to its end, however narrow its field is', async ({
  page,
}) => {
  await openForm(page)
  await sendField(page).fill('1.23456789')
  await expect(getField(page)).toHaveValue(/^\d+\.\d{6,}$/)
  for (const width of [390, 700, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const field of [sendField(page), getField(page)]) {
      const hidden = await field.evaluate((input) => input.scrollWidth - input.clientWidth)
      expect(hidden, `pixels of the amount out of sight at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('[CALC-16.3] a rate finer than amounts are shown still says what it is', async ({ page }) => {
  await page.goto('/?from=bonk&to=btc&amountFrom=9000000')
  await expect(remark(page)).toContainText(/1 BONK ~ 0\.0{8,}[1-9]\d* BTC/)
})
