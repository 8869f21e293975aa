// door: page
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import { drawn } from './form-steps.ts'

type Asked = {
  readonly amountFrom?: string | null
  readonly amountTo?: string | null
  readonly isFixedRate?: boolean
  readonly reqId?: number
}

const ESTIMATE = '**/api/exchange/estimate'

const sendField = (page: Page) => page.getByLabel('Amount you send, in')
const getField = (page: Page) => page.getByLabel('Amount you get, in')
const isEstimate = (request: Request) => request.url().endsWith('/api/exchange/estimate')
const askedBy = (request: Request): Asked => request.postDataJSON()

/** Every estimate that the page asks for from now on. */
function watchEstimates(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('request', (request) => {
    if (isEstimate(request)) asked.push(askedBy(request))
  })
  return asked
}

/** Opens the home page, and waits until its script answers typing. */
async function openCalculator(page: Page): Promise<void> {
  await page.goto('/')
  await expect(getField(page)).toBeEditable()
}

test('[CALC-07.1,6] one estimate is asked after a burst of typing, 490 ms after its last key', async ({
  page,
}) => {
  await page.clock.install()
  await openCalculator(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = watchEstimates(page)
  for (const text of ['2', '2.', '2.5']) await sendField(page).fill(text)
  await page.clock.runFor(480)
  expect(asked).toEqual([])
  const request = page.waitForRequest(isEstimate)
  await page.clock.runFor(20)
  expect(askedBy(await request)).toMatchObject({ amountFrom: '2.5', isFixedRate: false })
  expect(asked).toHaveLength(1)
})

test('[CALC-07.2,3] another coin and another rate kind are asked for too', async ({ page }) => {
  await openCalculator(page)
  const fixed = page.waitForRequest(
    (request) => isEstimate(request) && askedBy(request).isFixedRate === true,
  )
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  await fixed
  const swapped = page.waitForRequest(
    (request) => isEstimate(request) && request.postData()?.includes('"from":"eth"') === true,
  )
  await page.getByRole('button', { name: 'Swap the two coins' }).click()
  await swapped
})

test('[CALC-08.1,2] request ids grow, and an older reply that comes late is ignored', async ({
  page,
}) => {
  await openCalculator(page)
  const asked = watchEstimates(page)
  let releaseFirst = () => {}
  const held = new Promise<void>((resolve) => {
    releaseFirst = resolve
  })
  await page.route(ESTIMATE, async (route) => {
    if (askedBy(route.request()).amountFrom !== '1') return route.continue()
    await held
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), amountTo: '777' } })
  })
  const first = page.waitForRequest(isEstimate)
  await sendField(page).fill('1')
  await first
  await sendField(page).fill('2')
  await expect(getField(page)).not.toHaveValue('...')
  const shown = await getField(page).inputValue()
  const late = page.waitForResponse(
    (response) => isEstimate(response.request()) && askedBy(response.request()).amountFrom === '1',
  )
  releaseFirst()
  await (await late).finished()
  await drawn(page)
  await expect(getField(page)).toHaveValue(shown)
  expect(Number(asked[1]?.reqId)).toBeGreaterThan(Number(asked[0]?.reqId))
})

test('[CALC-09.2,3] a guaranteed quote lasts 25 s and is fetched anew by itself when it ends', async ({
  page,
}) => {
  await page.clock.install()
  await openCalculator(page)
  const quoted = page.waitForResponse((response) => isEstimate(response.request()))
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  await page.clock.runFor(600)
  const reply = await (await quoted).json()
  expect(reply.rateIdExpiredAt - reply.serverTime).toBe(25_000)
  await expect(page.getByText(/00:00:[012]/)).toBeVisible()
  const renewed = page.waitForResponse((response) => isEstimate(response.request()))
  await page.clock.runFor(26_000)
  const next = await (await renewed).json()
  expect(next.rateId).not.toBe(reply.rateId)
})

test('[CALC-09.1] [CALC-10] the receive field shows … as three dots while a new estimate is on its way', async ({
  page,
}) => {
  await openCalculator(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(ESTIMATE, async (route) => {
    await held
    await route.continue()
  })
  await sendField(page).fill('0.3')
  await expect(getField(page)).toHaveValue('...')
  answer()
  await expect(getField(page)).toHaveValue(/^\d+\.\d+$/)
})

test('[CALC-11.1,2] editing either side estimates the other', async ({ page }) => {
  await openCalculator(page)
  const back = page.waitForRequest(
    (request) => isEstimate(request) && askedBy(request).amountTo === '3',
  )
  await getField(page).fill('3')
  await back
  await expect(sendField(page)).toHaveValue(/^0\.\d+$/)
  const there = page.waitForRequest(
    (request) => isEstimate(request) && askedBy(request).amountFrom === '0.2',
  )
  await sendField(page).fill('0.2')
  await there
  await expect(getField(page)).toHaveValue(/^\d\.\d+$/)
})

test('[CALC-11.3] turning the guaranteed rate off makes the send amount count again', async ({
  page,
}) => {
  await openCalculator(page)
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  const back = page.waitForResponse(
    (response) => isEstimate(response.request()) && askedBy(response.request()).amountTo === '3',
  )
  await getField(page).fill('3')
  await back
  await expect(sendField(page)).toHaveValue(/^0\.\d+$/)
  const sent = await sendField(page).inputValue()
  const there = page.waitForRequest(
    (request) => isEstimate(request) && askedBy(request).amountFrom === sent,
  )
  await page.getByRole('radio', { name: 'Floating' }).check()
  expect(askedBy(await there)).toMatchObject({ isFixedRate: false })
})

test('[CALC-16.1,2] the amount takes digits with one point; a comma becomes a point, the rest is ignored', async ({
  page,
}) => {
  await openCalculator(page)
  await sendField(page).fill('')
  await sendField(page).pressSequentially('1,5x-e.2')
  await expect(sendField(page)).toHaveValue('1.52')
  await sendField(page).fill('')
  await expect(sendField(page)).toHaveValue('')
  await sendField(page).pressSequentially('.7')
  await expect(sendField(page)).toHaveValue('7')
})

test('[CALC-12.1] [CALC-19.5] = marks a guaranteed rate and ~ a floating one', async ({ page }) => {
  await openCalculator(page)
  const rate = page.locator('#exchange-remark')
  await expect(rate).toHaveText(/^1 BTC ~ [\d.]+ ETH$/)
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  await expect(rate).toHaveText(/^1 BTC = [\d.]+ ETH/)
})
