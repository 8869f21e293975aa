import { partnerAccount, serviceFeeAccount } from '@causeway/core/ledger'
import { partnerFeeOf } from '@causeway/core/partners'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { changeOrder } from '../orders/index.ts'
import { setPartnerShare } from './manage-partners.ts'
import { createPartnerCases } from './partner-cases.ts'

const rights = {
  name: 'A key',
  dialects: ['rest'],
  scopes: ['create'],
  networks: [],
  requestsPerSecond: 10,
  creationsPerMinute: 100,
  needsNonce: false,
  joinsRepeats: false,
} as const

/** A partner with a share of our fee, and what he can do. */
async function partnerAt(exchange: Exchange, feeShareBps: number | null) {
  const cases = createPartnerCases({ ...exchange.needs, partnerKey: new Uint8Array(32).fill(7) })
  const { key, partnerId } = await cases.add({ name: 'A partner', rights })
  await setPartnerShare(exchange, partnerId, feeShareBps)
  const place = async (
    commissionBps: bigint,
    requestHash: string,
    rateId: string | null = null,
  ) => {
    const found = await cases.findKey(key.apiKey)
    if (found === null) throw new Error('The new key is not found')
    const { refundAddress, ...input } = await exchange.input()
    const { destination, destinationExtraId, from, given, side, to } = input
    return cases.placeOrder(found, {
      ...{ from, to, side, given, destination, destinationExtraId, refundAddress },
      kind: rateId === null ? 'float' : 'fixed',
      rateId,
      refundExtraId: null,
      subaccountId: null,
      userMetadata: null,
      idempotencyKey: null,
      requestHash,
      commissionBps,
    })
  }
  const placed = async (...given: Parameters<typeof place>) => {
    const answer = await place(...given)
    if (!answer.ok) throw new Error(answer.failure.code)
    return answer.value
  }
  return { cases, partnerId, place, placed }
}

async function booked({ database }: Exchange, partnerId: string) {
  return database
    .direct()
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.id', 'ledger_entry.posting_id')
    .select(['ledger_posting.order_id', 'ledger_entry.units', 'ledger_entry.asset'])
    .where('ledger_entry.account', '=', partnerAccount(partnerId))
    .execute()
}

/** What today's rows of a partner's report say of it; rows in which nothing was paid out are left out. */
async function earnedInReport(
  exchange: Exchange,
  { cases, partnerId }: Pick<Awaited<ReturnType<typeof partnerAt>>, 'cases' | 'partnerId'>,
): Promise<readonly bigint[]> {
  const day = new Date(exchange.clock.now()).toISOString().slice(0, 10)
  const earned: bigint[] = []
  for await (const row of cases.report(partnerId, { from: day, to: day, after: null })) {
    if (row.finished > 0) earned.push(row.earned.units)
  }
  return earned
}

