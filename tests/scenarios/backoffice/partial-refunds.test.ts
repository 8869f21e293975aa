// door: HTTP, chain
import type { DeskOrderOut } from '@causeway/api/contract'
import { parseAmount } from '@causeway/core/money'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  ask,
  customerAddress,
  type Placed,
  pay,
  paymentsOnChain,
  place,
  reach,
  read,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import {
  approve,
  codeOf,
  inviteMember,
  reason,
  twoAdministrators,
} from '../support/backoffice/proposal-steps.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
let anna: Member
let bert: Member
let viewer: Member
beforeAll(async () => {
  shop = await startShop('partial_refunds', { BACKOFFICE_HOST: 'localhost' })
  const twoOf = await twoAdministrators(shop, 'partial_refunds')
  anna = twoOf[0]
  bert = twoOf[1]
  viewer = await inviteMember(shop, twoOf, { email: 'vera@shop.example', role: 'viewer' })
})
afterAll(() => stopShop(shop))

/** A guaranteed order that got twice what was agreed, and waits for its holder. */
async function overpaid() {
  const order = await place(shop, { from: 'ltc', to: 'btc', isFixedRate: true })
  const expected = Number(order.created.amountExpectedFrom)
  await pay(shop, order, coins(expected * 2))
  await reach(shop, order, 'hold')
  return { order, expected }
}

function coins(value: number): string {
  return value.toFixed(8).replace(/0+$/, '').replace(/\.$/, '')
}

function unitsOf(text = ''): bigint {
  const read = parseAmount(text, { ticker: 'ltc', decimals: 8 })
  if (!read.ok) throw new Error(`${text} is no amount`)
  return read.value.units
}

function propose(member: Member, order: Placed, amount: string) {
  return member.ask('POST', `/orders/${order.id}/refund-part`, { amount, reason })
}

async function intentOf(id: unknown): Promise<Readonly<Record<string, string>>> {
  const { proposals } = (await anna.ask('GET', '/proposals')).body
  const found = (proposals as { id: string; intent: string }[]).find((one) => one.id === id)
  return JSON.parse(found?.intent ?? '{}')
}

async function deskOrder(order: Placed): Promise<DeskOrderOut> {
  return (await anna.ask('GET', `/orders/${order.id}`)).body as unknown as DeskOrderOut
}

test('[OPS-07.8] [OPS-09.6] two people send a part of a held order back, and the rest is exchanged at the market', async () => {
  const { expected, order } = await overpaid()
  const part = coins(expected / 2)
  expect((await deskOrder(order)).may).toMatchObject({ refundPart: true })
  expect((await propose(viewer, order, part)).status).toBe(403)
  const waits = await propose(anna, order, part)
  expect(waits.body).toMatchObject({ state: 'waiting' })
  const shown = await intentOf(waits.body.id)
  expect(shown).toMatchObject({
    currency: 'ltc',
    refund: part,
    refundAddress: order.refund.address,
  })
  const [back, fee] = [unitsOf(shown.refund), unitsOf(shown.networkFee)]
  expect(unitsOf(shown.held)).toBe(back + unitsOf(shown.exchanged))
  expect((await read(shop, order)).status).toBe('hold')
  expect(paymentsOnChain(shop.dataDir, order.refund)).toEqual([])

  expect((await approve(bert, waits.body.id)).body).toMatchObject({ state: 'executed' })
  const ended = await reach(shop, order, 'finished')
  expect(paymentsOnChain(shop.dataDir, order.refund)).toMatchObject([{ units: back - fee }])
  expect(paymentsOnChain(shop.dataDir, order.destination)).toHaveLength(1)
  expect(Number(ended.amountRefunded)).toBeCloseTo(Number(back - fee) / 1e8, 8)
  const { held: left, ledger, may, settlements } = await deskOrder(order)
  expect(settlements.map(({ amountIn, kind }) => ({ amountIn, kind }))).toEqual([
    { kind: 'payout', amountIn: `${shown.exchanged} LTC` },
    { kind: 'refund', amountIn: `${shown.refund} LTC` },
  ])
  expect(ledger.length).toBeGreaterThan(4)
  expect({ left, refundPart: may.refundPart }).toEqual({ left: '0 LTC', refundPart: false })
})

test('[OPS-09.6] a part is refused that is no amount, all of it, less than the fee, or leaves too little', async () => {
  const unpaid = await place(shop, { from: 'ltc', to: 'btc' })
  expect(codeOf(await propose(anna, unpaid, '1'))).toBe('not_on_hold')
  const { expected, order } = await overpaid()
  const code = async (amount: string) => codeOf(await propose(anna, order, amount))
  expect(await code('a bit')).toBe('amount_malformed')
  expect(await code('0.00000001')).toBe('refund_too_small')
  expect(await code(coins(expected * 2))).toBe('refund_part_too_large')
  expect(await code(coins(expected * 2 - 0.00001))).toBe('rest_too_small')
  expect((await read(shop, order)).choices).toEqual(['exchange', 'exchange_agreed', 'refund'])
})

test('[OPS-09.6] nothing is done where more arrived, or the address changed, after it was proposed', async () => {
  const { expected, order } = await overpaid()
  const waits = await propose(anna, order, coins(expected / 2))
  await pay(shop, order, coins(expected))
  await vi.waitFor(
    async () => {
      const { held } = await deskOrder(order)
      expect(Number.parseFloat(held)).toBeGreaterThan(expected * 2.5)
    },
    { timeout: 120_000, interval: 200 },
  )
  const failed = { state: 'failed', outcome: 'partial_refund_changed' }
  expect((await approve(bert, waits.body.id)).body).toMatchObject(failed)
  const again = await propose(anna, order, coins(expected / 2))
  const { address: refundAddress } = await customerAddress(shop, 'ltc')
  const body = { refundAddress, holderSecret: order.secret }
  expect((await ask(shop, 'PATCH', `/api/transactions/${order.id}`, { body })).status).toBe(200)
  expect((await approve(bert, again.body.id)).body).toMatchObject(failed)
  expect((await read(shop, order)).status).toBe('hold')
  expect(paymentsOnChain(shop.dataDir, order.refund)).toEqual([])
})

test('[OPS-09.6] an order that was held by hand can be divided too', async () => {
  const { expected, order } = await overpaid()
  await anna.ask('POST', `/orders/${order.id}/hold`, { reason })
  expect(await read(shop, order)).toMatchObject({ holdReason: 'by_staff', choices: [] })
  const waits = await propose(anna, order, coins(expected / 2))
  expect((await approve(bert, waits.body.id)).body).toMatchObject({ state: 'executed' })
  await reach(shop, order, 'finished')
  expect(paymentsOnChain(shop.dataDir, order.refund)).toHaveLength(1)
  expect(paymentsOnChain(shop.dataDir, order.destination)).toHaveLength(1)
})
