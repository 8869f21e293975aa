// door: page, command
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { customerAddress, mustAsk } from '../../customers/index.ts'
import { expectAccessible, expectContrast } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { enter, test } from './office-test.ts'

test('[OPS-09.13] on an order’s page, staff see why a webhook didn’t arrive, and send it again', async ({
  office,
  page,
}) => {
  const { product } = office
  let status = 503
  const receiver = createServer((_request, reply) => reply.writeHead(status).end())
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  const { apiKey } = await mustAsk<{ apiKey: string }>(product, 'POST', '/api/sandbox/partners', {
    body: { name: 'A wallet' },
  })
  const ask = <T>(path: string, body: object) =>
    mustAsk<T>(product, 'POST', `/api/partner/v1${path}`, {
      headers: { authorization: `Bearer ${apiKey}` },
      body,
    })
  const url = `http://127.0.0.1:${port}/secret-path`
  await ask('/webhooks', { url, events: ['order.created'] })
  const { order } = await ask<{ order: { readonly id: string } }>('/orders', {
    from: 'ltc',
    to: 'btc',
    amountFrom: '3',
    address: (await customerAddress(product, 'btc')).address,
    refundAddress: (await customerAddress(product, 'ltc')).address,
  })

  await enter(page, product, 'webhooks@shop.example')
  const row = page.getByRole('region', { name: 'Webhooks' }).getByRole('row').nth(1)
  const look = async () => {
    await page.goto(`/backoffice/orders/${order.id}`)
    return row.innerText()
  }
  await expect.poll(look).toContain('HTTP 503')
  await expect(row).toContainText(`127.0.0.1:${port}`)
  await expect(row).toContainText('waiting')
  await expect(page.getByText('secret-path')).toHaveCount(0)
  await expectAccessible(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectContrast(page)
  }
  status = 204
  await row.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('status').first()).toContainText('The webhook is sent again now.')
  await expect.poll(look).toContain('HTTP 204')
  await expect(row).toContainText('delivered')
  receiver.close()
})
