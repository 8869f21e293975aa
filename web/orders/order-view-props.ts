import type { FollowState } from '@causeway/widget/client'
import type { Shown } from '../client-page/index.ts'
import type { OrderChange } from './change-order.server.ts'
import type { OrderPageData } from './load-order.server.ts'

/** What every part of an order page may show. */
export type OrderViewProps = Shown<OrderPageData> & {
  /** How the order is being followed; null before hydration. */
  readonly followState: FollowState | null
  /** What came of the form just sent. */
  readonly change: OrderChange | null
  /** Asks for the order again at once. */
  readonly refresh: () => void
}
