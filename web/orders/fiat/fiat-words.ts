import type { MessageKey } from '@causeway/content/messages'
import { quotientOf } from '@causeway/core/fiat'

const DECIMALS = 8

/** What one coin comes to, from sums of money and of the coin (plain decimal texts), truncated; null of no coins. */
export function priceOfCoin(money: string, coins: string): string | null {
  const price = quotientOf(money, coins)
  if (price === null) return null
  const units = (price.numerator * 10n ** BigInt(DECIMALS)) / price.denominator
  const digits = units.toString().padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}

type Side = 'buy' | 'sell'
type Said = { readonly title: MessageKey; readonly text: MessageKey }
type Step = { readonly step: number } & Readonly<Record<Side, MessageKey>>

/** The states of an order with a provider, in words and as steps: of a sale coins are sent, and money comes. */
const states = {
  waiting: { buy: 'deal.stateWaiting', sell: 'deal.sellStateWaiting', step: 0 },
  paid: { buy: 'deal.statePaid', sell: 'deal.sellStatePaid', step: 1 },
  sending: { buy: 'deal.stateSending', sell: 'deal.stateSending', step: 2 },
  ended: { buy: 'deal.stateEnded', sell: 'deal.stateEnded', step: 3 },
  declined: { buy: 'deal.stateDeclined', sell: 'deal.stateDeclined', step: 0 },
  expired: { buy: 'deal.stateExpired', sell: 'deal.sellStateExpired', step: 0 },
  refunded: { buy: 'deal.stateRefunded', sell: 'deal.sellStateRefunded', step: 1 },
  charged_back: { buy: 'deal.stateChargedBack', sell: 'deal.stateChargedBack', step: 1 },
} as const satisfies Record<string, Step>

const underWay = {
  paid: {
    buy: { title: 'deal.paidTitle', text: 'deal.paidText' },
    sell: { title: 'deal.sellPaidTitle', text: 'deal.sellPaidText' },
  },
  sending: {
    buy: { title: 'deal.sendingTitle', text: 'deal.sendingText' },
    sell: { title: 'deal.sellSendingTitle', text: 'deal.sellSendingText' },
  },
} as const satisfies Record<string, Record<Side, Said>>

const ends = {
  declined: {
    tone: 'error',
    buy: { title: 'deal.declinedTitle', text: 'deal.declinedText' },
    sell: { title: 'deal.sellDeclinedTitle', text: 'deal.sellDeclinedText' },
  },
  expired: {
    tone: 'warning',
    buy: { title: 'deal.expiredTitle', text: 'deal.expiredText' },
    sell: { title: 'deal.expiredTitle', text: 'deal.sellExpiredText' },
  },
  refunded: {
    tone: 'good',
    buy: { title: 'deal.refundedTitle', text: 'deal.refundedText' },
    sell: { title: 'deal.sellRefundedTitle', text: 'deal.sellRefundedText' },
  },
  charged_back: {
    tone: 'error',
    buy: { title: 'deal.chargedBackTitle', text: 'deal.chargedBackText' },
    sell: { title: 'deal.sellChargedBackTitle', text: 'deal.sellChargedBackText' },
  },
} as const satisfies Record<
  string,
  { readonly tone: 'error' | 'warning' | 'good' } & Readonly<Record<Side, Said>>
>

/** Where an order stands. A state that nobody knows is shown as still at work. */
export function stateWords(side: Side, state: string): { words: MessageKey; step: number } {
  const known = isKey(states, state) ? states[state] : states.paid
  return { words: known[side], step: known.step }
}

/** What the provider does now. */
export function underWayWords(side: Side, state: string): Said {
  return underWay[state === 'sending' ? 'sending' : 'paid'][side]
}

/** What the provider says that it sent or paid, and when that arrives: nobody here has seen it arrive. */
export const finishedWords = {
  buy: { title: 'deal.endedTitle', text: 'deal.endedText', hint: 'deal.endedHint' },
  sell: { title: 'deal.sellEndedTitle', text: 'deal.sellEndedText', hint: 'deal.sellEndedHint' },
} as const satisfies Record<Side, Said & { readonly hint: MessageKey }>

/** Why nothing more comes, and what becomes of the money, or of the coins. */
export function endWords(
  side: Side,
  state: string,
): Said & { readonly tone: 'error' | 'warning' | 'good' } {
  const end = isKey(ends, state) ? ends[state] : ends.expired
  return { tone: end.tone, ...end[side] }
}

/** What to do when nothing comes, in order. */
export const nothingWords = {
  buy: ['deal.nothingWait', 'deal.nothingAsk', 'deal.nothingUs'],
  sell: ['deal.sellNothingWait', 'deal.sellNothingAsk', 'deal.sellNothingUs'],
} as const satisfies Record<Side, readonly MessageKey[]>

function isKey<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key)
}
