import type { OrderNews, WidgetEvents } from '@causeway/widget/embed'

/** Name of the event by which components of a framed page tell what the host may hear. */
const HOST_NEWS = 'causeway-host-news'

/** What components tell. Which event an order's news become is decided where they are sent (`send-news.ts`). */
export type HostNews =
  | { readonly type: 'quoteUpdated'; readonly data: WidgetEvents['quoteUpdated'] }
  | { readonly type: 'order'; readonly data: OrderNews }

/** Tells the page around the frame, if there is one. Call it in a browser only. */
export function tellHost<Type extends HostNews['type']>(
  type: Type,
  data: Extract<HostNews, { readonly type: Type }>['data'],
): void {
  if (document.documentElement.dataset.widgetPrefix === undefined) return
  window.dispatchEvent(new CustomEvent(HOST_NEWS, { detail: { type, data } }))
}

/** Calls back with everything that is told. */
export function onHostNews(listener: (news: HostNews) => void): void {
  window.addEventListener(HOST_NEWS, (event) => {
    if (event instanceof CustomEvent) listener(event.detail)
  })
}
