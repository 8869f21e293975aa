// door: page
import type { Page } from '@playwright/test'
import { openAddressesStep } from '../orders/order-steps.ts'
import { expect, test } from '../product-test.ts'
import {
  chooseCoin,
  closeList,
  coinButton,
  expectPair,
  getField,
  openForm,
  sendField,
} from './form-steps.ts'

const swapButton = (page: Page) => page.getByRole('button', { name: 'Swap the two coins' })

const NEWEST_LIST = '**/api/coins/list/newest'

type Listed = {
  readonly ticker: string
  readonly isWebFromEnabled: boolean
  readonly isWebToEnabled: boolean
}

/** Makes the form read other lists of coins, as it does once those that it has are a minute old. */
async function changeLists(page: Page, change: (coin: Listed) => Partial<Listed>): Promise<void> {
  await page.route(NEWEST_LIST, async (route) => {
    const response = await route.fetch()
    const list: { readonly coins: readonly Listed[] } = await response.json()
    const coins = list.coins.map((coin) => ({ ...coin, ...change(coin) }))
    await route.fulfill({ response, json: { ...list, coins } })
  })
  await page.clock.runFor(61_000)
  const read = page.waitForResponse(NEWEST_LIST)
  await coinButton(page, 'send').click()
  await read
  const list = page.getByRole('dialog')
  await expect(list.getByRole('option').first()).toBeVisible()
  await closeList(page, list)
}

test('[CALC-05.1,2] [CALC-06.4] the other side’s coin and the swap button turn the pair round, and the typed amount stays', async ({
  page,
}) => {
  await openForm(page)
  await sendField(page).fill('0.25')
  await chooseCoin(page, 'send', 'eth')
  await expectPair(page, 'ETH', 'BTC')
  await expect(sendField(page)).toHaveValue('0.25')
  await chooseCoin(page, 'get', 'eth')
  await expectPair(page, 'BTC', 'ETH')
  await swapButton(page).click()
  await expectPair(page, 'ETH', 'BTC')
  await expect(sendField(page)).toHaveValue('0.25')
  await getField(page).fill('3')
  await swapButton(page).click()
  await expectPair(page, 'BTC', 'ETH')
  await expect(getField(page)).toHaveValue('3')
})

test('[CALC-06.1] a coin that is only sent cannot be swapped to the other side', async ({
  page,
}) => {
  await openForm(page, '/?from=neo&to=btc&amount=100')
  await expectPair(page, 'NEO', 'BTC')
  await expect(swapButton(page)).toBeDisabled()
  await chooseCoin(page, 'send', 'ltc')
  await expect(swapButton(page)).toBeEnabled()
})

test('[CALC-06.2] [CALC-24.1,2] when the lists change, lost coins are replaced, and one that is only received cannot be swapped', async ({
  page,
}) => {
  await page.clock.install()
  await openForm(page, '/?from=ltc&to=eth&amount=2')
  await expectPair(page, 'LTC', 'ETH')
  await expect(swapButton(page)).toBeEnabled()
  await changeLists(page, ({ ticker }) => ({
    ...(ticker === 'ltc' || ticker === 'usdt20' ? { isWebFromEnabled: false } : {}),
    ...(ticker === 'eth' ? { isWebToEnabled: false } : {}),
  }))
  // The first that can be sent, and the second that can be received: ether is not.
  await expectPair(page, 'BTC', 'USDT')
  await expect(swapButton(page)).toBeDisabled()
})

test('[CALC-06.3] where there is one coin to choose, nothing can be swapped', async ({ page }) => {
  await page.clock.install()
  await openForm(page)
  await expect(swapButton(page)).toBeEnabled()
  await changeLists(page, ({ ticker }) => ({
    isWebFromEnabled: ticker === 'btc',
    isWebToEnabled: ticker === 'btc',
  }))
  await expectPair(page, 'BTC', 'BTC')
  await expect(swapButton(page)).toBeDisabled()
})

test('[CALC-01.3] [CALC-06.5,6] [CALC-12.3,4] a swap moves the refund address and its extra id to the destination; another rate kind clears both', async ({
  page,
}) => {
  await openAddressesStep(page, { from: 'xrp', to: 'xlm', amountFrom: '300' })
  await expect(page.getByRole('button', { name: 'About fees' })).toBeVisible()
  const field = (name: string) => page.locator(`[name="${name}"]:not([type="hidden"])`)
  await expect(sendField(page)).toHaveValue('300')
  await expect(getField(page)).toHaveValue(/^\d/)
  const ripple = 'rDNvjMc6LjtpR7BdfiSNvavUBjznhhmpNq'
  await field('destinationAddress').fill('somewhere else')
  await field('refundAddress').fill(ripple)
  await field('refundExtraId').fill('4711')
  await swapButton(page).click()
  await expect(field('destinationAddress')).toHaveValue(ripple)
  await expect(field('extraId')).toHaveValue('4711')
  await expect(field('refundAddress')).toHaveValue('')
  await expect(field('refundExtraId')).toHaveValue('')
  for (const kind of ['Guaranteed', 'Floating']) {
    await field('refundAddress').fill('GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7')
    await field('refundExtraId').fill('42')
    await page.getByRole('radio', { name: kind }).check()
    await expect(field('refundAddress')).toHaveValue('')
    await expect(field('refundExtraId')).toHaveValue('')
  }
})