describe('what a partner earns', () => {
  const open = sharedExchange('partner_earnings')

  test('[API-01.26] is taken from the fee, booked once when the order finishes, and shown in reports', async (context) => {
    const exchange = await open(context)
    const { cases, partnerId, placed } = await partnerAt(exchange, 2_500)
    const order = await placed(100n, 'one')
    await exchange.pay(order)
    await exchange.until(order, 'sending')
    expect(await booked(exchange, partnerId)).toEqual([])
    // A share that changes later doesn't count for orders that are there.
    await setPartnerShare(exchange, partnerId, 0)
    await exchange.until(order, 'finished')
    const settlement = await exchange.database
      .direct()
      .selectFrom('settlement')
      .selectAll()
      .where('order_id', '=', order.order.id)
      .executeTakeFirstOrThrow()
    const { commission, share } = partnerFeeOf(
      { gross: settlement.gross, exchangeFee: settlement.exchange_fee },
      { commissionBps: 100n, feeShareBps: 2_500n },
    )
    expect(commission).toBeGreaterThan(share)
    expect(share).toBeGreaterThan(0n)
    const earned = commission + share
    expect(settlement.partner_fee).toBe(earned)
    const asset = settlement.asset_out
    expect(await booked(exchange, partnerId)).toEqual([
      { order_id: order.order.id, units: -earned, asset },
    ])
    const { fee } = await exchange.database
      .direct()
      .selectFrom('ledger_entry')
      .innerJoin('ledger_posting', 'ledger_posting.id', 'ledger_entry.posting_id')
      .select(({ fn }) => fn.sum<bigint>('units').as('fee'))
      .where('account', '=', serviceFeeAccount)
      .where('order_id', '=', order.order.id)
      .executeTakeFirstOrThrow()
    expect(-fee).toBe(settlement.exchange_fee - earned)
    expect(await earnedInReport(exchange, { cases, partnerId })).toEqual([earned])
    await expectSound(exchange)
  })

  test('[API-01.26] is booked for a further payout too, and never twice', async (context) => {
    const exchange = await open(context)
    const { partnerId, placed } = await partnerAt(exchange, null)
    const order = await placed(50n, 'two')
    await exchange.pay(order)
    await exchange.until(order, 'finished')
    const first = await booked(exchange, partnerId)
    expect(first).toHaveLength(1)
    await exchange.pay(order)
    await exchange.until(order, 'confirming')
    await exchange.until(order, 'finished')
    const both = await booked(exchange, partnerId)
    expect(both).toHaveLength(2)
    expect(both).toEqual(expect.arrayContaining(first))
    await expectSound(exchange)
  })

  /** An order at a guaranteed rate, and its holder's wish for what it holds to go back. */
  async function guaranteed(exchange: Exchange, partner: Awaited<ReturnType<typeof partnerAt>>) {
    const { from, given, side, to } = await exchange.input()
    const asked = { from, to, given, side, kind: 'fixed', commissionBps: 100n } as const
    const quoted = partner.cases.estimate(partner, asked)
    if (!quoted.ok) throw new Error(quoted.failure.code)
    const order = await partner.placed(100n, `at ${quoted.value.rateId}`, quoted.value.rateId)
    const refund = async () => {
      await exchange.until(order, 'hold')
      const chosen = await changeOrder(exchange.needs, {
        publicCode: order.order.publicCode,
        holderSecrets: [order.holderSecret ?? ''],
        choice: 'refund',
      })
      expect(chosen.ok).toBe(true)
      await exchange.until(order, 'refunded')
    }
    return { order, refund }
  }

  test('[API-01.26] is nothing where the order is refunded', async (context) => {
    const exchange = await open(context)
    const partner = await partnerAt(exchange, 5_000)
    const { order, refund } = await guaranteed(exchange, partner)
    await exchange.pay(order, order.order.expectedFrom.units / 2n)
    await refund()
    expect(await booked(exchange, partner.partnerId)).toEqual([])
    expect(await earnedInReport(exchange, partner)).toEqual([])
    await expectSound(exchange)
  })

  test('[API-01.23] [API-01.26] stays where a further payment of the order is refunded', async (context) => {
    const exchange = await open(context)
    const partner = await partnerAt(exchange, 5_000)
    const { order, refund } = await guaranteed(exchange, partner)
    await exchange.pay(order)
    await exchange.until(order, 'finished')
    const [earned] = await booked(exchange, partner.partnerId)
    await exchange.pay(order)
    await refund()
    expect(await booked(exchange, partner.partnerId)).toEqual([earned])
    expect(await earnedInReport(exchange, partner)).toEqual([-(earned?.units ?? 0n)])
    await expectSound(exchange)
  })

  test('[API-01.25] a commission above the highest one is refused, and a promised rate keeps its own', async (context) => {
    const exchange = await open(context)
    const { cases, partnerId, place } = await partnerAt(exchange, null)
    expect(await place(501n, 'four')).toEqual({
      ok: false,
      failure: { code: 'commission_too_high', maximumBps: 500n },
    })
    const { from, given, side, to } = await exchange.input()
    const asked = { from, to, given, side, kind: 'fixed', commissionBps: 200n } as const
    expect(cases.estimate({ partnerId }, { ...asked, commissionBps: 501n })).toMatchObject({
      ok: false,
    })
    expect(cases.pairRate({ partnerId }, { from, to, commissionBps: 501n })).toMatchObject({
      ok: false,
    })
    const quoted = cases.estimate({ partnerId }, asked)
    if (!quoted.ok) throw new Error(quoted.failure.code)
    const { rateId } = quoted.value
    for (const other of [0n, 100n, 201n]) {
      expect(await place(other, `five ${other}`, rateId)).toMatchObject({
        failure: { code: 'rate_id_mismatch' },
      })
    }
    expect(await place(200n, 'six', rateId)).toMatchObject({ ok: true })
    const promised = cases.pairRate({ partnerId }, { from, to, commissionBps: 200n })
    if (!promised.ok) throw new Error(promised.failure.code)
    expect(await place(0n, 'seven', promised.value.rateId)).toMatchObject({
      failure: { code: 'rate_id_mismatch' },
    })
    expect(await place(200n, 'eight', promised.value.rateId)).toMatchObject({ ok: true })
  })
})
