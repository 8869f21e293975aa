// door: page
import { toBuffer } from 'qrcode'
import { expect, test } from '../product-test.ts'
import { createOrder, fillInAddresses, goToCheckStep, openAddressesStep } from './order-steps.ts'
import {
  agreement,
  destination,
  fillStep,
  getAmount,
  openStep,
  refund,
  sendAmount,
} from './processing-steps.ts'

const ETHER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const RIPPLE = 'rDNvjMc6LjtpR7BdfiSNvavUBjznhhmpNq'
/** An X-address (XLS-5): a classic address and its tag 1 in one text. */
const RIPPLE_WITH_TAG = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu'

test('[CALC-06.5] [CALC-12.3] [EXCH-01.4] swapping the coins makes the refund address the destination, and another kind of rate asks for it anew', async ({
  page,
}) => {
  await openStep(page, { from: 'eth', to: 'bnb' })
  await refund(page, 'ETH').fill(ETHER)
  await page.getByRole('button', { name: 'Swap the two coins' }).click()
  await expect(destination(page)).toHaveValue(ETHER)
  await expect(refund(page, 'BNB')).toHaveValue('')
  await refund(page, 'BNB').fill(ETHER)
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  await expect(refund(page, 'BNB')).toHaveValue('')
  await expect(page.getByText('A guaranteed rate requires a refund address.')).toBeVisible()
})

test('[EXCH-01.10] nothing typed is lost: by a reload, another language, a server that is away, a step back', async ({
  page,
}) => {
  await openStep(page)
  await sendAmount(page).fill('0.07')
  await fillStep(page, ETHER)
  await page.getByLabel('Email for order updates').fill('anna@example.org')
  await expect(page).toHaveURL(/amountFrom=0\.07/)
  await page.reload()
  await expect(destination(page)).toHaveValue(ETHER)
  await expect(page.getByLabel('Email for order updates')).toHaveValue('anna@example.org')
  await expect(agreement(page)).toBeChecked()
  await expect(sendAmount(page)).toHaveValue('0.07')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/processing\?.*amountFrom=0\.07/)
  await expect(page.locator('[name="destinationAddress"]')).toHaveValue(ETHER)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(destination(page)).toHaveValue(ETHER)

  // Routed until the end: a request that is sent while a route is taken away can be left without an answer.
  let isAway = true
  await page.route(/\/processing\?/, (route) =>
    isAway ? route.abort('connectionrefused') : route.continue(),
  )
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(page.getByText('We can’t reach the server, so nothing was sent.')).toBeVisible()
  await expect(destination(page)).toHaveValue(ETHER)
  isAway = false

  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(page.getByText('anna@example.org')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(destination(page)).toHaveValue(ETHER)
  await expect(sendAmount(page)).toHaveValue('0.07')
})

test('[EXCH-01.3] a memo that an address carries is filled in; one that is missing is warned of, not overlooked', async ({
  page,
}) => {
  await openStep(page, { from: 'btc', to: 'xrp' })
  const tag = page.getByLabel('Destination tag', { exact: true })
  await destination(page, 'XRP').fill(RIPPLE)
  await expect(
    page.getByText('Sending to an exchange account? You need its Destination tag.'),
  ).toBeVisible()
  await destination(page, 'XRP').fill(RIPPLE_WITH_TAG)
  await expect(tag).toHaveValue('1')
  await expect(page.getByText('We filled in the Destination tag from the address.')).toBeVisible()
  await destination(page, 'XRP').fill(RIPPLE)
  await expect(tag).toHaveValue('')
  await page.getByRole('checkbox', { name: 'No Destination tag required' }).check()
  await expect(page.getByText('Sending to an exchange account?')).toBeHidden()
})

test('[EXCH-02.6] a payment request is taken apart, its amount is offered, and one for another coin is refused', async ({
  page,
}) => {
  await openStep(page)
  await destination(page).fill(`ethereum:${ETHER}@1?value=1e18`)
  await expect(destination(page)).toHaveValue(ETHER)
  await expect(page.getByText('This is a valid Ethereum address.')).toBeVisible()
  await page.getByRole('button', { name: 'Receive 1 ETH' }).click()
  await expect(getAmount(page)).toHaveValue('1')
  await destination(page).fill('bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1')
  await expect(page.getByText('This payment request isn’t for ETH on Ethereum.')).toBeVisible()
})

