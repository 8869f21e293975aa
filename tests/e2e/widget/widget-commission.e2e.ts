// door: page
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { createAccountIn } from '../accounts/account-steps.ts'
import { giveKey } from '../accounts/key-steps.ts'
import { expectSound } from '../expect-accessible.ts'
import { payInFrame, press, toAddresses, toReview } from './widget-steps.ts'
import { pressSeen, test, widgetOn } from './widget-test.ts'

/** The numbers of a list of terms, by their names. */
async function figures(frame: FrameLocator): Promise<ReadonlyMap<string, number>> {
  const lines = await frame
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        row.querySelector('dd')?.textContent ?? '',
      ]),
    )
  return new Map(
    lines.map(([name, text]) => [
      name ?? '',
      Math.abs(Number(/[\d.]+/.exec((text ?? '').replaceAll(',', ''))?.[0])),
    ]),
  )
}

const shareOf = (parts: ReadonlyMap<string, number>, total: number) =>
  (parts.get('Partner fee') ?? 0) / total

async function consoleOf(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await act()
  return said
}

test('[WIDGET-05.5] a partner’s commission is shown from the first quote to the end, and asked for at every step', async ({
  browser,
  host,
  page,
  product,
}) => {
  const owner = await browser.newContext()
  const id = await giveKey(owner, product, await createAccountIn(owner, product), [host.origin])
  await owner.close()
  const tag = `from="btc" to="eth" amount="0.05" partner-key="${id}" commission="1.5"`
  await host.open(page, { widgets: [tag] })
  const frame = widgetOn(page)
  await expect(frame.getByLabel('Amount you get, in')).toBeEditable()
  await press(frame.locator('summary', { hasText: 'Fees included' }))
  const before = async () => {
    const parts = await figures(frame)
    return shareOf(parts, parts.get('Before fees') ?? 0)
  }
  expect(await before()).toBeCloseTo(0.015, 4)
  await frame.getByLabel('Amount you send, in').fill('0.06')
  await expect.poll(async () => (await figures(frame)).get('Before fees')).toBeGreaterThan(0)
  await expect.poll(before).toBeCloseTo(0.015, 4)
  await expectSound(page)

  await toAddresses(frame)
  await toReview(frame)
  const review = await figures(frame)
  const parts = ['Exchange fee', 'Partner fee', 'Network fee'].map((name) => review.get(name) ?? 0)
  const [, paid = 0] = [...review].find(([name]) => name.startsWith('You get')) ?? []
  const total = parts.reduce((sum, part) => sum + part, paid)
  expect(shareOf(review, total)).toBeCloseTo(0.015, 4)
  await pressSeen(frame, 'Create order')
  await expect(frame.getByText('Partner fee')).toBeVisible()
  await payInFrame(frame)
  await expect(frame.getByText('Partner fee')).toBeVisible()
})

test('[WIDGET-05.4] with a key that is not its own, the widget works without a commission and the console says so', async ({
  host,
  page,
}) => {
  const nobody = '0199f0c0-0000-7000-8000-000000000009'
  const said = await consoleOf(page, async () => {
    await host.open(page, {
      widgets: [`from="btc" to="eth" amount="0.05" partner-key="${nobody}" commission="1.5"`],
    })
    await expect(widgetOn(page).getByLabel('Amount you get, in')).toBeEditable()
  })
  await expect.poll(() => said.join('\n')).toContain('No commission is added.')
  const frame = widgetOn(page)
  await press(frame.locator('summary', { hasText: 'Fees included' }))
  await expect(frame.getByText('Exchange fee').last()).toBeVisible()
  await expect(frame.getByText('Partner fee')).toHaveCount(0)
})
