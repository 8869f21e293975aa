// door: page
import {
  askedBy,
  chooseCoin,
  coinButton,
  expectPair,
  getField,
  isEstimate,
  isUpsale,
  listenToForm,
  openForm,
  openList,
  remark,
  sendField,
} from './form-steps.ts'
import { expect, test } from './product-test.ts'

const swapButton = 'Swap the two coins'

test('[CALC-01] the wide layout has the sides next to each other, and shows selling as buying', async ({
  page,
}) => {
  await openForm(page)
  const tops = async () => [
    Math.round((await coinButton(page, 'send').boundingBox())?.y ?? 0),
    Math.round((await coinButton(page, 'get').boundingBox())?.y ?? 0),
  ]
  const [sendTop, getTop] = await tops()
  expect(getTop).toBeGreaterThan(Number(sendTop) + 60)
  await page.getByRole('button', { name: 'Sell', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Go to selling' })).toBeVisible()
  await page.setViewportSize({ width: 820, height: 1000 })
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Go to selling' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Go to buying' })).toBeVisible()
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  const [left, right] = await tops()
  expect(left).toBe(right)
})

test('[CALC-02] [CALC-28] exchanging goes on to /processing; buying, selling and borrowing to pages of their own', async ({
  page,
}) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Exchange now' }).click()
  await page.waitForURL(/\/processing\?from=btc&to=eth&amountFrom=0\.1$/)
  await openForm(page)
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Buy coins' })).toHaveAttribute('action', '/buy')
  for (const [tab, link, path] of [
    ['Sell', 'Go to selling', '/sell'],
    ['Borrow', 'Go to borrowing', '/borrow'],
  ] as const) {
    await page.getByRole('button', { name: tab, exact: true }).click()
    await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', path)
  }
})

test('[CALC-04] coming back from buying begins with ether, where bitcoin was to be bought', async ({
  page,
}) => {
  await openForm(page)
  await sendField(page).fill('7')
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  await expectPair(page, 'ETH', 'BTC')
  await expect(sendField(page)).toHaveValue('0.1')
  await expect(page.getByRole('radio', { name: 'Floating' })).toBeChecked()
})

test('[CALC-05] [CALC-06] the other side’s coin and the swap button turn the pair round, and the typed amount stays', async ({
  page,
}) => {
  await openForm(page)
  await sendField(page).fill('0.25')
  await chooseCoin(page, 'send', 'eth')
  await expectPair(page, 'ETH', 'BTC')
  await expect(sendField(page)).toHaveValue('0.25')
  await page.getByRole('button', { name: swapButton }).click()
  await expectPair(page, 'BTC', 'ETH')
  await expect(sendField(page)).toHaveValue('0.25')
  await getField(page).fill('3')
  await page.getByRole('button', { name: swapButton }).click()
  await expectPair(page, 'ETH', 'BTC')
  await expect(getField(page)).toHaveValue('3')
})

