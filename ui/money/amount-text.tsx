import { classNames, LtrText } from '../primitives/index.ts'
import styles from './amount-text.module.css'

export type AmountTextProps = {
  /** Whole coins in plain decimal notation, as it came over the wire. Shown exactly as it is. */
  readonly amount: string
  /** Ticker to stand behind it: "BTC". */
  readonly ticker?: string
  readonly className?: string | undefined
}

/** More signs than stand on one line of a phone in the size of headings. */
export function isLongAmount(amount: string): boolean {
  return amount.length > 16
}

/** An amount of money: Latin digits, a dot, figures of one width, left to right in every language. */
export function AmountText({ amount, ticker, className }: AmountTextProps) {
  return (
    <LtrText className={classNames(styles.amount, isLongAmount(amount) && styles.long, className)}>
      {ticker === undefined ? amount : `${amount} ${ticker}`}
    </LtrText>
  )
}
