import { describe, expect, test } from 'vitest'
import { createCatalogue, currencies, networks } from '../currencies/index.ts'
import { defaultFeePolicy } from '../quotes/index.ts'
import { applyTrading } from './apply-trading.ts'
import { policySettingNames, readTradingSetting, tradingText } from './trading-settings.ts'

const catalogue = createCatalogue(currencies, networks)
const partner = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const base = { catalogue, policy: defaultFeePolicy }

/** What is in force with these settings over the usual ones. */
function appliedWith(of: Readonly<Record<string, string>>) {
  return applyTrading(base, new Map(Object.entries(of)), 'new')
}

function termsWith(of: Readonly<Record<string, string>>) {
  const applied = appliedWith(of)
  if (!applied.ok) throw new Error(`${applied.failure.setting}: ${applied.failure.code}`)
  return applied.value
}

describe('a setting', () => {
  test.each([
    ['fees.service', '0'],
    ['fees.service', '5000'],
    ['fees.floatSpread', '15'],
    ['fees.fixedSpread', '75'],
    ['fees.slices', ''],
    ['fees.slices', '20000:10, 100000:30'],
    ['limits.maximumUsd', '1'],
    ['limits.exposureUsd', '0'],
    ['limits.quoteSeconds', '10'],
    ['limits.quoteSeconds', '300'],
    ['coin.btc.from', 'off'],
    ['coin.btc.to', 'off'],
    ['coin.btc.fixed', 'off'],
    ['coin.btc.site', 'off'],
    ['coin.btc.api', 'off'],
    ['coin.btc.depth', ''],
    ['coin.btc.maintenance', '2026-12-01T10:00Z/2026-12-01T12:00Z A new node'],
    ['network.ethereum.maintenance', '2026-12-01T10:00Z/2026-12-15T10:00Z'],
    ['network.ethereum.maintenance', ''],
    ['coin.btc.depth', '100:3, 25000:6, 150000:9, 200000:10, 300000:11'],
    ['coin.btc.minimum', '0.02'],
    ['coin.btc.networkFee', '0'],
    ['coin.btc.confirmations', '10000'],
    ['pair.btc.eth.service', '0'],
    ['pair.btc.*.floatSpread', '1'],
    ['pair.*.eth.fixedSpread', '5000'],
    ['region.de.*.*.service', '30'],
    ['region.de.btc.*.floatSpread', '0'],
    [`partner.${partner}.*.*.fixedSpread`, '5000'],
    [`partner.${partner}.btc.eth.service`, '12'],
  ])('%s can be “%s”, and reads back', (setting, text) => {
    expect(tradingText(termsWith({ [setting]: text }), setting)).toBe(text)
  })

  test.each([
    ['fees.service', '5001'],
    ['fees.service', ''],
    ['fees.service', '1e2'],
    ['fees.slices', '20000:10, 20000:30'],
    ['fees.slices', '20000:30, 30000:30'],
    ['fees.slices', '20000'],
    ['fees.slices', '1:1:1'],
    ['fees.slices', '0:10'],
    ['fees.slices', '1:5001'],
    ['limits.maximumUsd', '0'],
    ['limits.maximumUsd', '100000001'],
    ['limits.quoteSeconds', '9'],
    ['limits.quoteSeconds', '301'],
    ['coin.btc.from', 'yes'],
    ['coin.neo.to', 'on'],
    ['coin.btc.api', ''],
    ['coin.btc.depth', '100'],
    ['coin.btc.maintenance', 'soon'],
    ['coin.btc.maintenance', '2026-12-01T10:00Z/2026-12-01T10:00Z'],
    ['coin.btc.maintenance', '2026-12-01T10:00Z/2026-12-15T10:01Z'],
    ['network.bitcoin.maintenance', '2026-13-01T10:00Z/2026-13-01T11:00Z'],
    ['coin.btc.depth', '0:3'],
    ['coin.btc.depth', '100:0'],
    ['coin.btc.depth', '100:3, 100:4'],
    ['coin.btc.depth', '100:3, 200:3'],
    ['coin.btc.depth', '1:1, 2:2, 3:3, 4:4, 5:5, 6:6'],
    ['coin.btc.minimum', '0'],
    ['coin.btc.minimum', '0.000000001'],
    ['coin.btc.confirmations', '0'],
    ['coin.btc.confirmations', '10001'],
    ['pair.btc.eth.service', '-1'],
    ['region.de.*.*.service', '5001'],
    [`partner.${partner}.*.*.service`, ''],
  ])('%s can’t be “%s”', (setting, text) => {
    const read = readTradingSetting(catalogue, setting, text)
    expect(read).toEqual({ ok: false, failure: { code: 'trading_value_wrong', setting } })
  })

  test.each([
    'fees.other',
    'coin.nope.minimum',
    'coin.nope.maintenance',
    'network.nope.maintenance',
    'network.bitcoin.minimum',
    'coin.BTC.minimum',
    'coin.usd.minimum',
    'coin.btc.name',
    'coin.btc.minimum.more',
    'pair.*.*.service',
    'pair.btc.btc.service',
    'pair.btc.usd.service',
    'pair.btc.eth',
    'region.DE.*.*.service',
    'region.xx.*.*.service',
    'region.de.btc.btc.service',
    'region.de.*.*.name',
    'region.de.*.service',
    'partner.1.*.*.service',
    `partner.${partner}.nope.*.service`,
    `partner.${partner.toUpperCase()}.*.*.service`,
    'payer.new.*.*.service',
    'constructor',
    '',
  ])('there is none called “%s”', (setting) => {
    const read = readTradingSetting(catalogue, setting, '1')
    expect(read).toEqual({ ok: false, failure: { code: 'trading_setting_unknown', setting } })
  })

  test('everyone of fees and limits says what is configured, in the form that it is set', () => {
    for (const name of policySettingNames) {
      const text = tradingText(base, name) ?? ''
      expect(readTradingSetting(catalogue, name, text).ok).toBe(true)
    }
    expect(tradingText(base, 'pair.btc.eth.service')).toBeNull()
    expect(tradingText(base, 'nothing')).toBeNull()
  })
})

