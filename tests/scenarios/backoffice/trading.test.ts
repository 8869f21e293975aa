// door: HTTP, chain, command
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  apply,
  ask,
  estimate,
  mustAsk,
  pay,
  place as placeOrder,
  type Refused,
  reach,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { approve, codeOf, reason, twoAdministrators } from '../support/backoffice/proposal-steps.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'
import {
  anotherWeb,
  change,
  feeBpsOf,
  historyOf,
  mustChange,
  previewOf,
  refusalOf,
  settingsOf,
  wrongSettings,
} from '../support/backoffice/trading-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
/** A second web process on the same database. */
let other: RunningProduct
let anna: Member
let both: readonly [Member, Member]
beforeAll(async () => {
  shop = await startShop('trading', { BACKOFFICE_HOST: 'localhost' })
  both = await twoAdministrators(shop, 'trading')
  anna = both[0]
  other = await anotherWeb(shop, 'trading')
})
afterAll(async () => {
  await stopShop(other)
  await stopShop(shop)
})

const IN_FORCE_MILLISECONDS = 30_000
describe('a coin', () => {
  test('[OPS-07.8] [OPS-10.1] [OPS-10.5] is closed by one person in every process, and opened by two; orders under way are paid out', async () => {
    const order = await placeOrder(shop, { from: 'ltc', to: 'btc' })
    expect((await anna.ask('POST', '/coins/ltc/close', { reason })).body).toEqual({ result: true })
    for (const at of [shop, other]) {
      const refusal = () => refusalOf(at, 'ltc', 'btc')
      await expect.poll(refusal, { timeout: IN_FORCE_MILLISECONDS }).toBe('currency_disabled')
      expect(await refusalOf(at, 'btc', 'ltc')).toBe('currency_disabled')
      expect(await mustAsk(at, 'GET', '/api/currencies/ltc')).toMatchObject({
        isWebEnabled: true,
        isWebFromEnabled: false,
        isWebToEnabled: false,
        isWebFixedEnabled: false,
      })
    }
    const closed = (await anna.ask('GET', '/audit?action=trading.changed')).body.entries
    expect(JSON.stringify(closed)).toContain('coin.ltc.from')
    await pay(shop, order)
    await reach(shop, order, 'finished')
    expect(codeOf(await anna.ask('POST', '/coins/ltc/close', { reason }))).toBe('coin_closed')
    expect(codeOf(await anna.ask('POST', '/coins/nope/close', { reason }))).toBe('coin_unknown')
    expect(codeOf(await anna.ask('POST', '/coins/btc/close', { reason: ' ' }))).toBe(
      'reason_missing',
    )
    const open = { 'coin.ltc.from': 'on', 'coin.ltc.to': 'on', 'coin.ltc.fixed': 'on' }
    const asked = { settings: settingsOf(open), reason }
    const { body } = await anna.ask('POST', '/trading', asked)
    expect(body).toMatchObject({ state: 'waiting' })
    expect(codeOf(await approve(anna, body.id))).toBe('proposal_own')
    expect(await refusalOf(shop, 'ltc', 'btc')).toBe('currency_disabled')
    expect((await approve(both[1], body.id)).body).toMatchObject({ state: 'executed' })
    const opened = () => refusalOf(other, 'ltc', 'btc')
    await expect.poll(opened, { timeout: IN_FORCE_MILLISECONDS }).toBe('none')
  })

  test('[OPS-10.2] has its own minimum, network fee, confirmations and sides, within what its listing offers', async () => {
    const wish = { from: 'xrp', to: 'btc', amountFrom: '300' }
    await mustChange(both, {
      'coin.xrp.minimum': '250.5',
      'coin.xrp.networkFee': '7',
      'coin.xrp.confirmations': '3',
      'coin.xrp.fixed': 'off',
      'coin.xlm.to': 'off',
      'coin.trx.from': 'off',
    })
    expect(await refusalOf(shop, 'btc', 'xlm')).toBe('currency_disabled')
    expect(await refusalOf(shop, 'xlm', 'btc')).toBe('min-amount')
    expect(await refusalOf(shop, 'trx', 'btc')).toBe('currency_disabled')
    expect(await refusalOf(shop, 'btc', 'trx')).not.toBe('currency_disabled')
    const below = await estimate(shop, { ...wish, amountFrom: '250' })
    expect(below.error).toMatchObject({ code: 'min-amount' })
    expect(below.minFrom).toBe('250.5')
    expect((await estimate(shop, { from: 'btc', to: 'xrp' })).networkFee).toBe('7')
    const fixed = { body: { from: 'xrp', to: 'btc', amountFrom: '300', isFixedRate: true } }
    const refused = await ask<Refused>(shop, 'POST', '/api/exchange/estimate', fixed)
    expect(codeOf(refused)).toBe('fixed_rate_unavailable')
    const order = await placeOrder(shop, wish)
    expect(order.created.confirmationsNeeded).toBe(3)
    const { body } = await anna.ask('GET', '/coins?q=xrp&changed=1')
    expect(body).toMatchObject({ count: 1, coins: [{ asset: 'xrp' }] })
    const [, , , minimum] = (body.coins as { settings: unknown[] }[])[0]?.settings ?? []
    expect(minimum).toMatchObject({ name: 'minimum', value: '250.5' })
  })

  test.for(wrongSettings)('[OPS-10.2] [OPS-10.3] says why %o can’t be', async ([of, why]) => {
    const asked = { settings: settingsOf(of), reason }
    const refused = await anna.ask('POST', '/trading', asked)
    expect(refused.status).toBe(422)
    expect(refused.body.error?.message).toContain(why)
  })
})

