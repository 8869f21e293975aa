// door: HTTP
import type { CheckAddressReply, CurrencyOut } from '@causeway/api/contract'
import {
  type AddressFamily,
  createCatalogue,
  currencies,
  networks,
} from '@causeway/core/currencies'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply, ask, mistyped, place, type Refused, submit } from '../../customers/index.ts'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { askProduct, playAddress } from '../support/ask-product.ts'
import { mayPayTo, riskyAddress } from '../support/compliance-steps.ts'

const catalogue = createCatalogue(currencies, networks)
/** Families whose addresses carry no checksum, or none in the case in which the sandbox writes them. */
const UNGUARDED: readonly AddressFamily[] = ['solana', 'eos', 'near', 'hedera', 'sui', 'aptos']
const SOURCE_TICKERS =
  'btc eth bsv xmr nexo trx doge xrp zen ltc ada bnb usdt20 usdc xlm vet neo dash dot bch dai dgb zec xtz link btt tusd rvn eos xem'

let product: RunningProduct
let listed: readonly CurrencyOut[]
beforeAll(async () => {
  product = await startProduct()
  listed = await currenciesOf(product)
})
afterAll(async () => {
  await product?.stop()
})

async function currenciesOf({ url }: RunningProduct): Promise<readonly CurrencyOut[]> {
  return (await fetch(`${url}/api/currencies`)).json()
}