describe('what is in force', () => {
  test('without settings is what files say, with the version that was asked for', () => {
    const terms = termsWith({})
    expect(terms.catalogue).toBe(catalogue)
    expect(terms.policy).toEqual({ ...defaultFeePolicy, version: 'new' })
  })

  test('changes what is named and nothing beside it', () => {
    const { catalogue: then, policy } = termsWith({
      'coin.btc.minimum': '0.5',
      'coin.btc.from': 'off',
      'fees.service': '30',
    })
    expect(then.find('btc')).toEqual({
      ...catalogue.find('btc'),
      minimumUnits: 50_000_000n,
      isWebFromEnabled: false,
    })
    expect(then.lists.from.some(({ ticker }) => ticker === 'btc')).toBe(false)
    expect(then.lists.to.some(({ ticker }) => ticker === 'btc')).toBe(true)
    expect(then.all.filter(({ ticker }) => ticker !== 'btc')).toEqual(
      catalogue.all.filter(({ ticker }) => ticker !== 'btc'),
    )
    expect(policy).toEqual({ ...defaultFeePolicy, serviceFeeBps: 30n, version: 'new' })
  })

  test('what a payout costs on the chain isn’t what customers pay for it', () => {
    const { catalogue: then } = termsWith({ 'coin.btc.networkFee': '0' })
    const listed = catalogue.find('btc')
    expect(then.find('btc')).toMatchObject({
      networkFeeUnits: 0n,
      chainFeeUnits: listed?.networkFeeUnits,
    })
  })

  test('a pair’s figures stand in one rule', () => {
    const { policy } = termsWith({
      'pair.btc.*.service': '5',
      'pair.btc.*.fixedSpread': '7',
      'pair.*.eth.service': '9',
    })
    expect(policy.pairs).toEqual([
      { from: 'btc', to: null, fees: { serviceFeeBps: 5n, fixedSpreadBps: 7n } },
      { from: null, to: 'eth', fees: { serviceFeeBps: 9n } },
    ])
  })

  test('a partner’s and a country’s figures are in rules of their own, apart from everybody’s', () => {
    const { policy } = termsWith({
      'pair.btc.*.service': '5',
      'region.de.btc.*.service': '7',
      'region.de.btc.*.fixedSpread': '8',
      [`partner.${partner}.*.*.service`]: '0',
    })
    expect(policy.pairs).toEqual([{ from: 'btc', to: null, fees: { serviceFeeBps: 5n } }])
    expect(policy.payerRules).toEqual([
      {
        payer: { kind: 'region', id: 'de' },
        from: 'btc',
        to: null,
        fees: { serviceFeeBps: 7n, fixedSpreadBps: 8n },
      },
      {
        payer: { kind: 'partner', id: partner },
        from: null,
        to: null,
        fees: { serviceFeeBps: 0n },
      },
    ])
  })

  test('a minimum that the network fee eats is refused', () => {
    const refusal = { code: 'trading_value_wrong', setting: 'coin.btc.minimum' }
    expect(appliedWith({ 'coin.btc.minimum': '0.01', 'coin.btc.networkFee': '0.01' })).toEqual({
      ok: false,
      failure: refusal,
    })
    expect(appliedWith({ 'coin.btc.minimum': '0.0101', 'coin.btc.networkFee': '0.01' }).ok).toBe(
      true,
    )
  })
})
