import type { Answer, CurrencyOut, EstimateReply } from '@causeway/api/contract'

export type Side = 'from' | 'to'

/** A pasted text that can be read as more than it looks like. */
export type PasteQuestion = {
  readonly side: Side
  readonly text: string
  readonly readings: readonly string[]
}

/** A coin whose price is not trusted just now: this pair is not exchanged for some minutes. */
export type PausedPrice = { readonly coin: string; readonly isMoving: boolean }

/** Everything that the exchange form knows. Amounts are decimal texts, exact. */
export type FormState = {
  readonly from: string
  readonly to: string
  /** The side that was typed last; the other one is estimated (CALC-11). */
  readonly source: Side
  /** What stands in the source side's field. */
  readonly typed: string
  readonly isFixed: boolean
  /** Number of the newest question; grows with each, and replies to older ones are ignored (CALC-08). */
  readonly askId: number
  /** Whether to wait until typing has settled before asking. */
  readonly isAskUrgent: boolean
  readonly isUpdating: boolean
  /** The newest reply to the current pair, whether within the limits or not. */
  readonly estimate: EstimateReply | null
  /** Why there is no reply. */
  readonly failure: 'network_unreachable' | 'refused' | PausedPrice | null
  /** End of the guaranteed quote on the form's own monotonic clock, in milliseconds. */
  readonly quoteEndsAt: number | null
  readonly question: PasteQuestion | null
  /** Grows with every change of a typed amount; 900 ms after the last one the limits are checked (CALC-17). */
  readonly typedCount: number
  readonly isLimitShown: boolean
}

export type FormEvent =
  | { readonly kind: 'amountTyped'; readonly side: Side; readonly text: string }
  | { readonly kind: 'pasteAnswered'; readonly amount: string | null }
  | { readonly kind: 'boundChosen'; readonly side: Side; readonly amount: string }
  | { readonly kind: 'typingSettled' }
  | { readonly kind: 'coinChosen'; readonly side: Side; readonly ticker: string }
  | { readonly kind: 'swapped' }
  | { readonly kind: 'rateKindChosen'; readonly isFixed: boolean }
  | { readonly kind: 'askedAgain' }
  | {
      readonly kind: 'estimateArrived'
      readonly askId: number
      readonly answer: Answer<EstimateReply>
      /** On the form's own monotonic clock, in milliseconds. */
      readonly at: number
    }

/** What the form begins with. */
export type FormStart = {
  readonly from: string
  readonly to: string
  readonly amountFrom: string
  /** Given where the customer typed the receive side; it then counts instead of amountFrom. */
  readonly amountTo?: string
  readonly isFixedRate: boolean
  /** What the server estimated for it; null where it could not. */
  readonly estimate: EstimateReply | null
}

export type Coins = ReadonlyMap<string, CurrencyOut>

/** The form's first state. */
export function startForm(start: FormStart): FormState {
  const isToTyped = start.amountTo !== undefined && start.amountTo !== ''
  return {
    from: start.from,
    to: start.to,
    source: isToTyped ? 'to' : 'from',
    typed: isToTyped ? (start.amountTo ?? '') : start.amountFrom,
    isFixed: start.isFixedRate,
    askId: 0,
    isAskUrgent: false,
    isUpdating: false,
    estimate: start.estimate,
    failure: null,
    quoteEndsAt: null,
    question: null,
    typedCount: 0,
    isLimitShown: true,
  }
}
