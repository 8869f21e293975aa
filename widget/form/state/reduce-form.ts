import { displayAmount } from '@causeway/core/money'
import { readAmount } from '../amounts/read-amount.ts'
import { askAgain, askWhenSettled, forgetEstimate } from './form-asking.ts'
import type { Coins, FormEvent, FormState, Side } from './form-state.ts'
import { isReceiveOpen } from './form-state.ts'
import { PENDING_TEXT } from './form-view.ts'
import { chooseCategory } from './reduce-category.ts'
import { choosePlace, takeOffer, takeOffers } from './reduce-offers.ts'
import { canBeFixed, chooseCoin, correctPair, restoreChoice, swap } from './reduce-pair.ts'
import { takeEstimate, takeUpsale } from './reduce-reply.ts'

/** Bounds move with the market: a bound that was clicked is followed so often. */
const BOUND_TRIES = 3

/** The form's next state. Pure: asking and waiting are the runner's (`form-runner.ts`). */
export function reduceForm(coins: Coins, state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case 'amountTyped':
      return typeAmount(coins, state, event)
    case 'pasteAnswered':
      return answerPaste(state, event.amount)
    case 'boundChosen':
      return chooseBound(coins, state, event)
    case 'typingSettled':
      return state.isLimitShown ? state : { ...state, isLimitShown: true }
    case 'coinChosen':
      return chooseCoin(coins, state, event)
    case 'coinsChanged':
      return correctPair(coins, state)
    case 'swapped':
      return swap(coins, state)
    case 'categoryChosen':
      return chooseCategory(coins, state, event.category)
    case 'rateKindChosen':
      return chooseRateKind(coins, state, event.isFixed)
    case 'fixedAbilityTold':
      return setFixedAbility(coins, state, event.isAble)
    case 'addressesChanged':
      return { ...state, ...event.addresses }
    case 'choiceRestored':
      return restoreChoice(coins, state, event.choice)
    case 'alertsLoaded':
      return { ...state, alerts: event.alerts }
    case 'connectionChanged':
      return changeConnection(state, event.isOnline)
    case 'placeChosen':
      return choosePlace(state, event)
    case 'offerArrived':
      return takeOffer(state, event)
    case 'offersArrived':
      return takeOffers(state, event)
    case 'askedAgain':
      return askAgain(state, event.isRenewal)
    case 'estimateArrived':
      return takeEstimate(state, event)
    case 'upsaleArrived':
      return takeUpsale(state, event)
  }
}

function typeAmount(
  coins: Coins,
  state: FormState,
  event: { readonly side: Side; readonly text: string },
): FormState {
  if (event.side === 'to' && !isReceiveOpen(coins, state)) return state
  const decimals = coins.get(state[event.side])?.decimals ?? 0
  const reading = readAmount(event.text.replaceAll(PENDING_TEXT, ''), decimals)
  if (reading.kind === 'ignored') return state
  if (reading.kind === 'question') {
    return {
      ...state,
      question: { side: event.side, text: event.text, readings: reading.readings },
    }
  }
  if (event.side === state.source && reading.amount === state.typed) return state
  return typed({ ...state, source: event.side, typed: reading.amount })
}

function typed(state: FormState): FormState {
  const next = { ...state, question: null, typedCount: state.typedCount + 1, isLimitShown: false }
  return next.typed === '' ? forgetEstimate(next) : askWhenSettled(next)
}

function answerPaste(state: FormState, amount: string | null): FormState {
  if (state.question === null) return state
  if (amount === null) return { ...state, question: null }
  return typed({ ...state, source: state.question.side, typed: amount })
}

function chooseBound(
  coins: Coins,
  state: FormState,
  { side, amount }: { readonly side: Side; readonly amount: string },
): FormState {
  if (side === 'to' && !isReceiveOpen(coins, state)) return state
  const next = { ...state, source: side, typed: amount, question: null, isLimitShown: true }
  return { ...askAgain(next), boundTries: BOUND_TRIES }
}

function chooseRateKind(coins: Coins, state: FormState, isFixed: boolean): FormState {
  if (isFixed === state.isFixed) return state
  if (isFixed && !(state.isFixedAble && canBeFixed(coins, state))) return state
  return withRateKind(state, isFixed)
}

/** Another kind of rate has other needs: a refund address that was given for the one is asked anew (CALC-12). */
function withRateKind(state: FormState, isFixed: boolean): FormState {
  // At a floating rate the receive side cannot be what counts (CALC-11).
  const isTurned = !isFixed && state.source === 'to'
  const next: FormState = {
    ...state,
    isFixed,
    refundAddress: '',
    refundExtraId: '',
    upsale: null,
    source: isTurned ? 'from' : state.source,
    typed: isTurned ? displayAmount(state.estimate?.amountFrom ?? '') : state.typed,
  }
  return next.typed === '' ? { ...next, estimate: null } : askWhenSettled(next)
}

/** Without the ability the guaranteed rate goes off by itself (CALC-13). */
function setFixedAbility(coins: Coins, state: FormState, isAble: boolean): FormState {
  if (isAble === state.isFixedAble) return state
  const next = { ...state, isFixedAble: isAble }
  if (state.isFixed && !isAble) return withRateKind(next, false)
  if (state.source === 'to' && !isReceiveOpen(coins, next)) return withRateKind(next, state.isFixed)
  return next
}

function changeConnection(state: FormState, isOnline: boolean): FormState {
  if (isOnline === state.isOnline) return state
  const next = { ...state, isOnline }
  // What was asked meanwhile has failed, and a rate may have ended: the page asks by itself.
  return isOnline && state.typed !== '' ? askAgain(next) : next
}
