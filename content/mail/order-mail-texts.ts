/** A subject and what the mail says first, for one state of an order. */
export type StateWords = { readonly subject: string; readonly sentence: string }

/** Every state that is told by mail; those of orders with providers of fiat by their own names. */
export type ToldState =
  | 'waiting'
  | 'confirming'
  | 'finished'
  | 'refunded'
  | 'hold'
  | 'expired'
  | 'failed'
  | 'message'
  | 'fiat_ended'
  | 'fiat_declined'
  | 'fiat_refunded'
  | 'fiat_charged_back'
  | 'fiat_sale_declined'
  | 'fiat_sale_refunded'
  | 'fiat_sale_charged_back'

/** Every reason of a hold that the customer is told. */
export type ToldReason =
  | 'amount_differs'
  | 'amount_too_small'
  | 'amount_too_large'
  | 'paid_late'
  | 'payout_refused'
  | 'account_taken'
  | 'screening'
  | 'identification'
  | 'identification_refused'
  | 'refund_decided'

/** What the table of a mail about an order may name. */
export type OrderDetailName =
  | 'send'
  | 'deposit'
  | 'get'
  | 'payUntil'
  | 'paid'
  | 'payIn'
  | 'received'
  | 'destination'
  | 'payout'
  | 'refunded'
  | 'refundTo'
  | 'refund'
  | 'order'
  | 'provider'
  | 'providerOrder'
  | 'fee'

/** What mails about an order say in one language. `{{…}}` are values. */
export type OrderMailTexts = {
  readonly states: Readonly<Record<ToldState, StateWords>>
  readonly details: Readonly<Record<OrderDetailName, string>>
  /** Above the link that lets its holder decide about the order. */
  readonly secret: string
  /** For a state without words of its own. */
  readonly otherState: StateWords
  readonly reasons: Readonly<Record<ToldReason, string>>
  /** Instead of the subject of a hold while a person looks at it. */
  readonly lookedAt: string
  /** `{{brand}}`, `{{subject}}`, `{{code}}` */
  readonly subjectLine: string
  /** On the button. */
  readonly follow: string
  /** `{{support}}`, `{{code}}` */
  readonly questions: string
  readonly stop: string
}
