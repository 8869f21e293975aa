// door: HTTP
import { expect, inject, onTestFinished, test } from 'vitest'
import { advanceClock, apply, place, submit } from '../../customers/index.ts'
import { runSql } from '../support/backoffice/run-sql.ts'
import { forgetNow } from '../support/forget-now.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

const DAY_SECONDS = 86_400

test.skipIf('missing' in inject('postgres'))(
  '[SCALE-04.2] the hourly job forgets requests that made orders after 31 days, and used quotes after 7',
  async () => {
    const shop = await startShop('forgotten_requests')
    onTestFinished(() => stopShop(shop))
    const url = databaseOf('forgotten_requests') ?? ''
    const quotes = async () => (await runSql(url, 'select from used_quote')).length
    const later = async (days: number) => {
      await advanceClock(shop, days * DAY_SECONDS)
      await forgetNow(url)
    }
    await place(shop, { from: 'ltc', to: 'btc', isFixedRate: true })
    const application = await apply(shop, { from: 'ltc', to: 'btc' })
    const made = async () => (await submit(shop, application)).body.transaction?.transactionId
    const first = await made()
    expect(first).toBeDefined()
    await later(6)
    expect([await made(), await quotes()]).toEqual([first, 1])
    await later(2)
    expect([await made(), await quotes()]).toEqual([first, 0])
    await later(22)
    expect(await made()).toBe(first)
    await later(2)
    // Prices are as old as the clock was moved, and refuse orders, until they are read again.
    await expect
      .poll(made, { timeout: 120_000 })
      .toSatisfy((id) => id !== undefined && id !== first)
  },
  300_000,
)
