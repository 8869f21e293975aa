import { worthOf } from '@causeway/core/fiat'
import { AmountText } from '@causeway/ui/money'
import { LtrText } from '@causeway/ui/primitives'
import { createWorthCalls } from '../client/index.ts'
import { useLanguageTag, useTranslate } from '../messages/index.ts'
import { createWorthStore, type WorthRates } from './create-worth-store.ts'
import { findMoney } from './find-money.ts'
import { watchMoney } from './saved-money.ts'

// Everything here is fetched once a page shows a worth: what it shows first has its place without it.
export { CommonSums } from './common-sums.tsx'

/** One for all worths of a page, however many parts of it run. */
export const worthStore = createWorthStore({
  calls: createWorthCalls(),
  findMoney,
  watchMoney,
  now: () => performance.now(),
  every: (milliseconds, work) => {
    const timer = setInterval(work, milliseconds)
    // Whoever comes back to the page does not wait for the next turn.
    document.addEventListener('visibilitychange', work)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', work)
    }
  },
  isSeen: () => document.visibilityState === 'visible',
})

export type WorthTextProps = {
  readonly rates: WorthRates
  readonly currency: string
  readonly amount: string
  readonly className: string
}

const DOLLAR = 'usd'

/** The worth itself; an empty place where it is not known. */
export function WorthText({ rates, currency, amount, className }: WorthTextProps) {
  const t = useTranslate()
  const language = useLanguageTag()
  const found = worthIn(rates, currency, amount)
  if (found === null) return <span className={className} />
  const { money, worth } = found
  const values = { money: rates.money.toUpperCase(), time: clockTime(rates.takenAt, language) }
  return (
    <LtrText
      className={className}
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
  const padded = decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`
  return { money: used, worth: padded }
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
