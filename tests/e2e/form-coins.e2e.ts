// door: page
import {
  chooseCoin,
  closeList,
  coinButton,
  expectPair,
  getField,
  openForm,
  openList,
  sendField,
} from './form-steps.ts'
import { expect, test } from './product-test.ts'

const swapButton = 'Swap the two coins'

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
  await closeList(page, list)
  // The second of the list of coins to get, without ether.
  await expectPair(page, 'BTC', 'USDT')
  await expect(page.getByRole('button', { name: swapButton })).toBeDisabled()
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
  await closeList(page, again)
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
  await closeList(page, list)
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
