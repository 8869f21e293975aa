import { type Band, bandStatus } from './band.ts'

/** How far a stock outside its band is from the target, in smallest units. */
export type Rebalance = { readonly side: 'above' | 'below'; readonly units: bigint }

/** What brings a stock outside its band back to the target; null inside it. `units`: what the hot wallet holds beyond what is owed. */
export function rebalanceOf(units: bigint, band: Band): Rebalance | null {
  switch (bandStatus(units, band)) {
    case 'high':
      return { side: 'above', units: units - band.target }
    case 'low':
      return { side: 'below', units: band.target - units }
    default:
      return null
  }
}
