import type { AffiliatePolicy } from '@causeway/core/affiliates'
import type { SiteEvent } from '@causeway/core/analytics'
import type { Catalogue, NetworkId } from '@causeway/core/currencies'
import type { Amount, AssetCode } from '@causeway/core/money'
import type { IdentitySession, WebhookMessage } from '@causeway/core/ports'
import type { FeePolicy } from '@causeway/core/quotes'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import type { Result } from '@causeway/core/result'
import type { SuggestedNameFailure } from './account-names/suggest-eos-name.ts'
import type {
  AccountChangeCases,
  AppCases,
  FavouriteAddress,
  FavouriteNotFound,
  FavouriteType,
  NameFavouriteFailure,
  SignInCases,
  SocialCases,
  WidgetCases,
} from './accounts/index.ts'
import type { AffiliateCases } from './affiliates/index.ts'
import type { AlertMessage } from './alerts/alert-message.ts'
import type { BackofficeCases } from './backoffice-cases.ts'
import type { IdentityWebhookFailure } from './compliance/index.ts'
import type { FeedbackFailure, FeedbackInput } from './feedback/leave-feedback.ts'
import type { FeedbackSummary } from './feedback/summarise-feedback.ts'
import type { BegunFiatOrder, FiatCases, HeldOrderList } from './fiat/index.ts'
import type { FundsRequestInput, RequestFundsFailure } from './funds-requests/request-funds.ts'
import type { LedgerTotals } from './ledger/index.ts'
import type { AliasFailure, ResolvedAlias } from './names/index.ts'
import type { WriteToShopFailure, WriteToShopInput } from './order-messages/send-order-message.ts'
import type {
  AddressFailure,
  BeginIdentificationFailure,
  ChangeOrderFailure,
  ChangeOrderInput,
  ChangingHolder,
  DecideHoldFailure,
  HoldOffers,
  OrderFilter,
  OrderHolder,
  OrderNeeds,
  OrderNotFound,
  OrderView,
  PlacedOrder,
  PlaceOrderFailure,
  PlaceOrderInput,
  PromiseTimes,
  RenameAccountFailure,
} from './orders/index.ts'
import type {
  PartnerCases,
  PartnerFiatInput,
  PartnerKey,
  PartnerUse,
  PlacePartnerFiatFailure,
  SelfServiceCases,
} from './partners/index.ts'
import type {
  DecideClaimFailure,
  FindPaymentFailure,
  FindPaymentInput,
  PaymentFinding,
} from './payment-claims/index.ts'
import type { Estimate, EstimateFailure, EstimateInput, PairFailure } from './quotes/index.ts'
import type { MarketView, RatePoint } from './rates/index.ts'
import type { SeoPage, SeoPageFailure, SeoQuestion } from './seo/index.ts'
import type { WebhookCases } from './webhooks/index.ts'

/** One part of readiness. */
export type ReadinessPart = { readonly ok: boolean; readonly detail: string }

