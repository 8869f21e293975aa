// door: HTTP, page, chain, command
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choose, mustAsk, pay, reach } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import {
  feesOnDesk,
  orderAs,
  orderByKey,
  placeAs,
  quoteByKey,
  quoteTo,
  takenBps,
  type Visitor,
} from '../support/backoffice/payer-steps.ts'
import { codeOf, twoAdministrators } from '../support/backoffice/proposal-steps.ts'
import { runSql } from '../support/backoffice/run-sql.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'
import { feeBpsOf, mustChange } from '../support/backoffice/trading-steps.ts'
import { addPartner, mustCall, type RpcFields, type TestPartner } from '../support/partner-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

const NAME = 'payer_fees'
const LTC = { from: 'ltc', to: 'btc', amountFrom: '3' } as const
const DOGE = { from: 'doge', to: 'btc', amountFrom: '1600' } as const
const FIXED = { ...LTC, isFixedRate: true } as const

const german: Visitor = { country: 'DE' }
const french: Visitor = { country: 'FR' }
const other: Visitor = { country: 'JP' }
const unknown: Visitor = { country: null }

let shop: RunningProduct
let both: readonly [Member, Member]
let anna: Member
let wallet: TestPartner
let bank: TestPartner
beforeAll(async () => {
  shop = await startShop(NAME, { BACKOFFICE_HOST: 'localhost' })
  both = await twoAdministrators(shop, NAME)
  anna = both[0]
  wallet = await addPartner(shop, 'A wallet')
  bank = await addPartner(shop, 'A bank')
  await mustChange(both, {
    'fees.service': '100',
    'pair.ltc.btc.service': '90',
    'region.de.*.*.service': '60',
    'region.fr.ltc.*.service': '40',
    [`partner.${wallet.partnerId}.*.*.service`]: '20',
    [`partner.${wallet.partnerId}.ltc.btc.service`]: '10',
    [`partner.${bank.partnerId}.doge.*.service`]: '150',
  })
})
afterAll(() => stopShop(shop))

describe('a country', () => {
  test('[OPS-10.12] has its own fee in quotes and orders, and the most specific rule wins', async () => {
    const at = async (visitor: Visitor, wish: typeof LTC | typeof DOGE) =>
      feeBpsOf(await quoteTo(shop, visitor, wish))
    expect(await at(german, LTC)).toBe(60)
    expect(await at(german, DOGE)).toBe(60)
    expect(await at(french, LTC)).toBe(40)
    expect(await at(french, DOGE)).toBe(100)
    for (const visitor of [other, unknown]) {
      expect(await at(visitor, LTC)).toBe(90)
      expect(await at(visitor, DOGE)).toBe(100)
    }
  })

  test('[OPS-10.13] what is quoted is what is ordered and settled, whatever changes meanwhile', async () => {
    const [austrian, belgian] = [{ country: 'AT' }, { country: 'BE' }]
    await mustChange(both, { 'region.at.*.*.service': '60', 'region.be.ltc.*.service': '40' })
    const quote60 = await quoteTo(shop, austrian, FIXED)
    const quote40 = await quoteTo(shop, belgian, FIXED)
    const fixed = await placeAs(shop, austrian, { wish: FIXED, rateId: quote60.rateId })
    expect(fixed.created.amountExpectedTo).toBe(quote60.amountTo)
    const floating = await placeAs(shop, belgian, { wish: LTC, rateId: null })
    const half = await placeAs(shop, belgian, { wish: FIXED, rateId: quote40.rateId })
    await mustChange(both, { 'region.at.*.*.service': '2000', 'region.be.ltc.*.service': '2000' })
    expect(feeBpsOf(await quoteTo(shop, austrian, LTC))).toBe(2000)
    await pay(shop, fixed)
    await pay(shop, floating)
    await pay(shop, half, '2')
    expect((await reach(shop, fixed, 'finished')).amountTo).toBe(quote60.amountTo)
    await reach(shop, half, 'hold')
    expect((await choose(shop, half, 'exchange')).status).toBe(200)
    for (const [order, bps] of [
      [fixed, 60],
      [floating, 40],
      [half, 40],
    ] as const) {
      await reach(shop, order, 'finished')
      const { quoted, settled } = await feesOnDesk(anna, order.id)
      expect([quoted, settled]).toEqual([bps, bps])
    }
  })

  test('[OPS-10.13] a guaranteed quote is good for visitors with the same fees alone', async () => {
    const { rateId } = await quoteTo(shop, german, FIXED)
    for (const visitor of [french, unknown]) {
      const { reply } = await orderAs(shop, visitor, { wish: FIXED, rateId })
      expect([reply.status, codeOf(reply)]).toEqual([409, 'rate_withdrawn'])
    }
    const general = await quoteTo(shop, unknown, FIXED)
    const refused = await orderAs(shop, german, { wish: FIXED, rateId: general.rateId })
    expect(codeOf(refused.reply)).toBe('rate_withdrawn')
    // Two countries without own fees share quotes.
    await placeAs(shop, other, { wish: FIXED, rateId: general.rateId })
  })

  test('[OPS-10.13] sees its own fee on pages, and no other visitor does', async () => {
    await mustChange(both, { 'region.es.*.*.service': '5000' })
    const shown = async (country: string) => {
      const response = await fetch(`${shop.url}/?from=ltc&to=btc&amount=3`, {
        headers: { cookie: `play_country=${country}` },
      })
      const value = /name="amountTo"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="amountTo"/
      const [, first, last] = value.exec(await response.text()) ?? []
      return Number(first ?? last)
    }
    const general = await shown('none')
    expect(general).toBeGreaterThan(0)
    for (const [country, share] of [
      ['ES', 0.5],
      ['JP', 1],
      ['ES', 0.5],
      ['none', 1],
    ] as const) {
      expect((await shown(country)) / general).toBeCloseTo(share, 1)
    }
  })
})

