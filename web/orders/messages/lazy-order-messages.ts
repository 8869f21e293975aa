import { lazyView } from '../../client-page/index.ts'
import type { OrderViewProps } from '../order-view-props.ts'

/** Messages about an order. Pages of orders without any never load its script. */
export const lazyOrderMessages = lazyView<Pick<OrderViewProps, 'transaction' | 'change'>>(
  async () => (await import('./order-messages.tsx')).OrderMessages,
)
