import { classNames } from '@causeway/ui/primitives'
import { useWorth } from './use-worth.ts'
import styles from './worth.module.css'

export type WorthProps = {
  /** Ticker of the coin: `usdt20`. */
  readonly currency: string
  /** Plain decimal text; anything else, as dots while it is not known, has no worth. */
  readonly amount: string | null | undefined
  readonly className?: string | undefined
}

/**
 * What an amount is worth in the visitor's money, about. It stands on a line of its own, which is kept free for it: the
 * page comes without it, and nothing moves when it is known. Empty where nobody knows, or not lately enough.
 */
export function Worth({ currency, amount, className }: WorthProps) {
  const worth = useWorth()
  const classes = classNames(styles.worth, className)
  if (worth === null || !amount) return <span className={classes} />
  const { rates, WorthText } = worth
  return <WorthText rates={rates} currency={currency} amount={amount} className={classes} />
}
