import type {
  Answer,
  EstimateReply,
  FiatOfferOut,
  FiatOffersReply,
  UpsaleEstimateReply,
} from '@causeway/api/contract'
import type { Category } from '../coins/category.ts'
import { isFiatDeal } from '../coins/category.ts'
import type { Coins, Side } from '../coins/form-coin.ts'
import type { FormFailure } from './form-failure.ts'
import { allOffers, type FormOffers, type FormPlace, noOffers } from './form-offers.ts'

export type { Coins, Side } from '../coins/form-coin.ts'

/** A pasted text that can be read as more than it looks like. */
export type PasteQuestion = {
  readonly side: Side
  readonly text: string
  readonly readings: readonly string[]
}

/** Where the coins go, and where they come back to. The processing page fills it in; the form moves and clears it. */
export type FormAddresses = {
  readonly destinationAddress: string
  readonly extraId: string
  readonly refundAddress: string
  readonly refundExtraId: string
}

/** What the guaranteed rate would bring instead (CALC-21); decimal texts. */
export type Upsale = {
  /** What arrives at the guaranteed rate. */
  readonly amountTo: string
  /** How much that is above what arrives now. */
  readonly more: string
}

/** What the operator says about one coin, for one side of the form. */
export type CoinAlert = { readonly side: Side; readonly currency: string; readonly message: string }

/** Everything that the exchange form knows. Amounts are decimal texts, exact. */
export type FormState = FormAddresses & {
  readonly category: Category
  readonly from: string
  readonly to: string
  /** The side that was typed last; the other one is estimated (CALC-11). */
  readonly source: Side
  /** What stands in the source side's field. */
  readonly typed: string
  readonly isFixed: boolean
  /** False while the customer has to finish another guaranteed exchange first (CALC-13). */
  readonly isFixedAble: boolean
  /** Number of the newest question; grows with each, and replies to older ones are ignored (CALC-08). */
  readonly askId: number
  /** Whether to wait until typing has settled before asking. */
  readonly isAskUrgent: boolean
  /** Whether the newest question only renews a guaranteed quote that has ended (CALC-09). */
  readonly isRenewal: boolean
  readonly isUpdating: boolean
  /** False while the browser says that there is no connection. */
  readonly isOnline: boolean
  /** The newest reply to the current pair, whether within the limits or not. */
  readonly estimate: EstimateReply | null
  /** Why there is no reply. */
  readonly failure: FormFailure | null
  /** End of the guaranteed quote on the form's own monotonic clock, in milliseconds. */
  readonly quoteEndsAt: number | null
  readonly upsale: Upsale | null
  readonly question: PasteQuestion | null
  /** Grows with every change of a typed amount; 900 ms after the last one the limits are checked (CALC-17). */
  readonly typedCount: number
  readonly isLimitShown: boolean
  /** How often a bound that was clicked is still followed if it moves before the reply comes. */
  readonly boundTries: number
  /** What the operator wants said about coins, of this page (CALC-27). */
  readonly alerts: readonly CoinAlert[]
  /** Where the person is, which providers of money ask (BUY-06); null while it is not known: nothing is asked then. */
  readonly place: FormPlace | null
  /** What providers of money offer for a purchase or a sale. */
  readonly offers: FormOffers
}

export type FormEvent =
  | { readonly kind: 'amountTyped'; readonly side: Side; readonly text: string }
  | { readonly kind: 'pasteAnswered'; readonly amount: string | null }
  | { readonly kind: 'boundChosen'; readonly side: Side; readonly amount: string }
  | { readonly kind: 'typingSettled' }
  | { readonly kind: 'coinChosen'; readonly side: Side; readonly ticker: string }
  /** The lists of coins are others than before (CALC-24). */
  | { readonly kind: 'coinsChanged' }
  | { readonly kind: 'swapped' }
  | { readonly kind: 'categoryChosen'; readonly category: Category }
  | { readonly kind: 'rateKindChosen'; readonly isFixed: boolean }
  | { readonly kind: 'fixedAbilityTold'; readonly isAble: boolean }
  | { readonly kind: 'addressesChanged'; readonly addresses: Partial<FormAddresses> }
  /** The choice that this browser kept or that the address names (CALC-25). */
  | { readonly kind: 'choiceRestored'; readonly choice: SavedChoice }
  | { readonly kind: 'alertsLoaded'; readonly alerts: readonly CoinAlert[] }
  | { readonly kind: 'connectionChanged'; readonly isOnline: boolean }
  | { readonly kind: 'placeChosen'; readonly place: FormPlace }
  | { readonly kind: 'offerArrived'; readonly askId: number; readonly offer: FiatOfferOut }
  | {
      readonly kind: 'offersArrived'
      readonly askId: number
      readonly answer: Answer<FiatOffersReply>
      /** On the form's own monotonic clock, in milliseconds. */
      readonly at: number
    }
  | { readonly kind: 'askedAgain'; readonly isRenewal?: boolean }
  | {
      readonly kind: 'estimateArrived'
      readonly askId: number
      readonly answer: Answer<EstimateReply>
      /** On the form's own monotonic clock, in milliseconds. */
      readonly at: number
    }
  | {
      readonly kind: 'upsaleArrived'
      readonly askId: number
      readonly answer: Answer<UpsaleEstimateReply>
    }

/** A choice as it is kept and as an address gives it; the amount belongs to one side. */
export type SavedChoice = {
  readonly from: string
  readonly to: string
  readonly source: Side
  readonly amount: string
  readonly isFixed: boolean
}

/** What the form begins with. */
export type FormStart = Partial<FormAddresses> & {
  readonly from: string
  readonly to: string
  readonly amountFrom: string
  /** Given where the customer typed the receive side; it then counts instead of amountFrom. */
  readonly amountTo?: string
  readonly isFixedRate: boolean
  /** What the server estimated for it; null where it could not. */
  readonly estimate: EstimateReply | null
  /** Absent: exchange. */
  readonly category?: Category
  readonly place?: FormPlace | null
  /** What the server was told by providers of money; absent: nothing was asked. */
  readonly offers?: FiatOffersReply | null
}

/** The form's first state. */
export function startForm(start: FormStart): FormState {
  const isToTyped = start.amountTo !== undefined && start.amountTo !== ''
  return {
    category: start.category ?? 'exchange',
    from: start.from,
    to: start.to,
    source: isToTyped ? 'to' : 'from',
    typed: isToTyped ? (start.amountTo ?? '') : start.amountFrom,
    isFixed: start.isFixedRate,
    isFixedAble: true,
    askId: 0,
    isAskUrgent: false,
    isRenewal: false,
    isUpdating: false,
    isOnline: true,
    estimate: start.estimate,
    failure: null,
    quoteEndsAt: null,
    upsale: null,
    question: null,
    typedCount: 0,
    isLimitShown: true,
    boundTries: 0,
    alerts: [],
    place: start.place ?? null,
    offers: start.offers ? allOffers(start.offers) : noOffers,
    destinationAddress: start.destinationAddress ?? '',
    extraId: start.extraId ?? '',
    refundAddress: start.refundAddress ?? '',
    refundExtraId: start.refundExtraId ?? '',
  }
}

/**
 * Whether the receive amount can be typed (CALC-15): not for a purchase or a sale, not while another guaranteed exchange has to
 * be finished, and not for a coin that takes no part in guaranteed rates.
 */
export function isReceiveOpen(
  coins: Coins,
  state: Pick<FormState, 'category' | 'isFixedAble' | 'to'>,
): boolean {
  if (isFiatDeal(state.category) || !state.isFixedAble) return false
  return coins.get(state.to)?.isWebFixedEnabled === true
}
