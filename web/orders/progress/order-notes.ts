import type { CurrencyOut, TransactionOut } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import { formatUnits, parseAmount } from '@causeway/core/money'
import { tickerLabel } from '@causeway/ui/money'
import type { OrderStatus } from '../order-status.ts'

/** A sentence about an order, with the values that stand in it. */
export type OrderNote = {
  readonly words: MessageKey
  readonly values: Readonly<Record<string, string>>
}

type Coins = { readonly from: CurrencyOut; readonly to: CurrencyOut }

/** What is unusual about an order's payments, and what becomes of it; most orders have nothing of it. */
export function orderNotes(
  transaction: TransactionOut,
  status: OrderStatus,
  coins: Coins,
): readonly OrderNote[] {
  if (status === 'confirming') return arrivalNotes(transaction, coins)
  const isGoingOn = status === 'sending' || status === 'finished' || status === 'exchanging'
  if (!isGoingOn) return []
  return [...otherSum(transaction, coins), ...restNotes(transaction, status, coins)]
}

/** Everything that was seen of the order's payments and was not reversed, confirmed or not. */
export function seenSum({ deposits }: TransactionOut, coin: CurrencyOut): string {
  const units = deposits
    .filter(({ state }) => state !== 'reversed')
    .map(({ amount }) => parseAmount(amount, { ticker: coin.ticker, decimals: coin.decimals }))
    .reduce((sum, read) => sum + (read.ok ? read.value.units : 0n), 0n)
  return formatUnits(units, coin.decimals)
}

function arrivalNotes(transaction: TransactionOut, { from }: Coins): readonly OrderNote[] {
  const { amountExpectedFrom, amountRefunded, amountTo, deposits, payUntil, type } = transaction
  const isFixed = type === 'fixed'
  const say = (words: MessageKey, values = {}): OrderNote => ({ words, values })
  if (amountTo !== null || amountRefunded !== null) {
    return [say(isFixed ? 'orderState.againFixed' : 'orderState.againFloat')]
  }
  const isLate = deposits.some(({ seenAt }) => Date.parse(seenAt) > Date.parse(payUntil))
  if (isLate) return [say(isFixed ? 'orderState.lateFixed' : 'orderState.lateFloat')]
  const sent = seenSum(transaction, from)
  if (sent === '0' || sent === amountExpectedFrom) return []
  const seen = { sent, expected: amountExpectedFrom, from: tickerLabel(from) }
  const isLess = transaction.amountDiffers?.startsWith('-') ?? isLower(sent, seen.expected, from)
  const next = isFixed
    ? say(isLess ? 'orderState.lessFixed' : 'orderState.moreFixed')
    : say('orderState.lessFloat')
  return [say('orderState.seenOther', seen), next]
}

function isLower(sent: string, expected: string, { decimals, ticker }: CurrencyOut): boolean {
  const [left, right] = [sent, expected].map((text) => parseAmount(text, { ticker, decimals }))
  return left?.ok === true && right?.ok === true && left.value.units < right.value.units
}

/** At a floating rate whatever comes is exchanged: both sums are said where they are not those that were announced. */
function otherSum(transaction: TransactionOut, { from, to }: Coins): readonly OrderNote[] {
  const { amountExpectedFrom, amountExpectedTo, amountFrom, amountTo, type } = transaction
  if (type !== 'float' || amountFrom === null || amountTo === null) return []
  if (amountFrom === amountExpectedFrom) return []
  const values = {
    sent: amountFrom,
    expected: amountExpectedFrom,
    from: tickerLabel(from),
    got: amountTo,
    announced: amountExpectedTo,
    to: tickerLabel(to),
  }
  return [{ words: 'orderState.otherSum', values }]
}

function restNotes(
  { amountRest, refundTxId }: TransactionOut,
  status: OrderStatus,
  { from }: Coins,
): readonly OrderNote[] {
  if (amountRest === null) return []
  const onItsWay = refundTxId === null ? 'orderState.restLater' : 'orderState.restOnWay'
  const words = status === 'finished' ? 'orderState.restBack' : onItsWay
  return [{ words, values: { rest: amountRest, from: tickerLabel(from) } }]
}
