// door: page

import { expect, test } from '../product-test.ts'
import { createOrder, fillInAddresses, statusOf } from './order-steps.ts'

const windows = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
] as const

for (const { name, viewport } of windows) {
  for (const rate of ['Floating', 'Guaranteed'] as const) {
    test.describe(`${rate.toLowerCase()} on ${name}`, () => {
      test.use({ viewport })

      test(`[EXCH-13.1] [TRACK-02.1] bitcoin becomes ether at the ${rate.toLowerCase()} rate, paid from the sandbox, on ${name}`, async ({
        page,
      }) => {
        await page.goto('/')
        await expect(page.getByLabel('Amount you get, in')).toBeEditable()
        await page.getByRole('radio', { name: rate }).check()
        await expect(page.locator('#exchange-remark')).toContainText(
          rate === 'Guaranteed' ? '1 BTC = ' : '1 BTC ~ ',
        )
        await page.getByRole('button', { name: 'Exchange now' }).click()
        await page.waitForURL(/\/processing\?/)
        await fillInAddresses(page)
        const code = await createOrder(page)

        const sandbox = await page.context().newPage()
        await sandbox.setViewportSize(viewport)
        await sandbox.goto(`/sandbox?order=${code}`)
        await sandbox.getByRole('button', { name: 'Pay exactly' }).click()

        await expect(statusOf(page)).toHaveText('Finished', { timeout: 55_000 })
        await expect(page.getByText('Done. Your ETH has arrived.')).toBeVisible()
        await sandbox.close()
      })
    })
  }
}
