import { lazyView } from '../../client-page/index.ts'
import type { FiatOrderViewProps } from './fiat-order-view-props.ts'

/** A purchase or sale for fiat money. Pages of coin orders never load its script. */
export const lazyFiatOrderView = lazyView<FiatOrderViewProps>(
  async () => (await import('./fiat-order-view.tsx')).FiatOrderView,
)