describe('fees and limits', () => {
  test('[OPS-10.3] are everybody’s or a pair’s own, of which the nearest wins', async () => {
    await mustChange(both, {
      'fees.service': '100',
      'fees.floatSpread': '0',
      'fees.fixedSpread': '300',
      'fees.slices': '1000:500',
      'limits.maximumUsd': '20000',
      'limits.quoteSeconds': '40',
      'pair.doge.*.service': '50',
      'pair.*.dash.service': '30',
      'pair.doge.dash.service': '10',
    })
    const small = { from: 'eth', to: 'btc', amountFrom: '0.1' }
    const floating = await estimate(shop, small)
    expect(feeBpsOf(floating)).toBe(100)
    expect(Number(floating.rate) / Number(floating.marketRate)).toBeCloseTo(1, 3)
    const fixed = await estimate(shop, { ...small, isFixedRate: true })
    expect(Number(fixed.rate) / Number(fixed.marketRate)).toBeCloseTo(0.97, 3)
    expect((fixed.rateIdExpiredAt ?? 0) - fixed.serverTime).toBeGreaterThan(35_000)
    const large = await estimate(shop, { ...small, amountFrom: String(floating.maxFrom) })
    expect(Number(large.rate) / Number(large.marketRate)).toBeLessThan(0.96)
    const price = Number((await estimate(shop, { from: 'eth', to: 'usdc' })).marketRate)
    expect((Number(floating.maxFrom) * price) / 20_000).toBeCloseTo(1, 1)
    const of = async (from: string, to: string) => feeBpsOf(await estimate(shop, { from, to }))
    expect(await of('doge', 'btc')).toBe(50)
    expect(await of('btc', 'dash')).toBe(30)
    expect(await of('doge', 'dash')).toBe(10)
    expect(await of('dash', 'doge')).toBe(100)
    await mustChange(both, { 'pair.doge.dash.service': '' })
    expect(await of('doge', 'dash')).toBe(50)
  })

  test('[OPS-10.4] a preview shows every change and what sample quotes bring, and saves nothing', async () => {
    const before = (await anna.ask('GET', '/fees')).body
    const of = { 'fees.service': '1500', 'coin.bch.from': 'off' }
    const { changes, samples } = await previewOf(anna, of)
    const service = (before.settings as { setting: string; value: string }[])[0]?.value
    expect(changes).toEqual([
      { setting: 'fees.service', before: service, after: '1500' },
      { setting: 'coin.bch.from', before: 'on', after: 'off' },
    ])
    const dearer = samples.filter(({ after }) => after.to !== null)
    expect(dearer.length).toBeGreaterThan(5)
    for (const { after, before: now } of dearer) {
      expect(Number(after.to) / Number(now.to)).toBeLessThan(0.9)
    }
    const closed = samples.filter(({ from }) => from === 'bch')
    expect(closed.length).toBeGreaterThan(0)
    for (const { after } of closed)
      expect(after).toEqual({ to: null, problem: 'currency_disabled' })
    expect((await anna.ask('GET', '/fees')).body).toEqual(before)
    expect(await refusalOf(shop, 'bch', 'btc')).toBe('none')
  })

  test('[OPS-10.6] an order keeps what it was created with; a guaranteed quote from before isn’t taken', async () => {
    const order = await placeOrder(shop, { from: 'zec', to: 'btc' })
    const quoted = Number(order.created.amountTo)
    const stale = await apply(shop, { from: 'etc', to: 'btc', isFixedRate: true })
    await mustChange(both, {
      'fees.service': '2000',
      'coin.zec.minimum': '5',
      'coin.btc.networkFee': '0.0001',
    })
    const refused = await submit(shop, stale)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'rate_withdrawn'])
    const now = await estimate(shop, { from: 'zec', to: 'btc' })
    expect(now.error).toMatchObject({ code: 'min-amount' })
    await pay(shop, order)
    const ended = await reach(shop, order, 'finished')
    expect(Number(ended.amountTo) / quoted).toBeGreaterThan(0.95)
  })
})

