import type { PriceOut } from '@causeway/api/contract'
import { Time } from '../times/times.tsx'

/** Until when a price set by hand is valid, and who set it. */
export function HandNote({ byHand }: { readonly byHand: NonNullable<PriceOut['byHand']> }) {
  return (
    <>
      Set by hand until <Time at={byHand.until} /> by {byHand.by.join(' and ')}
    </>
  )
}
