import type { OrderNews, WidgetEvents } from '@causeway/widget/embed'

/** What components tell. Which events an order's news become is decided where they are sent (`notify-of-order.ts`). */
export type HostNews =
  | { readonly type: 'quoteUpdated'; readonly data: WidgetEvents['quoteUpdated'] }
  | { readonly type: 'order'; readonly data: OrderNews }

let listener: ((news: HostNews) => void) | null = null
/** Islands are hydrated in any order: what is told before somebody listens waits. */
const early: HostNews[] = []

/** Tells the page around the frame, if there is one. Call it in a browser only. */
export function notifyHost(news: HostNews): void {
  if (document.documentElement.dataset.widgetPrefix === undefined) return
  if (listener === null) early.push(news)
  else listener(news)
}

/** Calls back with everything that is told, and was told before. */
export function onHostNews(next: (news: HostNews) => void): void {
  listener = next
  for (const news of early.splice(0)) next(news)
}
