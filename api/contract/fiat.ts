import { kycLevels, paymentMethods } from '@causeway/core/ports'
import Type, { type Static } from 'typebox'
import { call } from './call.ts'
import {
  addressFailures,
  amountFailures,
  idempotencyFailures,
  pairFailures,
} from './failure-groups.ts'
import { Ticker } from './fields.ts'
import { TransactionOut } from './transaction-out.ts'

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const OptionalText = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })))
/** Whole units of the side that is given, plain decimal text. */
const GivenAmount = Type.String({ pattern: '^\\d{1,20}(?:\\.\\d{1,18})?$' })
const Country = Type.String({ pattern: '^[A-Za-z]{2}$', description: 'ISO 3166-1: US.' })
const State = Type.String({
  pattern: '^(?:[A-Za-z0-9]{1,3})?$',
  description: 'ISO 3166-2 without its country: CA. Empty or absent: none.',
})
const ProviderId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' })

export const FiatMethod = Type.Enum(paymentMethods, {
  description: 'How the customer pays the provider, or is paid by it.',
})
export type FiatMethod = Static<typeof FiatMethod>

export const FiatLimitsOut = Type.Object({
  min: Nullable(Type.String()),
  max: Nullable(Type.String()),
})
export type FiatLimitsOut = Static<typeof FiatLimitsOut>

const MinutesOut = Type.Object({ least: Type.Integer(), most: Type.Integer() })
const KycOut = Type.Enum(kycLevels, {
  description: 'Email only; name and date of birth; ID and a selfie.',
})

/** A provider of fiat, and how it has done with us; null where there are too few orders to say. */
export const FiatProviderOut = Type.Object({
  providerId: Type.String(),
  name: Type.String(),
  sides: Type.Array(
    Type.Enum(['buy', 'sell'], { description: 'What the provider offers customers.' }),
  ),
  paymentMethods: Type.Array(FiatMethod),
  kyc: KycOut,
  minutes: MinutesOut,
  site: Type.String(),
  rating: Nullable(Type.Number({ description: '0 to 5 in halves, from our own orders.' })),
  successRate: Nullable(
    Type.Number({ description: 'Percentage of decided orders that succeeded.' }),
  ),
  medianMinutes: Nullable(Type.Number()),
  isForcedTop: Type.Boolean(),
  isPaused: Type.Boolean({
    description: 'The provider failed too often and is temporarily paused.',
  }),
})
export type FiatProviderOut = Static<typeof FiatProviderOut>

export const FiatProvidersReply = Type.Object({ result: Type.Array(FiatProviderOut) })
export type FiatProvidersReply = Static<typeof FiatProvidersReply>