describe('the list of currencies', () => {
  test('[EXCH-12.6] has 150 coins and more on 25 networks and more, and 20 currencies of states', () => {
    const coins = listed.filter(({ isFiat }) => !isFiat)
    expect(coins.length).toBeGreaterThanOrEqual(150)
    expect(new Set(coins.map(({ protocol }) => protocol)).size).toBeGreaterThanOrEqual(25)
    expect(new Set(listed.map(({ ticker }) => ticker)).size).toBe(listed.length)
    const tickers = coins.filter(({ isWebEnabled }) => isWebEnabled).map(({ ticker }) => ticker)
    expect(tickers).toEqual(expect.arrayContaining(SOURCE_TICKERS.split(' ')))
    const fiat = listed.filter(({ isFiat }) => isFiat)
    expect(fiat).toHaveLength(20)
    for (const money of fiat) {
      expect(money).toMatchObject({ protocol: 'fiat', isWebEnabled: true, contractAddress: null })
      expect([money.isWebFromEnabled, money.isWebToEnabled, money.isWebFixedEnabled]).toEqual([
        false,
        false,
        false,
      ])
    }
    expect(fiat.filter(({ popularFiat }) => popularFiat)).toHaveLength(5)
  })

  test('[EXCH-12.4] gives by its switches the lists that the exchange goes by', () => {
    const { lists } = catalogue
    const picked = (holds: (currency: CurrencyOut) => boolean) =>
      listed
        .filter((currency) => currency.isWebEnabled && holds(currency))
        .map(({ ticker }) => ticker)
    const tickersOf = (list: readonly { readonly ticker: string }[]) =>
      list.map(({ ticker }) => ticker)
    expect(tickersOf(listed)).toEqual(tickersOf(lists.all))
    expect(picked(() => true)).toEqual(tickersOf(lists.enabled))
    expect(picked((c) => c.isWebFromEnabled)).toEqual(tickersOf(lists.from))
    expect(picked((c) => c.isWebToEnabled)).toEqual(tickersOf(lists.to))
    expect(picked((c) => c.isWebFixedEnabled)).toEqual(tickersOf(lists.fixed))
    expect(picked((c) => c.isWebFixedEnabled && c.isWebFromEnabled)).toEqual(
      tickersOf(lists.fixedFrom),
    )
    expect(picked((c) => c.isWebFixedEnabled && c.isWebToEnabled)).toEqual(tickersOf(lists.fixedTo))
    expect(picked((c) => c.isFiat)).toEqual(tickersOf(lists.fiat))
    expect(picked((c) => c.popularFrom)).toEqual(tickersOf(lists.popularFrom))
    expect(picked((c) => c.popularTo)).toEqual(tickersOf(lists.popularTo))
    expect(picked((c) => c.popularFiat)).toEqual(tickersOf(lists.popularFiat))
  })

  test('is not sent again to whoever has it', async () => {
    const path = '/api/currencies'
    const first = await fetch(product.url + path)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    await first.text()
    const again = await fetch(product.url + path, { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await fetch(product.url + path, { headers: { 'if-none-match': '"old"' } })
    expect([other.status, (await other.text()).length > 10_000]).toEqual([200, true])
  })

  test('[EXCH-12.5] money of states is not exchanged as a coin, nor is NEO paid out', async () => {
    const codeOf = async (from: string, to: string) => {
      const body = { from, to, amountFrom: '100', isFixedRate: false }
      const { body: answer } = await askProduct(product, 'POST', '/api/exchange/estimate', { body })
      return answer.error?.code ?? 'ok'
    }
    expect(await codeOf('usd', 'btc')).toBe('currency_unknown')
    expect(await codeOf('btc', 'eur')).toBe('currency_unknown')
    expect(await codeOf('ltc', 'neo')).toBe('currency_disabled')
    expect(await codeOf('neo', 'ltc')).toBe('ok')
  })
})

/** The first coin of each family that is paid out. */
const samples = [...new Set(networks.map(({ addressFamily }) => addressFamily))].map((family) => {
  const coin = catalogue.lists.to.find(
    (currency) => catalogue.networkOf(currency).addressFamily === family,
  )
  return { family, ticker: coin?.ticker ?? '' }
})

describe('addresses of every family', () => {
  const check = async (currency: string, address: string): Promise<CheckAddressReply> => {
    const { body } = await askProduct(product, 'POST', '/api/addresses/check', {
      body: { currency, address, extraId: '' },
    })
    return body as CheckAddressReply
  }

  test.each(samples)(
    '[EXCH-02.1,4] $family: right, mistyped, and of another network',
    async (sample) => {
      const address = await playAddress(product, sample.ticker)
      expect(await check(sample.ticker, address)).toMatchObject({ result: true, code: null })
      if (!UNGUARDED.includes(sample.family)) {
        const wrong = mistyped(address)
        expect(await check(sample.ticker, wrong), wrong).toMatchObject({ result: false })
      }
      const stranger = sample.family === 'bitcoin' ? 'xmr' : 'btc'
      expect(await check(sample.ticker, await playAddress(product, stranger))).toMatchObject({
        result: false,
        code: 'address_wrong_network',
        fits: [stranger === 'btc' ? 'Bitcoin' : 'Monero'],
      })
    },
  )

  test('[EXCH-02.4] an address that two networks write is right, with a warning that names the other', async () => {
    const address = await playAddress(product, 'bsv')
    expect(await check('btc', address)).toMatchObject({
      result: true,
      warning: { code: 'address_also_fits', networks: ['Bitcoin Cash', 'Bitcoin SV'] },
    })
    const own = await playAddress(product, 'btc')
    expect(await check('btc', own)).toMatchObject({ result: true, warning: null })
  })

  test('[EXCH-02.1] a shielded or outdated address is called what it is', async () => {
    const sapling = 'zs1z7rejlpsa98s2rrrfkwmaxu53e4ue0ulcrw0h4x5g8jl04tak0d3mm47vdtahatqrlkngh9sly'
    expect(await check('zec', sapling)).toMatchObject({ result: false, code: 'address_shielded' })
    expect(await check('gas', 'ALq7AWrhAueN6mJNqk6FHJjnsEoPRytLdW')).toMatchObject({
      result: false,
      code: 'address_legacy',
    })
  })
})

describe('a restricted address', () => {
  test('[EXCH-05.1] is refused before the order, in clear words and without an accusation', async () => {
    for (const score of [100, 90]) {
      const { body, status } = await mayPayTo(
        product,
        'eth',
        await riskyAddress(product, 'eth', score),
      )
      expect(status).toBe(200)
      expect(body).toMatchObject({ result: false, code: 'address_restricted' })
      expect(body.message).toContain('Use a different one')
      expect(body.message).not.toMatch(/sanction|crime|risk|stolen/i)
    }
  })

  test('[EXCH-05.1] is found in whatever way it is written', async () => {
    const address = await riskyAddress(product, 'eth', 100)
    expect((await mayPayTo(product, 'eth', address.toLowerCase())).body.result).toBe(false)
    expect((await mayPayTo(product, 'usdt20', address)).body.result).toBe(false)
  })

  test('[EXCH-05.3] is refused when the order is made, as destination and as refund address', async () => {
    const fields = [
      ['destinationAddress', await riskyAddress(product, 'ltc', 100)],
      ['refundAddress', await riskyAddress(product, 'btc', 90)],
    ] as const
    for (const [field, address] of fields) {
      const application = await apply(product, { from: 'btc', to: 'ltc' })
      const body = { ...application.body, [field]: address }
      const refused = await submit(product, { ...application, body })
      expect(refused.status).toBe(422)
      expect(refused.body.error).toMatchObject({
        code: 'address_restricted',
        details: { field },
      })
    }
  })

  test('[EXCH-05.4] cannot be named for the refund later', async () => {
    const order = await place(product, { from: 'btc', to: 'ltc' })
    const refused = await ask<Refused>(product, 'PATCH', `/api/transactions/${order.id}`, {
      body: { refundAddress: await riskyAddress(product, 'btc', 100), holderSecret: order.secret },
    })
    expect(refused.body.error.code).toBe('address_restricted')
  })

  test('an ordinary address passes, one that is none is refused in its own words', async () => {
    const { destination } = await apply(product, { from: 'btc', to: 'ltc' })
    expect((await mayPayTo(product, 'ltc', destination.address)).body).toEqual({
      result: true,
      code: null,
      message: null,
    })
    expect((await mayPayTo(product, 'eth', 'nonsense')).body).toMatchObject({
      result: false,
      code: 'address_malformed',
    })
  })
})
