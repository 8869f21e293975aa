// door: page
import type { Page } from '@playwright/test'
import { openBuying } from '../fiat/buy-steps.ts'
import { expect, test } from '../product-test.ts'
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

test('[CALC-22.1,2,7,9,11] the list: popular coins, coins used lately, search by ticker, name and network, keyboard, 400 px', async ({
  page,
}) => {
  await openForm(page)
  const list = await openList(page, 'get')
  expect((await list.boundingBox())?.width).toBe(400)
  const popular = list.getByRole('group', { name: 'Popular' }).getByRole('option')
  await expect(popular).toHaveCount(5)
  const search = list.getByLabel('Search by name, ticker or network')
  for (const [typed, found] of [
    ['xmr', 'Monero'],
    ['monero', 'XMR'],
    ['vaulta', 'EOS'],
  ] as const) {
    await search.fill(typed)
    await expect(list.getByRole('option').first()).toContainText(found)
  }
  for (const [typed, mark] of [
    ['wbtc', 'Wrapped'],
    ['dogebsc', 'on BNB Smart Chain (bridged)'],
  ] as const) {
    await search.fill(typed)
    await expect(list.getByRole('option').first()).toContainText(mark)
  }
  await search.fill('ethereum')
  await expect(list.getByRole('option').first()).not.toContainText(/Wrapped|bridged/)
  await search.fill('litecoin')
  await page.keyboard.press('Enter')
  await expectPair(page, 'BTC', 'LTC')
  const dogs = await openList(page, 'get')
  await dogs.getByLabel('Search by name, ticker or network').fill('doge')
  await expect(dogs.getByRole('option').first()).toContainText('Dogecoin')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectPair(page, 'BTC', 'DOGE')
  await expect(coinButton(page, 'get')).toContainText('Dogecoin')
  await chooseCoin(page, 'get', 'ltc')
  const again = await openList(page, 'send')
  await expect(again.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText([
    'LTC',
  ])
  await closeList(page, again)
  await expect(coinButton(page, 'send')).toBeFocused()
})

test('[CALC-22.10] within 200 ms of its opening the list does not close again', async ({
  page,
}) => {
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

test('[CALC-23.1,2,3,4] a search for money among the coins to send offers the way to buying', async ({
  page,
}) => {
  await openForm(page)
  const list = await openList(page, 'send')
  const search = list.getByLabel('Search by name, ticker or network')
  await search.fill('eu')
  const link = list.getByRole('link', { name: /^Buy crypto with/ })
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

test('[CALC-25.1,2,3,4] [CALC-31.1] the last choice comes back, and the address stands over it', async ({
  page,
}) => {
  await openForm(page)
  await chooseCoin(page, 'get', 'xmr')
  await sendField(page).fill('0.33')
  await expect(getField(page)).toHaveValue(/^\d/)
  await openForm(page)
  await expectPair(page, 'BTC', 'XMR')
  await expect(sendField(page)).toHaveValue('0.33')
  await openForm(page, '/?from=LTC&to=Doge&amount=2,5')
  await expectPair(page, 'LTC', 'DOGE')
  await expect(sendField(page)).toHaveValue('2.5')
  await openForm(page, '/?from=nonsense&to=btc&amount=0')
  await expectPair(page, 'LTC', 'DOGE')
  await expect(sendField(page)).toHaveValue('2.5')
})

/** Puts something into the browser's storage before a page's own scripts look at it. */
async function keep(page: Page, name: string, value: object): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      // A second page finds what the first one left.
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    [name, JSON.stringify(value)] as const,
  )
}

test('[CALC-22.4,5] [TELE-05.7] the last ten coins used are shown, the newest first, each once, and twenty are stored', async ({
  page,
}) => {
  const ten = ['ltc', 'doge', 'xmr', 'xrp', 'ada', 'bnb', 'trx', 'xlm', 'dash', 'zec']
  const further = ['bch', 'bsv', 'dai', 'link', 'usdc', 'xtz', 'vet', 'rvn', 'dgb', 'zen', 'nexo']
  await keep(page, 'recent_currencies', {
    crypto: ['no-such-coin', 'ltc', 'usd', ...ten, ...further],
    fiat: ['eur', 'btc'],
  })
  await openForm(page)
  const list = await openList(page, 'send')
  const used = list.getByRole('group', { name: 'Recent' }).getByRole('option')
  // A list of texts alone lets further entries pass.
  await expect(used).toHaveCount(10)
  await expect(used).toContainText(ten.map((ticker) => ticker.toUpperCase()))
  await list.getByLabel('Search by name, ticker or network').fill('xmr')
  await page.keyboard.press('Enter')
  await expectPair(page, 'XMR', 'ETH')
  const kept = await page.evaluate(() => localStorage.getItem('recent_currencies'))
  const newestFirst = ['xmr', ...[...ten, ...further].filter((ticker) => ticker !== 'xmr')]
  expect(JSON.parse(kept ?? '')).toEqual({ crypto: newestFirst.slice(0, 20), fiat: ['eur'] })
})

test('[CALC-22.3,5] what is paid with is a national currency: five popular ones, and those used lately', async ({
  page,
}) => {
  await keep(page, 'recent_currencies', { crypto: ['ltc'], fiat: ['sek', 'btc'] })
  await openBuying(page)
  await page.getByRole('button', { name: 'Currency you pay with' }).click()
  const list = page.getByRole('dialog', { name: 'Currency you pay with' })
  const group = (name: string) => list.getByRole('group', { name }).getByRole('option')
  await expect(group('Popular')).toHaveCount(5)
  await expect(group('Popular').filter({ hasText: 'USD' })).toHaveCount(1)
  await expect(group('Recent')).toHaveCount(1)
  await expect(group('Recent')).toContainText('SEK')
})

test('[CALC-22.6,8] an entry shows icon, name and network; the field tells which entry is highlighted, and how many were found', async ({
  page,
}) => {
  await openForm(page)
  const list = await openList(page, 'get')
  const search = list.getByRole('combobox', { name: 'Search by name, ticker or network' })
  await search.fill('tether')
  const entries = list.getByRole('option')
  const onEthereum = list.getByRole('option', { name: 'USDT ERC-20 Tether · Ethereum' })
  await expect(onEthereum).toBeVisible()
  await expect(onEthereum.locator('svg use').first()).toHaveAttribute('href', /#usdt$/)
  const found = await entries.count()
  expect(found).toBeGreaterThan(1)
  const told = list.getByRole('status').filter({ hasText: new RegExp(`\\b${found}\\b`) })
  await expect(told).toHaveCount(1)
  // The best match is marked already: the first press of the key stays with it.
  for (const place of [0, 0, 1]) {
    await expect(search).toHaveAttribute('aria-activedescendant', /./)
    const id = await entries.nth(place).getAttribute('id')
    await expect(search).toHaveAttribute('aria-activedescendant', String(id))
    await page.keyboard.press('ArrowDown')
  }
})

test('[CALC-25.5,6] pages about other things leave the last choice alone, and a pair’s page begins with its own pair', async ({
  page,
}) => {
  await openForm(page)
  await chooseCoin(page, 'get', 'xmr')
  await sendField(page).fill('0.33')
  await expect(getField(page)).toHaveValue(/^\d/)
  for (const path of ['/how-it-works', '/history', '/about', '/supported-currencies']) {
    await page.goto(`${path}?from=ltc&to=xrp&amount=7`)
  }
  await openForm(page)
  await expectPair(page, 'BTC', 'XMR')
  await expect(sendField(page)).toHaveValue('0.33')
  await openForm(page, '/exchange/ltc/doge')
  await expectPair(page, 'LTC', 'DOGE')
  await expect(sendField(page)).not.toHaveValue('0.33')
})