describe('the history', () => {
  test('[OPS-10.5] [OPS-10.7] says who changed what and why; a change is taken back by two, and stays after a restart', async () => {
    const began = Date.now() - 1000
    await mustChange(both, { 'coin.dgb.minimum': '60000' })
    const [newest] = await historyOf(anna)
    const listed = newest?.changes[0]?.before
    expect(newest).toMatchObject({
      madeBy: 'bert@shop.example',
      reason,
      takesBack: null,
      changes: [{ setting: 'coin.dgb.minimum', after: '60000' }],
    })
    expect(Date.parse(newest?.at ?? '')).toBeGreaterThan(began)
    await stopShop(other)
    other = await anotherWeb(shop, 'trading')
    const minimum = async (at: RunningProduct) =>
      (await estimate(at, { from: 'dgb', to: 'btc' })).minFrom
    expect(await minimum(other)).toBe('60000')

    const back = await anna.ask('POST', `/trading/${newest?.number}/take-back`, { reason })
    expect(back.body).toMatchObject({ state: 'waiting' })
    expect((await approve(both[1], back.body.id)).body).toMatchObject({ state: 'executed' })
    const [undone] = await historyOf(anna)
    expect(undone).toMatchObject({
      takesBack: newest?.number,
      changes: [{ setting: 'coin.dgb.minimum', before: '60000', after: listed }],
    })
    const now = () => minimum(other)
    await expect.poll(now, { timeout: IN_FORCE_MILLISECONDS }).not.toBe('60000')
    const again = await anna.ask('POST', `/trading/${newest?.number}/take-back`, { reason })
    expect(codeOf(again)).toBe('trading_moved')
    const unknown = await anna.ask('POST', '/trading/999/take-back', { reason })
    expect(codeOf(unknown)).toBe('trading_revision_unknown')
    const page = (await anna.ask('GET', '/coins/dgb')).body.revisions
    expect((page as { number: number }[]).map(({ number }) => number)).toEqual([
      undone?.number,
      newest?.number,
    ])
  })

  test('[OPS-10.7] nothing is changed twice, nor what was changed since the proposal, nor what is so already', async () => {
    const first = await anna.ask('POST', '/trading', {
      settings: settingsOf({ 'coin.rvn.minimum': '40000' }),
      reason,
    })
    await mustChange(both, { 'coin.rvn.minimum': '41000', 'coin.rvn.confirmations': '9' })
    expect((await approve(both[1], first.body.id)).body).toMatchObject({
      state: 'failed',
      outcome: 'trading_moved',
    })
    const same = await anna.ask('POST', '/trading', {
      settings: settingsOf({ 'coin.rvn.minimum': '41000.0', 'coin.rvn.confirmations': '9' }),
      reason,
    })
    expect(codeOf(same)).toBe('trading_nothing')
    expect(await change(both, { 'coin.rvn.minimum': '42000' })).toMatchObject({ state: 'executed' })
  })
})