test('[EXCH-02.6] an address is read from the picture of a QR code', async ({ page }) => {
  let refuseCamera = () => {}
  const refused = new Promise<void>((resolve) => {
    refuseCamera = resolve
  })
  await page.exposeFunction('cameraRefused', () => refused)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      await Reflect.get(globalThis, 'cameraRefused')()
      throw new DOMException('no camera', 'NotFoundError')
    }
  })
  await openStep(page)
  await page.getByRole('button', { name: 'Scan a QR code' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Scan a QR code' })
  await expect(dialog).toBeVisible()
  const pictures = dialog.locator('input[type="file"]')
  const picture = (name: string, buffer: Buffer) =>
    pictures.setInputFiles({ name, mimeType: 'image/png', buffer })
  await picture('no-picture.png', Buffer.from('no picture'))
  const notPicture = dialog.getByText('can’t read this file')
  await expect(notPicture).toBeVisible()
  refuseCamera()
  await page.evaluate(async () => {
    await Reflect.get(globalThis, 'cameraRefused')()
    // What that failure changes is drawn two frames later at the latest.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await expect(notPicture).toBeVisible()
  await picture('code.png', await toBuffer(`ethereum:${ETHER}@1`, { scale: 6 }))
  await expect(dialog).toBeHidden()
  await expect(destination(page)).toHaveValue(ETHER)
})

test('[EXCH-03.2,3] a name becomes an address, shown with who says so, and stays with the order', async ({
  page,
  request,
}) => {
  await openStep(page)
  await fillStep(page, 'nobody-has-this.eth')
  await expect(destination(page)).toHaveAttribute('aria-invalid', 'true')
  await fillStep(page, 'alice.eth')
  await expect(page.getByText('alice.eth resolves to this address')).toBeVisible()
  await goToCheckStep(page)
  await expect(page.getByText('alice.eth resolves to this address')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(destination(page)).toHaveValue('alice.eth')
  await goToCheckStep(page)
  const code = await createOrder(page)
  const { transaction } = await (await request.get(`/api/transactions/${code}`)).json()
  expect(transaction).toMatchObject({
    payoutAlias: 'alice.eth',
    payoutAliasProvider: 'sandbox',
    payoutAddress: expect.stringMatching(/^0x/),
  })
})

test('[EXCH-05.2] a listed address is refused in clear words, as it is typed and when the form is sent', async ({
  page,
  request,
}) => {
  const { addresses } = await (await request.get('/api/sandbox/risks/eth')).json()
  const listed = addresses.find((risk: { isListed: boolean }) => risk.isListed)
  await openStep(page)
  await fillStep(page, listed.address)
  const reason = page.getByText('Use a different one')
  await expect(reason).toBeVisible()
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(destination(page)).toBeFocused()
  await expect(destination(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(reason).toBeVisible()
})

test('addresses of earlier orders are offered in this browser, can be forgotten and turned off', async ({
  page,
}) => {
  await openStep(page)
  await fillStep(page, ETHER)
  await goToCheckStep(page)
  await createOrder(page)

  await openStep(page)
  await destination(page).focus()
  const earlier = page.getByRole('group', { name: 'Used before in this browser' })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(destination(page)).toHaveValue(ETHER)
  await expect(earlier).toBeHidden()

  await destination(page).fill('')
  await expect(earlier).toBeVisible()
  await page.getByRole('button', { name: `Remove ${ETHER}` }).click()
  await expect(earlier).toBeHidden()
  const keep = page.getByRole('checkbox', { name: 'Remember addresses in this browser' })
  await keep.uncheck()
  await page.reload()
  await expect(keep).not.toBeChecked()
})

test('[EXCH-07.8] a quote that is renewed for the worse must be accepted before the order is made', async ({
  page,
}) => {
  await page.clock.install()
  await openAddressesStep(page)
  await fillInAddresses(page)
  await page.route('**/api/exchange/estimate', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), amountTo: '0.7' } })
  })
  await page.clock.runFor(21_000)
  const accept = page.getByRole('button', { name: 'Accept 0.7 ETH' })
  await accept.click()
  await expect(page.getByText('The market has moved')).toBeHidden()
  await createOrder(page)
})

test('[EXCH-07.3] offline the page says so, and sends the same order once when the connection is back', async ({
  page,
  context,
}) => {
  await openAddressesStep(page)
  await fillInAddresses(page)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    const isCreation = request.method() === 'POST' && request.url().endsWith('/api/transactions')
    if (isCreation) keys.push(request.headers()['idempotency-key'])
  })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(page.getByText('You’re offline. We’ll create the order')).toBeVisible()
  await context.setOffline(false)
  await page.waitForURL(/\/transaction\//)
  expect(new Set(keys).size).toBe(1)
})

test('[EXCH-13.1,3] exchanging has its two steps; buying and selling lead to their own pages with what was asked', async ({
  page,
}) => {
  await openAddressesStep(page)
  const current = page.getByRole('list', { name: 'Exchange steps' }).locator('[aria-current]')
  await expect(current).toHaveText('Addresses')
  await fillInAddresses(page)
  await expect(current).toHaveText('Review')
  await page.goto('/processing?category=buy&from=eur&to=btc&amount=150')
  await expect(page).toHaveURL(/\/buy\?from=eur&to=btc&amount=150/)
  await page.goto('/processing?category=sell&from=btc&to=eur')
  await expect(page).toHaveURL(/\/sell\?from=btc&to=eur/)
})
