import type {
  AmlReply,
  KycSettingsReply,
  KycStatusReply,
  SandboxRisksReply,
  TransactionOut,
} from '@causeway/api/contract'
import { expect } from 'vitest'
import { ask, followUntil, mustAsk, type Placed, type Shop } from '../../customers/index.ts'

/** A play address of the coin that screening finds exactly as risky as this. */
export async function riskyAddress(shop: Shop, ticker: string, score: number): Promise<string> {
  const path = `/api/sandbox/risks/${ticker}`
  const { addresses } = await mustAsk<SandboxRisksReply>(shop, 'GET', path)
  const found = addresses.find((each) => each.score === score)
  if (found === undefined) throw new Error(`No address of ${ticker} scores ${score}`)
  return found.address
}

/** Whether money may go to an address. */
export const mayPayTo = (shop: Shop, currency: string, address: string) =>
  ask<AmlReply>(shop, 'POST', '/api/addresses/aml', { body: { currency, address } })

/** Pays with coins that screening finds as risky as this. */
export const payRisky = (shop: Shop, order: Placed, risk: number) =>
  mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: order.id, risk } })

/** What people decide about an order on hold. */
export const decideHold = (shop: Shop, order: Placed, decision: 'release' | 'refund') =>
  mustAsk(shop, 'POST', `/api/sandbox/holds/${order.id}`, {
    body: { decision, reason: 'Looked at by the story' },
  })

/** Follows an order until it is on hold for this reason. */
export const heldFor = (shop: Shop, order: Placed, reason: string) =>
  followUntil(shop, order, ({ status, holdReason }) => status === 'hold' && holdReason === reason)

/** How far an order's identification is, as whoever shows this secret sees it. */
export async function kycStatus(shop: Shop, order: Placed, secret = order.secret) {
  const path = `/api/sum-sub/kyc-status?transId=${order.id}`
  const headers = { 'x-holder-secret': secret }
  return (await mustAsk<KycStatusReply>(shop, 'GET', path, { headers })).result
}

/** Opens the identification as the holder's browser does; answers the provider's page. */
export async function beginIdentification(shop: Shop, order: Placed): Promise<string> {
  const path = `/api/sum-sub/settings?transId=${order.id}`
  const headers = { 'x-holder-secret': order.secret }
  const { result } = await mustAsk<KycSettingsReply>(shop, 'GET', path, { headers })
  expect(result).toMatchObject({ provider: 'sandbox', accessToken: expect.any(String) })
  return result.url ?? ''
}

/** What the buttons of the sandbox provider's page do. */
export const giveVerdict = (
  shop: Shop,
  page: string,
  verdict: 'approve' | 'refuse' | 'retry' | 'later',
) => mustAsk(shop, 'POST', `/api${page}`, { body: { verdict } })

/** What happened to an order, oldest first. */
export const kindsOf = ({ events }: TransactionOut) => events.map(({ kind }) => kind)
