import type { OrderNews, WidgetStep } from '@causeway/widget/embed'
import type { HostLink } from './host-link.ts'
import { readStoredOrder, storeOrder } from './stored-order.ts'

type OrderEvent = 'orderCreated' | 'depositSeen' | 'finished' | 'refunded'

/** What each status says beyond that the order is there; later ones include what came before. */
const eventsOf: Readonly<Record<string, readonly OrderEvent[]>> = {
  confirming: ['depositSeen'],
  exchanging: ['depositSeen'],
  sending: ['depositSeen'],
  hold: ['depositSeen'],
  refunding: ['depositSeen'],
  finished: ['depositSeen', 'finished'],
  refunded: ['depositSeen', 'refunded'],
}

const stepOf: Readonly<Record<string, WidgetStep>> = {
  waiting: 'send-money',
  finished: 'exchange-end',
  refunded: 'exchange-end',
  expired: 'exchange-end',
  failed: 'exchange-end',
}

/**
 * Tells the host what an order's news mean, each event once for an order, and keeps the order for a reload of the page
 * around.
 */
export function notifyOfOrder(link: HostLink, news: OrderNews): void {
  const step = stepOf[news.status] ?? 'exchange-progress'
  document.documentElement.dataset.widgetAppFrame = step
  const stored = readStoredOrder()
  const before = stored?.code === news.code ? stored.sentEvents : []
  const events: readonly OrderEvent[] = ['orderCreated', ...(eventsOf[news.status] ?? [])]
  const fresh = events.filter((event) => !before.includes(event))
  // Kept first: what is told twice after a reload would be counted twice.
  storeOrder({
    code: news.code,
    sentEvents: [...before, ...fresh],
    isOver: step === 'exchange-end',
  })
  for (const event of fresh) link.send(event, news)
}
