import { Skeleton } from '@causeway/ui/primitives'
import styles from './awaited-offers.module.css'

export type AwaitedOffersProps = {
  /** Place in the list of the first of them: each stays in its own until an offer takes it. */
  readonly first: number
  /** How many providers have not answered. */
  readonly count: number
}

/** Places in a list of offers, as high as the offers that come. */
export function AwaitedOffers({ count, first }: AwaitedOffersProps) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by where it is
    <li key={first + place} className={styles.awaited} aria-hidden="true">
      <Skeleton width="60%" height="40px" />
      <Skeleton width="40%" height="32px" />
      <Skeleton width="100%" height="100%" />
    </li>
  ))
}
