import type {
  CreateTransactionReply,
  DeskOrderOut,
  EstimateReply,
  PartnerOrderOut,
} from '@causeway/api/contract'
import {
  type Application,
  ask,
  customerAddress,
  mustAsk,
  type Placed,
  placedOrder,
  type Refused,
  type Reply,
  type Shop,
  type Wish,
} from '../../../customers/index.ts'
import type { TestPartner } from '../partner-steps.ts'
import { createRestOrder, mustAskRest } from '../rest-steps.ts'
import type { Member } from './staff-steps.ts'

/** A visitor: from a country (ISO code; null: nobody knows), on a partner’s widget by the id of one of its keys, with a commission of one basis point. */
export type Visitor = {
  readonly country: string | null
  readonly widgetKey?: string
}

function sentBy({ country, widgetKey }: Visitor, body: object) {
  return {
    body: { ...body, ...(widgetKey && { commission: { key: widgetKey, bps: 1 } }) },
    headers: { cookie: `play_country=${country ?? 'none'}` },
  }
}

/** What a visitor is quoted. */
export function quoteTo(shop: Shop, visitor: Visitor, wish: Wish): Promise<EstimateReply> {
  return mustAsk(shop, 'POST', '/api/exchange/estimate', sentBy(visitor, { ...wish }))
}

/** Asks for an order as a visitor, at the guaranteed rate of a quote where one is given. */
export async function orderAs(
  shop: Shop,
  visitor: Visitor,
  { rateId, wish }: { readonly wish: Wish; readonly rateId: string | null },
): Promise<Application & { readonly reply: Reply<CreateTransactionReply & Refused> }> {
  const destination = await customerAddress(shop, wish.to)
  const refund = await customerAddress(shop, wish.from)
  const body = {
    ...wish,
    rateId,
    destinationAddress: destination.address,
    extraId: destination.extraId,
    refundAddress: refund.address,
    refundExtraId: refund.extraId,
  }
  const key = crypto.randomUUID()
  const sent = sentBy(visitor, body)
  const headers = { ...sent.headers, 'idempotency-key': key }
  const reply = await ask<CreateTransactionReply & Refused>(shop, 'POST', '/api/transactions', {
    ...sent,
    headers,
  })
  return { key, body, wish, destination, refund, reply }
}

/** An order of a visitor that has to work. */
export async function placeAs(
  shop: Shop,
  visitor: Visitor,
  asked: Parameters<typeof orderAs>[2],
): Promise<Placed> {
  const { reply, ...application } = await orderAs(shop, visitor, asked)
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body))
  return placedOrder(application, reply.body)
}

type PartnerQuote = Readonly<
  Record<'amountTo' | 'exchangeFee' | 'networkFee', string> & { readonly rateId: string | null }
>

/** What a partner’s program is quoted. */
export function quoteByKey(shop: Shop, key: TestPartner, wish: Wish): Promise<PartnerQuote> {
  const { isFixedRate = false, ...pair } = wish
  const query = new URLSearchParams({ ...pair, type: isFixedRate ? 'fixed' : 'float' })
  return mustAskRest(shop, key, 'GET', `/quote?${query}`)
}

/** An order of a partner’s program. */
export async function orderByKey(
  shop: Shop,
  key: TestPartner,
  { rateId, wish }: { readonly wish: Wish; readonly rateId: string | null },
): Promise<PartnerOrderOut> {
  const { from, to, amountFrom } = wish
  const { address } = await customerAddress(shop, to)
  const { address: refundAddress } = await customerAddress(shop, from)
  const asked = { from, to, amountFrom, address, refundAddress }
  return createRestOrder(shop, key, rateId === null ? asked : { ...asked, rateId })
}

type Figures = Readonly<Record<'gross' | 'exchangeFee', string>>

/** Basis points that our fee took, by what the order’s page says. */
export function takenBps({ exchangeFee, gross }: Figures): number {
  return Math.round((Number.parseFloat(exchangeFee) / Number.parseFloat(gross)) * 10_000)
}

/** What the desk says of an order: our fee when it was created and when it was settled. */
export async function feesOnDesk(member: Member, publicCode: string) {
  const { body } = await member.ask('GET', `/orders/${publicCode}`)
  const { quoted, settlements } = body as unknown as DeskOrderOut
  const payout = settlements.find(({ kind }) => kind === 'payout')
  return {
    quoted: takenBps(quoted),
    settled: payout === undefined ? null : takenBps(payout),
    policy: quoted.policyVersion,
  }
}
