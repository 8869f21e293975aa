// door: page

import { expect, test } from '../product-test.ts'
import { coinButton, expectPair, getField, openForm, remark, sendField } from './form-steps.ts'

test('[CALC-01.1,2,4] the wide layout has the sides next to each other, and shows selling as buying', async ({
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
  await expect(page.getByRole('main').getByRole('link', { name: 'Sell crypto' })).toBeVisible()
  await page.setViewportSize({ width: 820, height: 1000 })
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sell crypto' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Buy crypto' })).toBeVisible()
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  const [left, right] = await tops()
  expect(left).toBe(right)
})

test('[CALC-02.1,2,3,4] [CALC-28.1,2] exchanging goes on to /processing; buying, selling and borrowing to pages of their own', async ({
  page,
}) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Exchange now' }).click()
  await page.waitForURL(/\/processing\?from=btc&to=eth&amountFrom=0\.1$/)
  await openForm(page)
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Buy crypto' })).toHaveAttribute('action', '/buy')
  for (const [tab, link, path] of [
    ['Sell', 'Sell crypto', '/sell'],
    ['Borrow', 'Borrow', '/borrow'],
  ] as const) {
    await page.getByRole('button', { name: tab, exact: true }).click()
    await expect(
      page.getByRole('main').getByRole('link', { name: link, exact: true }),
    ).toHaveAttribute('href', path)
  }
})

test('[CALC-04.2,4,5] coming back from buying begins with ether, where bitcoin was to be bought', async ({
  page,
}) => {
  await openForm(page)
  await sendField(page).fill('7')
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  await expectPair(page, 'ETH', 'BTC')
  await expect(sendField(page)).toHaveValue('0.1')
  await expect(page.getByRole('radio', { name: 'Floating' })).toBeChecked()
})

test('without a connection the form says so, and asks by itself when it is back', async ({
  page,
  context,
}) => {
  await openForm(page)
  await context.setOffline(true)
  await expect(remark(page)).toContainText('You’re offline')
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
