// door: page
import { customerAddress, mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expect, test } from '../product-test.ts'
import { statusOf } from './order-steps.ts'

type Made = { readonly id: string; readonly trackUrl: string }

/** An order at a guaranteed rate that a partner's program makes for 0.06 ETH of its customer's, with a refund address. */
async function orderOfPartner(product: RunningProduct): Promise<Made> {
  const { apiKey } = await mustAsk<{ apiKey: string }>(product, 'POST', '/api/sandbox/partners', {
    body: { name: 'A wallet' },
  })
  const headers = { authorization: `Bearer ${apiKey}` }
  const pair = { from: 'eth', to: 'ltc', amountFrom: '0.06' }
  const { rateId } = await mustAsk<{ rateId: string }>(
    product,
    'GET',
    `/api/partner/v1/quote?${new URLSearchParams({ ...pair, type: 'fixed' })}`,
    { headers },
  )
  const { address } = await customerAddress(product, 'ltc')
  const { address: refundAddress } = await customerAddress(product, 'eth')
  const body = { ...pair, rateId, address, refundAddress }
  const { order } = await mustAsk<{ order: Made }>(product, 'POST', '/api/partner/v1/orders', {
    headers,
    body,
  })
  return order
}

test('[API-01.27] a partner’s customer opens the link of an order on hold, and gets a new rate', async ({
  page,
  browser,
  product,
}) => {
  const { id, trackUrl } = await orderOfPartner(product)
  const { hash, pathname } = new URL(trackUrl)
  const body = { transactionId: id, amount: '0.05' }
  await mustAsk(product, 'POST', '/api/sandbox/deposits', { body })

  const elsewhere = await browser.newContext({ baseURL: product.url })
  const stranger = await elsewhere.newPage()
  await stranger.goto(pathname)
  await expect(statusOf(stranger)).toHaveText('On hold', { timeout: 45_000 })
  const accept = { name: /^Get [\d.]+ LTC$/ }
  await expect(stranger.getByRole('button', accept)).toHaveCount(0)
  await elsewhere.close()

  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer']}`))
  await page.goto(`${pathname}${hash}`)
  await expect(page.getByText('This browser can now manage the order too.')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await expect(page.getByText('You sent 0.01 ETH less than expected.')).toBeVisible()
  const button = page.getByRole('button', accept)
  const amount = /[\d.]+/.exec((await button.textContent()) ?? '')?.[0] ?? ''
  await button.click()
  await expect(statusOf(page)).toHaveText('Finished', { timeout: 45_000 })
  await expect(page.getByRole('main')).toContainText(`${amount} LTC`)
  expect(asked.join('\n')).not.toContain(hash.slice('#k='.length))

  await page.goto('/history')
  await expect(page.getByRole('link', { name: `Open order ${id.slice(0, 8)}` })).toBeVisible()
})
