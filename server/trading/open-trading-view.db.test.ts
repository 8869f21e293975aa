import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { defaultFeePolicy, feesFor, policyFor } from '@causeway/core/quotes'
import { tradingText } from '@causeway/core/trading/trading-settings'
import { openTestDatabase } from '@causeway/tests/exchange'
import { describe, expect, type TestContext, test } from 'vitest'
import { changeTrading } from './change-trading.ts'
import { openTradingView, type TradingView } from './open-trading-view.ts'
import type { TradingChange } from './trading-types.ts'

const base = {
  catalogue: createCatalogue(currencies, networks),
  policy: { ...defaultFeePolicy, version: '1' },
}
const actor = { staffId: null, name: 'operator', network: null }

/** Views of one database, as processes have them, and what they left out. */
async function openStand(context: TestContext) {
  const { database } = await openTestDatabase(context, 'trading')
  const ignored: string[] = []
  const open = (given = base) =>
    openTradingView({ database, base: given, onIgnored: (setting) => ignored.push(setting) })
  const change = (trading: TradingView, ...changes: TradingChange[]) =>
    changeTrading(
      { database, trading, clock: { now: () => 0 } },
      { changes, reason: 'A test', takesBack: null },
      actor,
    )
  return { database, ignored, open, change }
}

/** A change from what is listed. */
const from = (setting: string, after: string) => ({
  setting,
  before: tradingText(base, setting),
  after,
})
const fee = (before: string, after: string) => ({ setting: 'fees.service', before, after })

describe('what is in force', () => {
  test('follows in every process, and what holds on to it sees it', async (context) => {
    const { change, open } = await openStand(context)
    const [first, second] = [await open(), await open()]
    const { catalogue, policy } = second.live
    expect((await change(first, fee('25', '40'))).ok).toBe(true)
    expect(first.live.policy.serviceFeeBps).toBe(40n)
    expect(policy.serviceFeeBps).toBe(25n)
    await second.refresh()
    expect(policy.serviceFeeBps).toBe(40n)
    expect(policy.version).toBe('1.r1')
    const closing = { setting: 'coin.btc.from', before: 'on', after: 'off' }
    expect((await change(second, closing)).ok).toBe(true)
    expect(catalogue.find('btc')?.isWebFromEnabled).toBe(false)
    expect(catalogue.lists.from.some(({ ticker }) => ticker === 'btc')).toBe(false)
    expect((await open()).live.policy.version).toBe('1.r2')
  })

  test('an order’s version leads to what it was priced by', async (context) => {
    const { change, open } = await openStand(context)
    const view = await open()
    await change(view, fee('25', '40'))
    await change(view, fee('40', '50'))
    const feeOf = (version: string) => view.termsOf(version).policy.serviceFeeBps
    expect(['1', '1.r1', '1.r2'].map(feeOf)).toEqual([25n, 40n, 50n])
    // Written by a process that is ahead, or by none.
    expect(feeOf('1.r3')).toBe(50n)
    expect(feeOf('of another configuration')).toBe(25n)
  })

  test('a version that names a country or a partner leads to its fees as they were', async (context) => {
    const { change, open } = await openStand(context)
    const view = await open()
    const setting = 'region.de.*.*.service'
    await change(view, { setting, before: null, after: '60' })
    const { version } = policyFor(view.live.policy, { country: 'DE' })
    expect(version).toBe('1.r1@region.de')
    await change(view, { setting, before: '60', after: '70' })
    const feeOf = (named: string) =>
      feesFor(view.termsOf(named).policy, { from: 'btc', to: 'eth' }).serviceFeeBps
    expect(feeOf(version)).toBe(60n)
    expect(feeOf('1.r2@region.de')).toBe(70n)
    expect(['1.r1', '1.r2@region.fr'].map(feeOf)).toEqual([25n, 25n])
  })

  test('of two who change at once, the second is refused', async (context) => {
    const { change, open } = await openStand(context)
    const [first, second] = [await open(), await open()]
    const both = await Promise.all([
      change(first, fee('25', '40')),
      change(second, fee('25', '41')),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'trading_moved' } })
    expect((await open()).revisions()).toHaveLength(1)
  })

  test('a change from what isn’t in force, or to what can’t be, is refused', async (context) => {
    const { change, open } = await openStand(context)
    const view = await open()
    const codeOf = async (...changes: TradingChange[]) => {
      const changed = await change(view, ...changes)
      return changed.ok ? 'ok' : changed.failure.code
    }
    expect(await codeOf(fee('26', '40'))).toBe('trading_moved')
    expect(await codeOf(fee('25', '9999'))).toBe('trading_value_wrong')
    expect(await codeOf(fee('25', '040'))).toBe('trading_value_wrong')
    expect(await codeOf({ setting: 'fees.none', before: null, after: '1' })).toBe(
      'trading_setting_unknown',
    )
    expect(view.revisions()).toEqual([])
  })

  test('what files no longer allow is left out and told, and a coin that was closed stays closed', async (context) => {
    const { change, ignored, open } = await openStand(context)
    const listed = base.catalogue.find('btc')
    if (listed === undefined) throw new Error('btc isn’t listed')
    await change(
      await open(),
      fee('25', '40'),
      { setting: 'coin.btc.from', before: 'on', after: 'off' },
      from('coin.btc.minimum', '0.5'),
      from('coin.xrp.confirmations', '3'),
    ).then((changed) => expect(changed).toEqual({ ok: true, value: null }))
    const dearer = currencies
      .filter(({ ticker }) => ticker !== 'xrp')
      .map((coin) => (coin.ticker === 'btc' ? { ...coin, networkFeeUnits: 60_000_000n } : coin))
    const kept = networks.filter(({ feeAsset }) => feeAsset !== 'xrp')
    const view = await open({ ...base, catalogue: createCatalogue(dearer, kept) })
    expect(new Set(ignored)).toEqual(new Set(['coin.xrp.confirmations', 'coin.btc.minimum']))
    expect(view.live.policy.serviceFeeBps).toBe(40n)
    expect(view.live.catalogue.find('btc')).toMatchObject({
      isWebFromEnabled: false,
      minimumUnits: listed.minimumUnits,
    })
  })
})