/** BUY-01: both ways in which the source asks. From a fiat: a purchase; from a coin to a fiat: a sale. */
export const FiatOfferQuery = Type.Object(
  {
    from: Type.Optional(Ticker),
    to: Type.Optional(Ticker),
    amount: Type.Optional(GivenAmount),
    currencyFrom: Type.Optional(Ticker),
    currencyTo: Type.Optional(Ticker),
    amountFrom: Type.Optional(GivenAmount),
    country: Country,
    state: Type.Optional(State),
    rating: Type.Optional(
      Type.String({
        pattern: '^(?:any|[0-5](?:\\.5)?|)$',
        description: 'Minimum rating. “any” includes providers without a rating.',
      }),
    ),
    fiatProviders: Type.Optional(
      Type.String({ maxLength: 400, description: 'Comma-separated list to filter by.' }),
    ),
    paymentMethod: Type.Optional(FiatMethod),
    gaClientId: Type.Optional(Type.String({ maxLength: 200 })),
    refId: Type.Optional(Type.String({ maxLength: 100 })),
    source: Type.Optional(Type.String({ maxLength: 200 })),
    cjevent: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
)
export type FiatOfferQuery = Static<typeof FiatOfferQuery>

export const FiatOfferErrorOut = Type.Object({
  type: Type.Enum(['currency', 'country', 'limits', 'timeout', 'unavailable', 'others'], {
    description: 'Why this provider makes no offer (BUY-04).',
  }),
  details: FiatLimitsOut,
})
export type FiatOfferErrorOut = Static<typeof FiatOfferErrorOut>

/** What one provider would give, or why it gives nothing (BUY-04). */
export const FiatOfferOut = Type.Object({
  providerId: Type.String(),
  name: Type.String(),
  rate: Nullable(Type.String({ description: 'Amount of `to` for one `from`, after all fees.' })),
  invertedRate: Nullable(Type.String({ description: 'Amount of `from` for one `to`.' })),
  amount: Nullable(Type.String({ description: 'What the customer gets, after all fees.' })),
  error: Nullable(FiatOfferErrorOut),
  fee: Nullable(Type.String({ description: 'All fees the provider publishes, in fiat.' })),
  networkFee: Nullable(Type.String({ description: 'The part of `fee` for the network.' })),
  paymentMethods: Type.Array(FiatMethod),
  kyc: KycOut,
  minutes: MinutesOut,
  successRate: Nullable(Type.Number()),
  medianMinutes: Nullable(Type.Number()),
  rating: Nullable(Type.Number()),
  expiresAt: Nullable(Type.Integer({ description: 'Milliseconds since 1970.' })),
  bestFor: Type.Array(
    Type.Enum(['price', 'papers', 'speed', 'success'], {
      description: 'What this offer is the best at.',
    }),
  ),
  rankReason: Type.Enum(['forced_top', 'best_rate', 'rate', 'refused', 'no_answer', 'limits'], {
    description: 'Why the offer has its position in the list.',
  }),
})
export type FiatOfferOut = Static<typeof FiatOfferOut>

/** All offers in the order in which they are shown; limits over all providers, of what is given. */
export const FiatOffersReply = Type.Object({
  result: Type.Array(FiatOfferOut),
  limits: FiatLimitsOut,
})
export type FiatOffersReply = Static<typeof FiatOffersReply>

/** BUY-07: what the source's client sends, and what our own pages add. */
export const FiatExchangeRequest = Type.Object(
  {
    from: Ticker,
    to: Ticker,
    providerId: ProviderId,
    amount: GivenAmount,
    country: Country,
    state: Type.Optional(Nullable(State)),
    address: Type.String({ minLength: 1, maxLength: 300 }),
    extraId: OptionalText(300),
    location: OptionalText(2000),
    uaId: OptionalText(200),
    userAgent: OptionalText(1000),
    cookieSessionId: OptionalText(200),
    timestamp: Type.Optional(
      Type.Union([Type.String({ maxLength: 40 }), Type.Number(), Type.Null()]),
    ),
    paymentMethod: Type.Optional(Nullable(FiatMethod)),
    email: OptionalText(320),
    language: OptionalText(5),
    clientId: OptionalText(100),
    refId: OptionalText(100),
    agreed: Type.Optional(Type.Boolean({ description: 'The customer agreed to the terms.' })),
  },
  { additionalProperties: false },
)
export type FiatExchangeRequest = Static<typeof FiatExchangeRequest>

/** Where the person goes next: `redirectUrl`, or `form` posted; one of them is null. */
export const FiatExchangeReply = Type.Object({
  faTransactionId: Type.String({ description: 'Our ID of the order: its transactionId.' }),
  providerId: Type.String(),
  redirectUrl: Nullable(Type.String()),
  form: Nullable(
    Type.Object({
      action: Type.String(),
      method: Type.Literal('post'),
      fields: Type.Record(Type.String(), Type.String()),
    }),
  ),
  transaction: TransactionOut,
  holderSecret: Type.String(),
})
export type FiatExchangeReply = Static<typeof FiatExchangeReply>

export const FiatWebhookReply = Type.Object({ result: Type.Boolean() })
export type FiatWebhookReply = Static<typeof FiatWebhookReply>

/** Purchases and sales through providers of fiat (BUY-01, BUY-07, BUY-12). */
export const fiatCalls = {
  fiatProviders: call({
    method: 'GET',
    path: '/fiat/provider',
    summary: 'Providers that sell or buy coins for fiat currency, with their track record.',
    access: 'public',
    reply: FiatProvidersReply,
  }),
  fiatOffers: call({
    method: 'GET',
    path: '/fiat/offer',
    summary:
      'Offers from all providers, requested in parallel. From fiat to a coin is a purchase, and from a coin to fiat is a sale. With Accept: text/event-stream, sends one `offer` event per provider as it replies, then `done`.',
    access: 'visitor',
    limit: 'names',
    query: FiatOfferQuery,
    headers: { Accept: 'text/event-stream: offers as they come.' },
    failures: [...pairFailures, ...amountFailures, 'fiat_pair_wrong', 'fiat_place_unknown'],
    reply: FiatOffersReply,
  }),
  beginFiatOrder: call({
    method: 'POST',
    path: '/fiat/exchange',
    summary:
      'Creates one order with a provider per Idempotency-Key: 201, or 200 with the original order for a repeated request. Returns where to send the customer next, as a redirect or a form to post. Sets the cookie that lets the browser manage the order.',
    access: 'customer',
    limit: 'create',
    body: FiatExchangeRequest,
    isIdempotent: true,
    failures: [
      ...pairFailures,
      ...amountFailures,
      ...addressFailures,
      ...idempotencyFailures,
      'email_malformed',
      'fiat_offer_refused',
      'fiat_pair_wrong',
      'fiat_place_unknown',
      'fiat_provider_unknown',
    ],
    reply: FiatExchangeReply,
    statuses: [201, 200],
  }),
  fiatWebhook: call({
    method: 'POST',
    path: '/fiat/webhooks/{provider}',
    summary: 'Webhook of a fiat provider, signed by that provider.',
    access: 'provider',
    failures: ['fiat_provider_unknown', 'webhook_forged', 'webhook_malformed'],
    reply: FiatWebhookReply,
    isHttpOnly: true,
  }),
}
