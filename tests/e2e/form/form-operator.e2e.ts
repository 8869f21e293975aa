// door: page
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operate, type RunningProduct, startProduct } from '../../support/index.ts'
import { expect, test } from '../product-test.ts'
import {
  chooseCoin,
  drawn,
  expectPair,
  getField,
  listenToForm,
  openForm,
  remark,
  sendField,
} from './form-steps.ts'

// A shop of its own: what its operator says and how he prices shows in the form.
let shop: RunningProduct
const folder = mkdtempSync(join(tmpdir(), 'causeway-operator-'))

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const dataDir = join(folder, 'data')
  const add = (...words: string[]) => operate(dataDir, 'alert', 'add', ...words)
  await add('currency-from', 'Bitcoin is slow today.', '--currency', 'btc')
  await add('currency-to', 'Ether is congested.', '--currency', 'eth', '--routes', 'index')
  shop = await startProduct({
    dataDir,
    env: {
      FLOAT_SPREAD_BPS: '90',
      FIXED_SPREAD_BPS: '10',
      FLOATING_ONLY: 'xmr,doge',
      EXPERIMENTS: 'EstimationMethod_ABvariant=new:1/old:1',
    },
  })
})
test.afterAll(async () => {
  await shop?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('[CALC-13.2,3] [CALC-15.2] the guaranteed rate turns itself off for a coin without it, in its own sentence', async ({
  page,
}) => {
  await openForm(page, shop.url)
  const fixed = page.getByRole('radio', { name: 'Guaranteed' })
  await fixed.check()
  await chooseCoin(page, 'get', 'xmr')
  await expect(page.getByText('XMR is not available for guaranteed rates')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Floating' })).toBeChecked()
  await expect(fixed).toBeDisabled()
  await expect(getField(page)).not.toBeEditable()
  await chooseCoin(page, 'send', 'doge')
  await expect(page.getByText('DOGE, XMR are not available for guaranteed rates')).toBeVisible()
  await chooseCoin(page, 'get', 'eth')
  await expect(page.getByText('DOGE is not available for guaranteed rates')).toBeVisible()
  await expect(getField(page)).toBeEditable()
})

test('[CALC-17.2] [CALC-27.1,2,3,4] [CALC-31.2] what the operator says stands at its side, beside other errors, and each alert is told once', async ({
  page,
}) => {
  const told = await listenToForm(page)
  await openForm(page, shop.url)
  await expect(page.getByText('Bitcoin is slow today.')).toBeVisible()
  await expect(page.getByText('Ether is congested.')).toBeVisible()
  await sendField(page).fill('0.000001')
  await expect(remark(page).getByText('minimum amount:')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(3)
  const all = JSON.stringify(await told())
  for (const id of ['currency-from', 'currency-to', 'minimum-amount']) {
    expect(all.split(`{"name":"calculatorAlert","fields":{"id":"${id}"`)).toHaveLength(2)
  }
  await chooseCoin(page, 'get', 'ltc')
  await expectPair(page, 'BTC', 'LTC')
  await expect(page.getByText('Ether is congested.')).toBeHidden()
  await expect(page.getByText('Bitcoin is slow today.')).toBeVisible()
  await page.goto(`${shop.url}/processing?from=btc&to=eth&amountFrom=0.1`)
  await expect(page.getByText('Bitcoin is slow today.')).toBeVisible()
  await expect(page.getByText('Ether is congested.')).toBeHidden()
})

test.describe('the upsale on the processing page', () => {
  const address = () => `${shop.url}/processing?from=btc&to=eth&amountFrom=0.1`
  const variant = (value: string) => ({ name: 'EstimationMethod_ABvariant', value, url: shop.url })
  const card = /^Get [\d.]+ ETH, guaranteed/

  test('[CALC-21.1,5,6] offers the guaranteed rate where it gives more, to visitors of the new estimation; one click takes it', async ({
    page,
    context,
  }) => {
    await context.addCookies([variant('new')])
    await page.goto(address())
    const offer = page.getByRole('button', { name: card })
    await expect(offer).toContainText(/That’s [\d.]+ ETH more/)
    await offer.click()
    await expect(page.getByRole('radio', { name: 'Guaranteed' })).toBeChecked()
    await expect(offer).toBeHidden()
  })

  test('[CALC-21.2,3] is not offered to others, nor on the home page', async ({
    page,
    context,
  }) => {
    await context.addCookies([variant('old')])
    const upsale = page.waitForResponse('**/upsale-estimate')
    await page.goto(address())
    await (await upsale).finished()
    await drawn(page)
    await expect(page.getByRole('button', { name: card })).toBeHidden()
    await context.addCookies([variant('new')])
    await openForm(page, shop.url)
    const again = page.waitForResponse('**/upsale-estimate')
    await sendField(page).fill('0.2')
    await (await again).finished()
    await drawn(page)
    await expect(page.getByRole('button', { name: card })).toBeHidden()
  })
})

test('[CALC-12.5] [CALC-21.4,7] an offer goes with the rate kind, and none is made of what brings no more', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'EstimationMethod_ABvariant', value: 'new', url: shop.url }])
  await page.goto(`${shop.url}/processing?from=btc&to=eth&amountFrom=0.1`)
  const offer = page.getByRole('button', { name: /^Get [\d.]+ ETH, guaranteed/ })
  await expect(offer).toBeVisible()
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  await expect(remark(page)).toContainText('1 BTC =')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let better = {}
  await page.route('**/upsale-estimate', async (route) => {
    await held
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...better } })
  })
  await page.getByRole('radio', { name: 'Floating' }).check()
  await expect(remark(page)).toContainText('1 BTC ~')
  await expect(offer).toBeHidden()
  release()
  await expect(offer).toBeVisible()
  for (const [amount, nothing] of [
    ['0.2', { amountTo: '0.1', amountToNoNetFee: '0.1' }],
    ['0.3', { amountTo: '0', amountToNoNetFee: '99' }],
  ] as const) {
    better = nothing
    const answered = page.waitForResponse('**/upsale-estimate')
    await sendField(page).fill(amount)
    await (await answered).finished()
    await drawn(page)
    await expect(offer).toBeHidden()
  }
  await page.route('**/api/exchange/estimate', async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), amountTo: '9', amountToNoNetFee: '9.4' }
    await route.fulfill({ response, json })
  })
  better = { amountTo: '9.5', amountToNoNetFee: '9.9' }
  await sendField(page).fill('0.4')
  await expect(page.getByRole('button', { name: /^Get 9\.5 ETH/ })).toContainText(
    'That’s 0.5 ETH more',
  )
})

test('[CALC-06.5] [CALC-12.3] on the processing page a swap makes the refund address the destination, another rate kind clears it', async ({
  page,
}) => {
  await page.goto(`${shop.url}/processing?from=btc&to=ltc&amountFrom=0.1`)
  const field = (name: string) => page.locator(`[name="${name}"]:not([type="hidden"])`)
  await expect(page.getByRole('button', { name: 'About fees' })).toBeVisible()
  const refund = field('refundAddress')
  await refund.fill('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')
  await page.getByRole('button', { name: 'Swap the two coins' }).click()
  await expect(field('destinationAddress')).toHaveValue('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')
  await expect(refund).toHaveValue('')
  await refund.fill('LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1')
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  await expect(refund).toHaveValue('')
})
