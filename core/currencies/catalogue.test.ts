import { describe, expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { currencies } from './currencies.ts'
import { networks } from './networks.ts'

const catalogue = createCatalogue(currencies, networks)

/** Rough prices in thousandths of a cent, only to see that the policy figures are of the right size. */
const MILLICENTS: Record<string, bigint> = {
  btc: 9_500_000_000n,
  eth: 580_000_000n,
  ltc: 11_000_000n,
  bnb: 90_000_000n,
  xrp: 240_000n,
  xlm: 28_000n,
  trx: 30_000n,
  doge: 20_000n,
  eos: 70_000n,
  xmr: 30_000_000n,
  usdt20: 100_000n,
  usdc: 100_000n,
  bch: 52_000_000n,
  zec: 40_000_000n,
  dash: 4_500_000n,
  etc: 1_800_000n,
  pol: 20_000n,
  rvn: 1_400n,
  dgb: 900n,
}

describe('the catalogue', () => {
  test('knows nineteen currencies on seventeen networks', () => {
    expect(catalogue.all.map((currency) => currency.ticker).sort()).toEqual(
      Object.keys(MILLICENTS).sort(),
    )
    expect(catalogue.networks).toHaveLength(17)
  })

  test('finds by ticker in either case, and nothing else', () => {
    expect(catalogue.find('BTC')).toBe(catalogue.find('btc'))
    expect(catalogue.find('usdt20')?.decimals).toBe(6)
    expect(catalogue.find('toString')).toBeUndefined()
    expect(catalogue.network('bsc')?.badge).toBe('BEP-20')
    expect(catalogue.network('base')).toBeUndefined()
  })

  test.each(currencies)('$ticker has policy figures of a sensible size', (currency) => {
    const millicents = MILLICENTS[currency.ticker] ?? 0n
    const inCents = (units: bigint) =>
      (units * millicents) / 1_000n / 10n ** BigInt(currency.decimals)
    expect(inCents(currency.networkFeeUnits)).toBeGreaterThanOrEqual(50n)
    expect(inCents(currency.networkFeeUnits)).toBeLessThanOrEqual(300n)
    expect(inCents(currency.minimumUnits)).toBeGreaterThanOrEqual(1_000n)
    expect(inCents(currency.minimumUnits)).toBeLessThanOrEqual(1_500n)
  })

  test.each(currencies)('$ticker keeps the catalogue rules', (currency) => {
    expect(currency.ticker).toMatch(/^[a-z0-9]+$/)
    expect(currency.code).toMatch(/^[a-z]+$/)
    expect(currency.payWithinMinutes).toBeGreaterThanOrEqual(15)
    expect(currency.payWithinMinutes).toBeLessThanOrEqual(20)
    expect(currency.confirmations).toBeGreaterThanOrEqual(1)
    expect(currency.networkFeeUnits).toBeLessThan(currency.minimumUnits)
  })

  test.each(networks)('$id has explorer templates that can be filled', ({ explorer }) => {
    expect(explorer.transaction).toMatch(/^https:\/\/[^{]+\{id\}$/)
    expect(explorer.address).toMatch(/^https:\/\/[^{]+\{address\}$/)
  })

  test('refuses data that contradict themselves', () => {
    const [btc] = currencies
    const [bitcoin] = networks
    if (!btc || !bitcoin) throw new Error('The catalogue is empty')
    expect(() => createCatalogue([btc, btc], networks)).toThrow('btc is in the catalogue twice')
    expect(() => createCatalogue([btc], [bitcoin, bitcoin])).toThrow('bitcoin is in the catalogue')
    expect(() => createCatalogue([btc], [])).toThrow('btc is on unknown network bitcoin')
    expect(() => createCatalogue([btc], [{ ...bitcoin, feeAsset: 'eth' }])).toThrow('unknown coin')
  })
})

describe('derived lists (EXCH-12)', () => {
  const [first, ...rest] = currencies
  if (!first) throw new Error('The catalogue is empty')
  const listsWith = (change: Partial<typeof first>) =>
    createCatalogue([{ ...first, ...change }, ...rest], networks).lists

  test('a disabled currency is in `all` only', () => {
    const lists = listsWith({ isWebEnabled: false })
    const holding = Object.entries(lists)
      .filter(([, list]) => list.some((currency) => currency.ticker === first.ticker))
      .map(([name]) => name)
    expect(holding).toEqual(['all'])
  })

  test('each side and the guaranteed rate have switches of their own', () => {
    expect(listsWith({ isWebFromEnabled: false }).from).not.toContainEqual(
      expect.objectContaining({ ticker: first.ticker }),
    )
    const lists = listsWith({ isWebFixedEnabled: false })
    expect(lists.from.length).toBe(lists.fixedFrom.length + 1)
    expect(lists.to.length).toBe(lists.fixedTo.length + 1)
    expect(lists.fixed.length).toBe(lists.enabled.length - 1)
  })

  test('fiat is in no coin list', () => {
    const lists = listsWith({ isFiat: true, popularFiat: true })
    expect(lists.fiat.map((currency) => currency.ticker)).toEqual([first.ticker])
    expect(lists.popularFiat).toEqual(lists.fiat)
    expect(lists.from).toHaveLength(currencies.length - 1)
    expect(lists.fixed).toHaveLength(currencies.length - 1)
  })

  test('at most five are popular', () => {
    const lists = createCatalogue(
      currencies.map((currency) => ({ ...currency, popularFrom: true, popularTo: true })),
      networks,
    ).lists
    expect(lists.popularFrom).toHaveLength(5)
    expect(lists.popularTo).toHaveLength(5)
    expect(catalogue.lists.popularFrom).toHaveLength(5)
    expect(catalogue.lists.popularTo).toHaveLength(5)
  })
})
