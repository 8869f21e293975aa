import { describe, expect, test } from 'vitest'
import { parseAmount } from '../money/index.ts'
import { createCatalogue } from './catalogue.ts'
import { currencies, referencePrices } from './currencies.ts'
import { networks } from './listings.ts'

const catalogue = createCatalogue(currencies, networks)

const coins = currencies.filter((currency) => !currency.isFiat)
const tokens = coins.filter((coin) => coin.contractAddress !== null)

/** The source's own list of tools. */
const SOURCE_TICKERS =
  'btc eth bsv xmr nexo trx doge xrp zen ltc ada bnb usdt20 usdc xlm vet neo dash dot bch dai dgb zec xtz link btt tusd rvn eos xem'

describe('the catalogue', () => {
  test('knows at least 183 coins on 41 networks, and 20 currencies of states', () => {
    expect(coins.length).toBeGreaterThanOrEqual(183)
    expect(catalogue.networks.length).toBeGreaterThanOrEqual(41)
    expect(catalogue.lists.fiat).toHaveLength(20)
    expect(networks.every(({ id }) => coins.some(({ protocol }) => protocol === id))).toBe(true)
  })

  test("knows every ticker of the source's tool list, and offers it", () => {
    const missing = SOURCE_TICKERS.split(' ').filter(
      (ticker) => catalogue.find(ticker)?.isWebFromEnabled !== true,
    )
    expect(missing).toEqual([])
  })

  test('has the same token on several networks, each with a ticker of its own', () => {
    const networksOf = (code: string) =>
      new Set(coins.filter((coin) => coin.code === code).map(({ protocol }) => protocol)).size
    expect(networksOf('usdt')).toBeGreaterThanOrEqual(10)
    expect(networksOf('usdc')).toBeGreaterThanOrEqual(10)
    expect(networksOf('eth')).toBe(5)
  })

  test('no contract stands on one network twice', () => {
    const places = tokens.map(({ protocol, contractAddress }) => `${protocol} ${contractAddress}`)
    expect(new Set(places.map((place) => place.toLowerCase())).size).toBe(places.length)
  })

  test('finds by ticker in either case, and nothing else', () => {
    expect(catalogue.find('BTC')).toBe(catalogue.find('btc'))
    expect(catalogue.find('usdt20')?.decimals).toBe(6)
    expect(catalogue.find('toString')).toBeUndefined()
    expect(catalogue.network('bsc')?.badge).toBe('BEP-20')
    expect(catalogue.network('fiat')).toBeUndefined()
  })

  test.each(coins)('$ticker has policy figures of a sensible size', (coin) => {
    const { dollars = '' } = referencePrices.get(coin.ticker) ?? {}
    const parsed = parseAmount(dollars, { ticker: 'usd', decimals: 18 })
    const price = parsed.ok ? parsed.value.units : 0n
    const inCents = (units: bigint) => (units * price) / 10n ** BigInt(coin.decimals + 16)
    // What cannot be divided costs whole coins.
    const most = coin.decimals === 0 ? 2n : 1n
    expect(inCents(coin.networkFeeUnits)).toBeGreaterThanOrEqual(50n)
    expect(inCents(coin.networkFeeUnits)).toBeLessThanOrEqual(300n * most)
    expect(inCents(coin.minimumUnits)).toBeGreaterThanOrEqual(1_000n)
    expect(inCents(coin.minimumUnits)).toBeLessThanOrEqual(1_500n)
  })

  test.each(coins)('$ticker keeps the catalogue rules', (coin) => {
    expect(coin.ticker).toMatch(/^[a-z0-9]+$/)
    expect(coin.code).toMatch(/^[a-z0-9]+$/)
    expect(coin.decimals).toBeGreaterThanOrEqual(0)
    expect(coin.decimals).toBeLessThanOrEqual(24)
    expect(coin.payWithinMinutes).toBeGreaterThanOrEqual(15)
    expect(coin.payWithinMinutes).toBeLessThanOrEqual(20)
    expect(coin.confirmations).toBeGreaterThanOrEqual(1)
    expect(coin.networkFeeUnits).toBeGreaterThan(0n)
    expect(coin.networkFeeUnits).toBeLessThan(coin.minimumUnits)
    expect(coin.extras).toEqual(coin.ticker === 'eos' ? { accountMode: 'default' } : {})
  })

  test.each(catalogue.lists.fiat)('$ticker is listed and exchanged for nothing', (money) => {
    expect(money.ticker).toMatch(/^[a-z]{3}$/)
    expect(money.decimals).toBe(['jpy', 'krw'].includes(money.ticker) ? 0 : 2)
    expect([money.isWebFromEnabled, money.isWebToEnabled, money.isWebFixedEnabled]).toEqual([
      false,
      false,
      false,
    ])
    expect(catalogue.networkOf(money)).toMatchObject({ id: 'fiat', addressFamily: 'fiat' })
  })

  test.each(networks)('$id has explorer templates that can be filled', ({ explorer }) => {
    expect(explorer.transaction).toMatch(/^https:\/\/[^{ ]+\{id\}$/)
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
    expect(lists.fixed.length).toBe(lists.enabled.length - lists.fiat.length - 1)
  })

  test('fiat is in no coin list', () => {
    const lists = listsWith({ isFiat: true, popularFiat: true })
    expect(lists.fiat).toHaveLength(catalogue.lists.fiat.length + 1)
    expect(lists.popularFiat[0]?.ticker).toBe(first.ticker)
    expect(lists.popularFiat).toHaveLength(5)
    expect(lists.from).toHaveLength(catalogue.lists.from.length - 1)
    expect(lists.fixed).toHaveLength(catalogue.lists.fixed.length - 1)
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