test('[CALC-06] [CALC-24] when the lists change, a lost coin is replaced and a swap that cannot be is not offered', async ({
  page,
}) => {
  await page.clock.install()
  await openForm(page)
  await page.route('**/api/currencies', async (route) => {
    const response = await route.fetch()
    const all: { ticker: string }[] = await response.json()
    const changed = all.map((coin) => {
      if (coin.ticker === 'eth') return { ...coin, isWebToEnabled: false }
      return coin.ticker === 'usdt20' ? { ...coin, isWebFromEnabled: false } : coin
    })
    await route.fulfill({ response, json: changed })
  })
  // Lists are believed for a minute.
  await page.clock.runFor(61_000)
  const read = page.waitForResponse('**/api/currencies')
  await coinButton(page, 'send').click()
  await read
  const list = page.getByRole('dialog')
  await expect(list.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  // The second of the list of coins to get, without ether.
  await expectPair(page, 'BTC', 'USDT')
  await expect(page.getByRole('button', { name: swapButton })).toBeDisabled()
})

test('[CALC-12] turning the guaranteed rate on is told as turnOnFixedRate, turning it off is not', async ({
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

test('[CALC-15] a settled zero to receive is an error; dots are not', async ({ page }) => {
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

test('[CALC-17] a limit is said with all bounds, and one click takes the nearest amount, on either side', async ({
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

test('[CALC-20] the fees stand in a tooltip that stays away once it is dismissed', async ({
  page,
}) => {
  await openForm(page)
  const about = page.getByRole('button', { name: 'About the fees' })
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

test('[CALC-22] the list: popular coins, coins used lately, search by ticker, name and network, keyboard, 400 px', async ({
  page,
}) => {
  await openForm(page)
  const list = await openList(page, 'get')
  expect((await list.boundingBox())?.width).toBe(400)
  const popular = list.getByRole('group', { name: 'Popular' }).getByRole('option')
  expect(await popular.count()).toBeLessThanOrEqual(5)
  const search = list.getByLabel('Search by name, ticker or network')
  for (const [typed, found] of [
    ['xmr', 'Monero'],
    ['monero', 'XMR'],
    ['vaulta', 'EOS'],
  ] as const) {
    await search.fill(typed)
    await expect(list.getByRole('option').first()).toContainText(found)
  }
  await search.fill('litecoin')
  await page.keyboard.press('Enter')
  await expectPair(page, 'BTC', 'LTC')
  const again = await openList(page, 'send')
  await expect(again.getByRole('group', { name: 'Used lately' }).getByRole('option')).toContainText(
    ['LTC'],
  )
  await page.keyboard.press('Escape')
  await expect(again).toBeHidden()
  await expect(coinButton(page, 'send')).toBeFocused()
})

test('[CALC-22] within 200 ms of its opening the list does not close again', async ({ page }) => {
  await page.clock.install()
  await openForm(page)
  await coinButton(page, 'send').focus()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog')
  await expect(list).toBeAttached()
  await page.keyboard.press('Escape')
  await page.clock.runFor(190)
  await expect(list).toBeVisible()
  await page.clock.runFor(20)
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(list).toBeHidden()
})

test('[CALC-23] a search for money among the coins to send offers the way to buying', async ({
  page,
}) => {
  await openForm(page)
  const list = await openList(page, 'send')
  const search = list.getByLabel('Search by name, ticker or network')
  await search.fill('eu')
  const link = list.getByRole('link', { name: /^Buy coins with/ })
  await expect(link).toBeHidden()
  for (const typed of ['eur', 'eurr', 'Euro']) {
    await search.fill(typed)
    await expect(link).toHaveAttribute('href', '/buy?from=eur&amount=150')
  }
  await page.keyboard.press('Escape')
  const other = await openList(page, 'get')
  await other.getByLabel('Search by name, ticker or network').fill('eur')
  await expect(link).toBeHidden()
})

test('[CALC-25] [CALC-31] the last choice comes back, and the address stands over it', async ({
  page,
}) => {
  await openForm(page)
  await chooseCoin(page, 'get', 'xmr')
  await sendField(page).fill('0.33')
  await expect(getField(page)).toHaveValue(/^\d/)
  const alerts = page.waitForRequest('**/api/alert-messages')
  await openForm(page)
  await expectPair(page, 'BTC', 'XMR')
  await expect(sendField(page)).toHaveValue('0.33')
  await alerts
  await openForm(page, '/?from=LTC&to=Doge&amount=2,5')
  await expectPair(page, 'LTC', 'DOGE')
  await expect(sendField(page)).toHaveValue('2.5')
  await openForm(page, '/?from=nonsense&to=btc&amount=0')
  await expectPair(page, 'LTC', 'DOGE')
  await expect(sendField(page)).toHaveValue('2.5')
})

test('[CALC-29] [CALC-30] a floating estimate is followed by the upsale’s, with the price experiment; a guaranteed one is not', async ({
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

test('[EXCH-08] an estimate says what the browser is', async ({ page }) => {
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

test('[EXCH-10] the details show both kinds of rate and the rate’s course, by keyboard too', async ({
  page,
}) => {
  await openForm(page)
  await page.getByText('Fees included').click()
  const chart = page.getByRole('region', { name: 'BTC to ETH' })
  await expect(chart.getByRole('status')).toHaveText(
    /^In 24 h 1 BTC went from [\d.]+ to [\d.]+ ETH: [+-]\d+\.\d\d %\.$/,
  )
  await chart.getByRole('radio', { name: '7 d' }).check()
  await expect(chart.getByRole('status')).toHaveText(/^In 7 d /)
  const line = chart.getByRole('slider', { name: 'Rate over time' })
  await line.focus()
  const before = await line.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(line).toHaveAttribute('aria-valuetext', /: 1 BTC = [\d.]+ ETH$/)
  expect(await line.getAttribute('aria-valuetext')).not.toBe(before)
  const kinds = page.locator('dl').filter({ hasText: 'Stays exactly this amount' })
  await expect(kinds).toContainText(/Floating~ [\d.]+ ETH/)
  await expect(kinds).toContainText(/Guaranteed= [\d.]+ ETH/)
})

test('[CALC-09] a guaranteed quote that ends is renewed and announced', async ({ page }) => {
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

test('without a connection the form says so, and asks by itself when it is back', async ({
  page,
  context,
}) => {
  await openForm(page)
  await context.setOffline(true)
  await expect(remark(page)).toContainText('You are offline')
  await sendField(page).fill('0.6')
  await expect(getField(page)).not.toHaveValue(/^\d/)
  await context.setOffline(false)
  await expect(remark(page)).toContainText('1 BTC ~')
  await expect(getField(page)).toHaveValue(/^\d+\.\d+$/)
})

test('by keyboard alone, on a phone: amounts, coins, rate kind and the way on; nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openForm(page)
  const button = await page.getByRole('button', { name: 'Exchange now' }).boundingBox()
  expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThan(844)
  const card = await page.locator('#exchange').boundingBox()
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(390)
  await sendField(page).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('0.7')
  await page.keyboard.press('Tab')
  await expect(coinButton(page, 'send')).toBeFocused()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog')
  await expect(list.getByRole('option').first()).toBeVisible()
  expect((await list.boundingBox())?.height).toBeGreaterThan(800)
  await page.keyboard.type('doge')
  await page.keyboard.press('Enter')
  await expectPair(page, 'DOGE', 'ETH')
  await page.getByRole('radio', { name: 'Floating' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Guaranteed' })).toBeChecked()
})
