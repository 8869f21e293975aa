import { Skeleton } from '@causeway/ui/primitives'
import styles from './awaited-offers.module.css'

export type AwaitedOffersProps = {
  /** How many providers have not answered. */
  readonly count: number
}

/** Places in a list of offers, as high as the offers that come. */
export function AwaitedOffers({ count }: AwaitedOffersProps) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing else to be known by
    <li key={place} className={styles.awaited} aria-hidden="true">
      <Skeleton width="60%" height="40px" />
      <Skeleton width="40%" height="32px" />
      <Skeleton width="100%" height="100%" />
    </li>
  ))
}
