import { worthOf } from '@causeway/core/fiat'
import { AmountText } from '@causeway/ui/money'
import { classNames, LtrText } from '@causeway/ui/primitives'
import { useLanguageTag, useTranslate } from '../messages/index.ts'
import type { WorthRates } from './create-worth-store.ts'
import { useWorthRates } from './use-worth-rates.ts'
import styles from './worth.module.css'

export type WorthProps = {
  /** Ticker of the coin: `usdt20`. */
  readonly currency: string
  /** Plain decimal text; anything else, as dots while it is not known, has no worth. */
  readonly amount: string | null | undefined
  readonly className?: string | undefined
}

const DOLLAR = 'usd'

/**
 * What an amount is worth in the visitor's money, about. It stands on a line of its own, which is kept free for it: the
 * page comes without it, and nothing moves when it is known. Empty where nobody knows, or not lately enough.
 */
export function Worth({ currency, amount, className }: WorthProps) {
  const t = useTranslate()
  const language = useLanguageTag()
  const rates = useWorthRates()
  const found = rates === null || !amount ? null : worthIn(rates, currency, amount)
  if (rates === null || found === null) {
    return <span className={classNames(styles.worth, className)} data-worth="" />
  }
  const { money, worth } = found
  const values = { money: rates.money.toUpperCase(), time: clockTime(rates.takenAt, language) }
  return (
    <LtrText
      className={classNames(styles.worth, className)}
      data-worth={money}
      title={t(money === rates.money ? 'common.worthRate' : 'common.worthInDollars', values)}
    >
      {'≈ '}
      {moneyParts(money, worth, language).map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a sign and a number, in the language's order
        part === worth ? <AmountText key={index} amount={worth} /> : part,
      )}
    </LtrText>
  )
}

/** In the visitor's money, or in dollars where that has no rate; null where the coin has none, or is that money. */
function worthIn(
  { prices, money }: WorthRates,
  currency: string,
  amount: string,
): { readonly money: string; readonly worth: string } | null {
  const used = prices[money] === undefined ? DOLLAR : money
  const [coin, unit] = [prices[currency], prices[used]]
  if (coin === undefined || unit === undefined || currency === used) return null
  const decimals = moneyFormat(used, 'en').resolvedOptions().maximumFractionDigits ?? 2
  const worth = worthOf(amount, { coin, money: unit, decimals })
  if (worth === null) return null
  const [whole = '0', fraction = ''] = worth.split('.')
  return {
    money: used,
    worth: decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`,
  }
}

/** The sign of the money and the number, in the order of the language. */
function moneyParts(money: string, worth: string, language: string): readonly string[] {
  const parts = moneyFormat(money, language).formatToParts(1)
  return parts.flatMap(({ type, value }) => {
    if (type === 'integer') return [worth]
    // Marks of direction: the whole stands left to right.
    if (type === 'currency') return [value.replace(/[\u200e\u200f]/g, '')]
    return type === 'literal' && /\s/.test(value) ? ['\u00a0'] : []
  })
}

function moneyFormat(money: string, language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { style: 'currency', currency: money })
}

function clockTime(iso: string, language: string): string {
  const options = { hour: '2-digit', minute: '2-digit', numberingSystem: 'latn' } as const
  return new Intl.DateTimeFormat(language, options).format(new Date(iso))
}
