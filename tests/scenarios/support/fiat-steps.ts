import { randomUUID } from 'node:crypto'
import type {
  FiatExchangeReply,
  FiatOffersReply,
  SandboxFiatOrderReply,
  SandboxWalletReply,
  TransactionOut,
} from '@causeway/api/contract'
import {
  ask,
  customerAddress,
  type Followed,
  followUntil,
  lastOf,
  mustAsk,
  type Refused,
  type Shop,
} from '../../customers/index.ts'

export type FiatProvider = 'sandboxpay' | 'playbank' | 'toyramp'

/** A purchase or a sale with a provider of fiat, as whoever made it holds it. */
export type FiatDeal = Followed & {
  /** Where bought coins go, or sold ones come back to. */
  readonly address: string
  readonly made: FiatExchangeReply
}

/** 150 US dollars for bitcoin, in Germany; `change` says what is wanted otherwise. */
const WISH = {
  from: 'usd',
  to: 'btc',
  providerId: 'sandboxpay',
  amount: '150',
  country: 'DE',
} as const

/** The body of a purchase to an address of its own. */
export async function fiatBody(shop: Shop, change: Readonly<Record<string, string>> = {}) {
  const { address } = await customerAddress(shop, 'btc')
  return { ...WISH, address, ...change }
}

/** Opens an order with a provider. Throws where it is refused. */
export async function beginFiat(
  shop: Shop,
  change: Readonly<Record<string, string>> = {},
  key: string = randomUUID(),
): Promise<FiatDeal> {
  const body = await fiatBody(shop, change)
  const made = await mustAsk<FiatExchangeReply>(shop, 'POST', '/api/fiat/exchange', {
    body,
    headers: { 'idempotency-key': key },
  })
  const { address, from, to } = body
  return {
    id: made.faTransactionId,
    secret: made.holderSecret,
    wish: { from, to },
    address,
    made,
  }
}

/** All offers for a question; what is not named is as in the usual one. */
export async function fiatOffers(
  shop: Shop,
  change: Readonly<Record<string, string>> = {},
): Promise<FiatOffersReply> {
  const { providerId: _, ...wish } = WISH
  const query = new URLSearchParams({ ...wish, ...change })
  return mustAsk(shop, 'GET', `/api/fiat/offer?${query}`)
}

/** Each provider of an answer with what it said: an offer, or why there is none. */
export function toldBy({ result }: FiatOffersReply): Readonly<Record<string, string>> {
  return Object.fromEntries(
    result.map(({ amount, error, providerId }) => [
      providerId,
      error?.type ?? (amount === null ? 'nothing' : 'offer'),
    ]),
  )
}

/** The sandbox's own name for an order: its checkout page goes by it. */
export function checkoutOf({ made }: FiatDeal): string {
  const name = new URL(made.redirectUrl ?? made.form?.action ?? '').pathname.split('/').at(-1)
  if (!name) throw new Error('The order leads to no checkout of the sandbox')
  return name
}

/** The person, or the provider's people, decide at its checkout; answers whatever that answers. */
export function decideFiat(shop: Shop, deal: FiatDeal, outcome: string) {
  const path = `/api/sandbox/fiat/${checkoutOf(deal)}`
  return ask<SandboxFiatOrderReply & Refused>(shop, 'POST', path, {
    body: { outcome },
  })
}

/** Has something happen to the provider's next message. */
export function disturbFiat(shop: Shop, provider: FiatProvider, message: string) {
  return mustAsk(shop, 'POST', `/api/sandbox/fiat-messages/${provider}`, { body: { message } })
}

/** Follows the order by its events until its provider's state is one of these. */
export async function reachFiat(
  shop: Shop,
  deal: FiatDeal,
  ...states: readonly string[]
): Promise<TransactionOut> {
  return lastOf(await followUntil(shop, deal, ({ fiat }) => states.includes(fiat?.state ?? '')))
}

/** What came to an address in the sandbox. */
export async function fiatPayments(shop: Shop, address: string) {
  const path = `/api/sandbox/wallets/${address}`
  return (await mustAsk<SandboxWalletReply>(shop, 'GET', path)).payments
}