describe('a partner', () => {
  test('[OPS-10.12] has its own fee by key in both protocols, before its customers’ country; nobody else has it', async () => {
    const rest = async (key: TestPartner, wish: typeof LTC | typeof DOGE) => {
      const { amountTo, exchangeFee, networkFee } = await quoteByKey(shop, key, wish)
      const gross = Number(amountTo) + Number(exchangeFee) + Number(networkFee)
      return takenBps({ exchangeFee, gross: String(gross) })
    }
    expect(await rest(wallet, LTC)).toBe(10)
    expect(await rest(wallet, DOGE)).toBe(20)
    expect(await rest(bank, LTC)).toBe(90)
    expect(await rest(bank, DOGE)).toBe(150)
    const rpc = async (key: TestPartner, wish: typeof LTC) => {
      const [quote] = await mustCall<RpcFields[]>(shop, key, 'getExchangeAmount', [wish])
      return takenBps({ exchangeFee: quote?.fee ?? '', gross: quote?.visibleAmount ?? '' })
    }
    expect(await rpc(wallet, LTC)).toBe(10)
    expect(await rpc(bank, LTC)).toBe(90)
    expect(feeBpsOf(await quoteTo(shop, unknown, LTC))).toBe(90)
  })

  test('[OPS-10.13] what is quoted by key is what is ordered and settled, whatever changes meanwhile', async () => {
    const broker = await addPartner(shop, 'A broker')
    const service = `partner.${broker.partnerId}.ltc.btc.service`
    await mustChange(both, { [service]: '10' })
    const quote = await quoteByKey(shop, broker, FIXED)
    const fixed = await orderByKey(shop, broker, { wish: LTC, rateId: quote.rateId })
    expect(fixed.amountExpectedTo).toBe(quote.amountTo)
    const floating = await orderByKey(shop, broker, { wish: LTC, rateId: null })
    const plain = await orderByKey(shop, bank, { wish: LTC, rateId: null })
    const [pairRate] = await mustCall<RpcFields[]>(shop, broker, 'getFixRate', [LTC])
    const ofPair = await mustCall<RpcFields>(shop, broker, 'createFixTransaction', {
      ...LTC,
      rateId: pairRate?.id,
      address: fixed.payoutAddress,
      refundAddress: fixed.refundAddress,
    })
    await mustChange(both, { [service]: '3000' })
    for (const [id, bps] of [
      [fixed.id, 10],
      [floating.id, 10],
      [plain.id, 90],
      [ofPair.id, 10],
    ] as const) {
      await payFor(id)
      const settled = async () => (await feesOnDesk(anna, id)).settled
      await expect.poll(settled, { timeout: 120_000 }).toBe(bps)
      expect((await feesOnDesk(anna, id)).quoted).toBe(bps)
    }
  })

  test('[OPS-10.13] a guaranteed quote of one partner isn’t taken from another, nor from a visitor', async () => {
    const { rateId } = await quoteByKey(shop, wallet, FIXED)
    await expect(orderByKey(shop, bank, { wish: LTC, rateId })).rejects.toThrow('rate_withdrawn')
    const { reply } = await orderAs(shop, unknown, { wish: FIXED, rateId })
    expect(codeOf(reply)).toBe('rate_withdrawn')
  })

  test('[OPS-10.12] has its fee in its widget, before that of the visitor’s country', async () => {
    const [row] = await runSql(
      databaseOf(NAME) ?? '',
      `update partner_key set widget_sites = '{https://shop.example}' where partner_id = '${wallet.partnerId}' returning id`,
    )
    const inWidget = { ...german, widgetKey: String(row?.['id']) }
    expect(feeBpsOf(await quoteTo(shop, inWidget, LTC))).toBe(10)
    expect(feeBpsOf(await quoteTo(shop, german, LTC))).toBe(60)
    const { rateId, amountTo } = await quoteTo(shop, inWidget, FIXED)
    const order = await placeAs(shop, inWidget, { wish: FIXED, rateId })
    expect(order.created.amountExpectedTo).toBe(amountTo)
    const { policy, quoted } = await feesOnDesk(anna, order.id)
    // The commission of one basis point is counted with it.
    expect(quoted).toBe(11)
    expect(policy).toContain(`@partner.${wallet.partnerId}`)
  })
})

async function payFor(transactionId: string): Promise<void> {
  await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId } })
}