/** What the product can do, for whoever asks: HTTP, pages, later the partner API. Wired in `main`. */
export type UseCases = Pick<OrderNeeds, 'termsOf'> & {
  /** Coins as pages and widgets offer them. */
  readonly catalogue: Catalogue
  /** The same as programs of partners may exchange them. */
  readonly partnerCatalogue: Catalogue
  /** Signing up, in and out; sessions. */
  readonly signIn: SignInCases
  /** Second factors and changes of accounts. */
  readonly account: AccountChangeCases
  /** Signing in through other services. */
  readonly social: SocialCases
  /** Access tokens of mobile apps. */
  readonly apps: AppCases
  /** Signing in inside the widget's frame. */
  readonly widget: WidgetCases
  /** Buying and selling through providers of fiat. */
  readonly fiat: FiatCases
  /** Programs of partners, by their keys. */
  readonly partners: PartnerCases
  /** A partner's order with a provider of fiat. */
  readonly placePartnerFiatOrder: (
    key: PartnerKey,
    input: PartnerFiatInput,
  ) => Promise<Result<BegunFiatOrder, PlacePartnerFiatFailure>>
  /** What partners are told of their orders, and where. */
  readonly webhooks: WebhookCases
  /** What partners do about their own keys, signed in. */
  readonly partnerSelfService: SelfServiceCases
  /** Counts one request of a partner's key; touches no database. */
  readonly recordPartnerUse: (use: PartnerUse) => void
  readonly backoffice: BackofficeCases
  /** The affiliate programme, for those who are in it. */
  readonly affiliates: AffiliateCases
  /** How the operator runs it. */
  readonly affiliatePolicy: AffiliatePolicy
  readonly feePolicy: FeePolicy
  readonly world: 'play' | 'real'
  readonly now: () => number
  /** The market in memory; null before the first prices. */
  readonly snapshot: () => MarketSnapshot | null
  /** The snapshot, or null where it is too old to go by. */
  readonly freshSnapshot: () => MarketSnapshot | null
  readonly markets: () => readonly MarketView[]
  readonly rateHistory: (
    from: AssetCode,
    to: AssetCode,
    range: { readonly from: number; readonly to: number; readonly points: number },
  ) => Promise<Result<readonly RatePoint[], PairFailure>>
  /** Arithmetic on the snapshot in memory; touches no database. */
  readonly estimate: (input: EstimateInput) => Result<Estimate, EstimateFailure>
  /** What the operator wants said on the site, oldest first; may be some seconds old. */
  readonly alerts: () => Promise<readonly AlertMessage[]>
  /** Whether both coins take part in guaranteed rates, and the account (null: a guest) has no such order open (CALC-14). */
  readonly fixedRateAbility: (
    from: AssetCode,
    to: AssetCode,
    accountId: string | null,
  ) => Promise<Result<boolean, PairFailure>>
  readonly checkAddress: (
    currency: AssetCode,
    address: string,
    extraId: string | null,
  ) => Result<
    /** Other networks that write the same address. */
    { readonly alsoFits: readonly NetworkId[] },
    AddressFailure | PairFailure
  >
  /** Whether money may go to an address (EXCH-05); it is refused where that is known not to be so. */
  readonly screenAddress: (given: {
    readonly currency: AssetCode
    readonly address: string
    readonly extraId: string | null
  }) => Promise<Result<null, AddressFailure | PairFailure>>
  /** Whether an order of this much asks for identification (TRACK-09). Arithmetic. */
  readonly asksForIdentification: (amount: Amount) => boolean
  /** How long a guaranteed rate for so much would wait for the payment, and for it to be confirmed. */
  readonly promiseTimes: (from: Amount) => PromiseTimes
  /** Opens the provider's flow for the holder of an order that asks for identification. */
  readonly beginIdentification: (
    asked: OrderHolder & { readonly publicCode: string },
  ) => Promise<Result<IdentitySession & { readonly provider: string }, BeginIdentificationFailure>>
  /** An operator lets an order on hold go on, or has it refunded; the reason stands in its events. */
  readonly decideHold: (asked: {
    readonly publicCode: string
    readonly decision: 'release' | 'refund'
    readonly reason: string
  }) => Promise<Result<null, DecideHoldFailure>>
  /** An operator decides about all payments that an order's holder has reported and that wait for it. */
  readonly decideClaims: (asked: {
    readonly publicCode: string
    readonly decision: 'assign' | 'unproven' | 'returned'
    readonly reason: string
  }) => Promise<Result<null, DecideClaimFailure>>
  /** A message of the identification provider; one that it did not sign is refused. */
  readonly handleIdentityMessage: (
    provider: string,
    message: WebhookMessage,
  ) => Promise<Result<null, IdentityWebhookFailure>>
  /** The address behind a readable name, for a coin (EXCH-03). */
  readonly resolveAlias: (
    domain: string,
    ticker: AssetCode,
  ) => Promise<Result<ResolvedAlias, AliasFailure>>
  /** What a payout that makes the account it pays costs more; null where none can be made. */
  readonly newAccountCost: (currency: AssetCode) => Amount | null
  readonly suggestEosName: (baseWord: string) => Promise<Result<string, SuggestedNameFailure>>
  /** Wallet providers that can be asked for a payment. */
  readonly fundsProviders: readonly string[]
  /** Asks a payer's wallet for the payment of an order (TRACK-08). */
  readonly requestFunds: (
    input: FundsRequestInput,
  ) => Promise<Result<OrderView, RequestFundsFailure>>
  /** An account's earlier addresses (EXCH-04). */
  readonly listFavourites: (
    accountId: string,
    wanted: { readonly currency: AssetCode; readonly type: FavouriteType },
  ) => Promise<readonly FavouriteAddress[]>
  readonly nameFavourite: (
    accountId: string,
    asked: { readonly id: string; readonly name: string },
  ) => Promise<Result<FavouriteAddress, NameFavouriteFailure>>
  readonly removeFavourite: (
    accountId: string,
    id: string,
  ) => Promise<Result<null, FavouriteNotFound>>
  readonly placeOrder: (input: PlaceOrderInput) => Promise<Result<PlacedOrder, PlaceOrderFailure>>
  readonly readOrder: (publicCode: string) => Promise<Result<OrderView, OrderNotFound>>
  /** The orders of every kind that the caller holds by secrets or by account, newest first; pages from 1. */
  readonly listOrders: (
    holder: OrderHolder,
    page: number,
    filter?: OrderFilter | null,
  ) => Promise<HeldOrderList>
  /** True where one of the secrets is the order's (constant-time), or the account is. */
  readonly holdsOrder: (publicCode: string, holder: OrderHolder) => Promise<boolean>
  /** Guests' orders become the account's; those of other accounts stay theirs. Answers how many joined (TRACK-06). */
  readonly joinOrders: (accountId: string, holderSecrets: readonly string[]) => Promise<number>
  /** The one of the secrets that is the order's; null where none is. */
  readonly heldSecret: (publicCode: string, secrets: readonly string[]) => Promise<string | null>
  /** What the holder of an order on hold may choose, with exact amounts. Touches no database. */
  readonly holdOffers: (order: OrderView) => HoldOffers | null
  /** Looks for a payment that an order's holder misses in it, and claims it where no order explains it. */
  readonly findPayment: (
    input: FindPaymentInput,
  ) => Promise<Result<PaymentFinding, FindPaymentFailure>>
  readonly isFeedbackDue: (
    publicCode: string,
    holder: OrderHolder,
  ) => Promise<Result<boolean, OrderNotFound>>
  readonly leaveFeedback: (input: FeedbackInput) => Promise<Result<null, FeedbackFailure>>
  /** An order's holder writes to the shop. */
  readonly writeToShop: (input: WriteToShopInput) => Promise<Result<null, WriteToShopFailure>>
  /** What all ratings say together; may be some seconds old. */
  readonly feedbackSummary: () => Promise<FeedbackSummary>
  /** Another name for the account that an order's payout makes (EXCH-09). */
  readonly renameAccount: (
    input: Pick<ChangeOrderInput, 'publicCode' | keyof ChangingHolder> & { readonly name: string },
  ) => Promise<Result<OrderView, RenameAccountFailure>>
  readonly changeOrder: (input: ChangeOrderInput) => Promise<Result<OrderView, ChangeOrderFailure>>
  /**
   * Tells of every change of an order until the returned function is called: state, amounts, confirmations.
   * The listener gets the whole view, and may get the same one twice.
   */
  readonly followOrder: (publicCode: string, listener: (order: OrderView) => void) => () => void
  /** Takes in what happened on a page (TELE-01): counted, and passed on where the operator has a collector. */
  readonly recordSiteEvent: (event: SiteEvent) => void
  /** What a page for search engines says at this moment (PAGE-04). */
  readonly seoPage: (asked: SeoQuestion) => Promise<Result<SeoPage, SeoPageFailure>>
  readonly swapStatistics: () => Promise<{
    readonly finished24h: number
    readonly medianSeconds: number | null
  }>
  readonly ledgerTotals: () => Promise<LedgerTotals>
  readonly readiness: () => Promise<Readonly<Record<string, ReadinessPart>>>
  /** Prometheus text. */
  readonly metrics: () => Promise<string>
}
