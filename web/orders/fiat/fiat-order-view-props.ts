import type { FiatFactsOut } from '@causeway/api/contract'
import type { ReactNode } from 'react'
import type { Shown } from '../../client-page/index.ts'
import type { OrderPageData } from '../load-order.server.ts'
import type { OrderViewProps } from '../order-view-props.ts'

/** What every part of the page of a purchase or a sale may show. */
export type FiatOrderViewProps = Shown<OrderPageData> &
  Pick<OrderViewProps, 'followState'> & {
    readonly fiat: FiatFactsOut
    readonly notice?: ReactNode
  }
