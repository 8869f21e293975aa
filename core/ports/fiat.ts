import type { NetworkId } from '../currencies/index.ts'
import type { AssetCode } from '../money/index.ts'
import type { Failure, Result } from '../result/index.ts'
import type { WebhookFailure, WebhookMessage } from './identity.ts'

/** How a person pays a provider, or is paid by him; each provider's own words are translated to these (BUY-05). */
export const paymentMethods = [
  'visa',
  'mastercard',
  'bank_transfer',
  'apple_pay',
  'google_pay',
  'paypal',
  'local_method',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What a provider asks of a person: an e-mail at most, a name and birthday, or papers and a picture. */
export const kycLevels = ['none', 'light', 'full'] as const
export type KycLevel = (typeof kycLevels)[number]

/** `buy`: states' money for coins. `sell`: coins for states' money. */
export const fiatSides = ['buy', 'sell'] as const
export type FiatSide = (typeof fiatSides)[number]

/** Facts of a provider that do not depend on the question. */
export type FiatProviderFacts = {
  /** In lower case, as in addresses and settings: "moonpay". */
  readonly id: string
  readonly name: string
  readonly sides: readonly FiatSide[]
  readonly methods: readonly PaymentMethod[]
  readonly kyc: KycLevel
  /** Minutes from payment to coins as the provider itself says, least and most. */
  readonly minutes: readonly [number, number]
  /** The provider's own site, for people who want to read about it. */
  readonly site: string
}

export type FiatPlace = {
  /** ISO 3166-1, two capitals: "US". */
  readonly country: string
  /** ISO 3166-2 without its country: "CA"; null where the country has none that matter. */
  readonly state: string | null
}

/** What is asked of a provider. Amounts are exact decimal text of whole units. */
export type FiatQuestion = FiatPlace & {
  readonly side: FiatSide
  /** ISO 4217 in lower case. */
  readonly fiat: AssetCode
  readonly coin: AssetCode
  readonly network: NetworkId
  /** What the person gives: fiat of a purchase, coins of a sale. */
  readonly amount: string
  /** Null: the one that the provider finds best for the person. */
  readonly method: PaymentMethod | null
}

/** What a provider would give. Amounts are exact decimal text of whole units. */
export type FiatQuote = {
  /** What the person gets after every fee: coins of a purchase, fiat of a sale. */
  readonly amountTo: string
  /** All fees that the provider names, in fiat, its network fee included; null where it names none. */
  readonly fee: string | null
  /** The part of `fee` for the network, in fiat; null where it is not told apart. */
  readonly networkFee: string | null
  /** Those that this offer holds for. */
  readonly methods: readonly PaymentMethod[]
  /** The provider's name for the quote, handed back at the checkout; null where it needs none. */
  readonly quoteId: string | null
  /** Milliseconds since 1970, UTC; null where the provider promises nothing. */
  readonly expiresAt: number | null
}

/** Least and most that a person may give, exact decimal text of whole units; null where the provider does not say. */
export type FiatLimits = { readonly min: string | null; readonly max: string | null }

/**
 * Why there is no offer (BUY-04): the provider does not deal in the coin or the fiat (`currency`), not in the country or
 * state (`country`), not in the amount (`limits`), was silent too long (`timeout`), failed (`unavailable`), or said
 * something else (`others`).
 */
export type FiatFailure =
  | Failure<'currency' | 'country' | 'timeout' | 'unavailable' | 'others'>
  | (Failure<'limits'> & { readonly limits: FiatLimits })

/** A person's order as the provider is told of it. */
export type FiatCheckoutRequest = FiatQuestion & {
  /**
   * Our name for the order; the provider hands it back. Nobody else may learn it: at some providers whoever knows it can
   * begin a transaction under it.
   */
  readonly reference: string
  /** Where the coins go; of a sale, where they come back to if the sale fails. */
  readonly address: string
  readonly extraId: string | null
  readonly quoteId: string | null
  /** Where the provider sends the person afterwards. */
  readonly returnUrl: string
  readonly email: string | null
  /** Two letters. */
  readonly language: string
  /** The person's network address and browser, which some providers ask for. */
  readonly clientAddress: string | null
  readonly userAgent: string | null
}

/** The provider's hosted page: an address to go to, or a form to post there (BUY-07). */
export type FiatCheckout = {
  /** The provider's own name for the order where it is known already. */
  readonly providerReference: string | null
  readonly goesTo:
    | { readonly kind: 'redirect'; readonly url: string }
    | {
        readonly kind: 'form'
        readonly action: string
        readonly fields: Readonly<Record<string, string>>
      }
}

/**
 * How far an order has come with its provider, in words that every provider's own are translated to. `waiting`: nothing
 * paid. `paid`: money taken, coins not sent. `sending`: a transaction is known. `ended`: the person has what was bought.
 * `declined`: no money was kept. `refunded`: money went back. `charged_back`: the bank took the money back later.
 */
export const fiatOrderStates = [
  'waiting',
  'paid',
  'sending',
  'ended',
  'declined',
  'expired',
  'refunded',
  'charged_back',
] as const
export type FiatOrderState = (typeof fiatOrderStates)[number]

/** What a provider says of an order. Amounts are exact decimal text of whole units; null where not said. */
export type FiatOrderReport = {
  readonly reference: string
  readonly providerReference: string | null
  readonly state: FiatOrderState
  readonly amountFrom: string | null
  readonly amountTo: string | null
  readonly txId: string | null
  /** Of a sale: where the person is to send the coins, once the provider says so. */
  readonly payIn: {
    readonly address: string
    readonly extraId: string | null
    readonly amount: string
  } | null
  /** Why it was declined, in the provider's words, for the operator and the person. */
  readonly reason: string | null
  /** The provider's page of this order; null where it has none. */
  readonly url: string | null
}

/** The provider gave no answer that can be read. */
export type FiatOrderFailure = Failure<'fiat_provider_unavailable'>

/**
 * A service that sells coins for states' money, or buys them. It takes the person's payment and papers by itself, on its
 * own page, and sends the coins itself: we know the order's reference and how far it has come. Never throws for a
 * provider that does not answer or answers nonsense; every call ends within the time it is given.
 */
export type FiatPort = {
  readonly facts: FiatProviderFacts
  readonly quote: (
    question: FiatQuestion,
    withinMilliseconds: number,
  ) => Promise<Result<FiatQuote, FiatFailure>>
  /** Opens an order. Asked again with the same reference, it never makes a second one that could be paid as well. */
  readonly checkout: (
    request: FiatCheckoutRequest,
    withinMilliseconds: number,
  ) => Promise<Result<FiatCheckout, FiatFailure>>
  /** Null: the provider knows no such order (yet). */
  readonly read: (
    order: {
      readonly reference: string
      readonly providerReference: string | null
      readonly side: FiatSide
    },
    withinMilliseconds: number,
  ) => Promise<Result<FiatOrderReport | null, FiatOrderFailure>>
  /**
   * Whom a message is about, if the provider signed it (compared in constant time, and not older than it allows). A
   * message is a call to look: what is believed is `read` where the provider can be asked (`report` null), else the
   * signed report itself. Pure.
   */
  readonly readWebhook: (
    message: WebhookMessage,
    /** Milliseconds since 1970, UTC. */
    now: number,
  ) => Result<
    {
      readonly reference: string | null
      readonly providerReference: string | null
      readonly report: FiatOrderReport | null
    },
    WebhookFailure
  >
}
