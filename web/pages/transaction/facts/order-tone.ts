import type { OrderStatus } from '../order-status.ts'

/** How a badge with the order's status looks. */
export function orderTone(status: OrderStatus): 'neutral' | 'good' | 'warning' | 'bad' {
  if (status === 'finished' || status === 'refunded') return 'good'
  if (status === 'hold' || status === 'expired') return 'warning'
  return status === 'failed' ? 'bad' : 'neutral'
}
