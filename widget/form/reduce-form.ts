import type { ErrorReply } from '@causeway/api/contract'
import { displayAmount } from './display-amount.ts'
import type { Coins, FormEvent, FormState, Side } from './form-state.ts'
import { limitDecimals, readAmount } from './read-amount.ts'

/** Sets while a new estimate is on its way, as if the estimated amount were unknown. */
export const PENDING_TEXT = '...'

/** The form's next state. Pure: asking and waiting are the hook's (`use-exchange-form.ts`). */
export function reduceForm(coins: Coins, state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case 'amountTyped':
      return typeAmount(coins, state, event)
    case 'pasteAnswered':
      return answerPaste(state, event.amount)
    case 'boundChosen':
      return ask({ ...state, source: event.side, typed: event.amount, question: null }, 'now')
    case 'typingSettled':
      return state.isLimitShown ? state : { ...state, isLimitShown: true }
    case 'coinChosen':
      return chooseCoin(coins, state, event)
    case 'swapped':
      return swap(coins, state)
    case 'rateKindChosen':
      return chooseRateKind(coins, state, event.isFixed)
    case 'askedAgain':
      return ask(state, 'now')
    case 'estimateArrived':
      return takeEstimate(state, event)
  }
}

/** Whether both coins can have a guaranteed rate (CALC-13). */
export function canBeFixed(coins: Coins, pair: { readonly from: string; readonly to: string }) {
  const isEnabled = (ticker: string) => coins.get(ticker)?.isWebFixedEnabled === true
  return isEnabled(pair.from) && isEnabled(pair.to)
}

/** Whether each coin may stand on the other side, and there is something to choose from (CALC-06). */
export function canSwap(coins: Coins, pair: { readonly from: string; readonly to: string }) {
  const all = [...coins.values()]
  return (
    coins.get(pair.from)?.isWebToEnabled === true &&
    coins.get(pair.to)?.isWebFromEnabled === true &&
    all.filter((coin) => coin.isWebFromEnabled).length > 1 &&
    all.filter((coin) => coin.isWebToEnabled).length > 1
  )
}

function ask(state: FormState, when: 'now' | 'settled'): FormState {
  return {
    ...state,
    askId: state.askId + 1,
    isAskUrgent: when === 'now',
    isUpdating: true,
    failure: null,
    // A quote that is being replaced is no longer offered.
    quoteEndsAt: null,
  }
}

function typeAmount(
  coins: Coins,
  state: FormState,
  event: { readonly side: Side; readonly text: string },
): FormState {
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
  if (next.typed !== '') return ask(next, 'settled')
  // Nothing typed is nothing to ask; a reply on its way would speak of an older amount.
  return {
    ...next,
    askId: next.askId + 1,
    isUpdating: false,
    failure: null,
    estimate: null,
    quoteEndsAt: null,
  }
}

function answerPaste(state: FormState, amount: string | null): FormState {
  if (state.question === null) return state
  if (amount === null) return { ...state, question: null }
  return typed({ ...state, source: state.question.side, typed: amount })
}

function chooseCoin(
  coins: Coins,
  state: FormState,
  event: { readonly side: Side; readonly ticker: string },
): FormState {
  const other = event.side === 'from' ? 'to' : 'from'
  if (event.ticker === state[event.side]) return state
  if (event.ticker === state[other]) return swap(coins, state)
  return changePair(coins, state, { from: state.from, to: state.to, [event.side]: event.ticker })
}

function swap(coins: Coins, state: FormState): FormState {
  if (!canSwap(coins, state)) return state
  return changePair(coins, state, { from: state.to, to: state.from })
}

function changePair(
  coins: Coins,
  state: FormState,
  pair: { readonly from: string; readonly to: string },
): FormState {
  const decimals = coins.get(pair[state.source])?.decimals ?? 0
  const next: FormState = {
    ...state,
    ...pair,
    typed: limitDecimals(state.typed, decimals),
    isFixed: state.isFixed && canBeFixed(coins, pair),
    // The old pair's estimate and limits say nothing about the new one.
    estimate: null,
    failure: null,
    question: null,
    isLimitShown: true,
  }
  return next.typed === ''
    ? { ...next, askId: next.askId + 1, isUpdating: false }
    : ask(next, 'settled')
}

function chooseRateKind(coins: Coins, state: FormState, isFixed: boolean): FormState {
  if (isFixed === state.isFixed || (isFixed && !canBeFixed(coins, state))) return state
  // At a floating rate the receive side cannot be what counts (CALC-11).
  const isTurned = !isFixed && state.source === 'to'
  const next: FormState = {
    ...state,
    isFixed,
    source: isTurned ? 'from' : state.source,
    typed: isTurned ? displayAmount(state.estimate?.amountFrom ?? '') : state.typed,
  }
  return next.typed === '' ? { ...next, estimate: null } : ask(next, 'settled')
}

function takeEstimate(
  state: FormState,
  event: Extract<FormEvent, { kind: 'estimateArrived' }>,
): FormState {
  if (event.askId !== state.askId) return state
  const settled = { ...state, isUpdating: false }
  if (!event.answer.ok) {
    return { ...settled, estimate: null, failure: failureOf(event.answer.body.error) }
  }
  const reply = event.answer.body
  const hasQuote = reply.rateId !== null && reply.rateIdExpiredAt !== null
  return {
    ...settled,
    estimate: reply,
    failure: null,
    // The server's own two times: the visitor's clock may be wrong.
    quoteEndsAt: hasQuote ? event.at + ((reply.rateIdExpiredAt ?? 0) - reply.serverTime) : null,
  }
}

function failureOf({ code, details }: ErrorReply['error']): FormState['failure'] {
  if (code === 'network_unreachable') return code
  if (code !== 'price_paused' || typeof details.currency !== 'string') return 'refused'
  return { coin: details.currency, isMoving: details.reason === 'jumped' }
}
