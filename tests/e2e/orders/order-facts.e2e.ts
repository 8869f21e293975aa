// door: page
import type { Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import { createOrder, openAddressesStep, placeOrder, statusOf } from './order-steps.ts'
import { openStep } from './processing-steps.ts'

const transactionOf = async (page: Page, code: string) =>
  (await (await page.request.get(`/api/transactions/${code}`)).json()).transaction

test('[TRACK-01.6] the QR code asks a wallet for the address and the exact amount', async ({
  page,
}) => {
  const code = await placeOrder(page)
  const { payinAddress } = await transactionOf(page, code)
  const picture = await page
    .getByRole('img', { name: 'QR code for paying 0.05 BTC' })
    .screenshot({ animations: 'disabled' })
  // Read by our own reader, as a wallet reads it.
  await openStep(page, { from: 'eth', to: 'btc', amountFrom: '1' })
  await page.getByRole('button', { name: 'Scan a QR code' }).first().click()
  const pictures = page
    .getByRole('dialog', { name: 'Scan a QR code' })
    .locator('input[type="file"]')
  await pictures.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture })
  await expect(page.locator('[name="destinationAddress"]:not([type="hidden"])')).toHaveValue(
    payinAddress,
  )
  await expect(page.getByRole('button', { name: 'Receive 0.05 BTC' })).toBeVisible()
})

test('[TRACK-01.8] [TRACK-02.2] each status stands at its step: getting, exchanging, sending', async ({
  page,
}) => {
  await page.route('**/api/transactions/*/events', (route) => route.abort())
  let status = 'waiting'
  await page.route(/\/api\/transactions\/[\w-]{22}$/, async (route) => {
    const response = await route.fetch()
    const { transaction } = await response.json()
    await route.fulfill({ response, json: { transaction: { ...transaction, status } } })
  })
  await placeOrder(page)
  const steps = page.getByRole('list', { name: 'Order steps' }).getByRole('listitem')
  await expect(steps).toContainText(['Waiting for payment', 'Exchanging', 'Sending to you'])
  for (const [next, shown, step] of [
    ['confirming', 'Payment received, waiting for confirmations', 0],
    ['exchanging', 'Exchanging', 1],
    ['pending', 'Sending to your address', 2],
    ['waiting', 'Waiting for your payment', 0],
    ['sending', 'Sending to your address', 2],
  ] as const) {
    status = next
    await expect(statusOf(page)).toHaveText(shown)
    for (const place of [0, 1, 2]) {
      if (place === step) await expect(steps.nth(place)).toHaveAttribute('aria-current', 'step')
      else await expect(steps.nth(place)).not.toHaveAttribute('aria-current')
    }
  }
})

test('[TRACK-01.10] [TRACK-12.2] fees and rate are shown; what is short is whole on hover, by keyboard and when copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = await placeOrder(page)
  const { aprxRate, exchangeFee, networkFee, payoutAddress } = await transactionOf(page, code)
  const fact = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  await expect(fact('Rate')).toContainText(`1 BTC ~ ${aprxRate} ETH`)
  await expect(fact('Exchange fee')).toContainText(`${exchangeFee} ETH`)
  await expect(fact('Network fee')).toContainText(`${networkFee} ETH`)

  const recipient = fact('Recipient')
  const short = recipient.getByText(`${payoutAddress.slice(0, 10)}...${payoutAddress.slice(-5)}`)
  await expect(short).toHaveAttribute('title', payoutAddress)
  const written = () =>
    short.evaluate((element) => getComputedStyle(element, '::after').content.replaceAll('"', ''))
  expect(await written()).toBe('none')
  const copy = recipient.getByRole('button', { name: 'Copy address' })
  await copy.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(copy).toBeFocused()
  expect(await written()).toBe(payoutAddress)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(payoutAddress)
})

/** The groups in which an address is drawn, and whether each stands apart from the next. */
async function groupsOf(page: Page, address: string) {
  return page.getByRole('main').evaluate((main, whole) => {
    const leaves = [...main.querySelectorAll('span')].filter((one) => one.children.length === 0)
    const first = leaves.findIndex((one, at) => {
      let text = ''
      for (const leaf of leaves.slice(at)) {
        text += leaf.textContent
        if (text.length >= whole.length) break
      }
      return one.textContent !== '' && text === whole
    })
    const texts: string[] = []
    let areApart = first >= 0
    for (const leaf of first < 0 ? [] : leaves.slice(first)) {
      if (texts.join('').length >= whole.length) break
      texts.push(leaf.textContent ?? '')
      areApart &&= Number.parseFloat(getComputedStyle(leaf).marginInlineEnd) > 2
    }
    return { texts, areApart }
  }, address)
}

test('[TRACK-12.3,4] where money is about to be sent the whole address stands in groups of four', async ({
  page,
}) => {
  const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  await openAddressesStep(page)
  await page.getByLabel('Your ETH address').fill(ether)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Review/)
  const inFours = (address: string) => address.match(/.{1,4}/g)
  await expect.poll(() => groupsOf(page, ether)).toEqual({ texts: inFours(ether), areApart: true })
  const code = await createOrder(page)
  const { payinAddress } = await transactionOf(page, code)
  expect(await groupsOf(page, payinAddress)).toEqual({
    texts: inFours(payinAddress),
    areApart: true,
  })
})
