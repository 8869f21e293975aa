import type { MessageKey } from '@causeway/content/messages'
import type { WidgetEventName } from '@causeway/widget/embed'

/** Something that the widget in the preview told its page. */
export type ShownEvent = {
  /** Counts up: the newest has the greatest. */
  readonly id: number
  readonly name: WidgetEventName
  /** Wall clock of the browser, `14:05:09`. */
  readonly time: string
  /** Names and values as they came, in plain words. */
  readonly details: readonly (readonly [name: string, value: string])[]
}

const MOST_SHOWN = 100

/** What each event means. */
export const eventWords = {
  ready: 'widgetBuilder.eventReady',
  resize: 'widgetBuilder.eventResize',
  quoteUpdated: 'widgetBuilder.eventQuote',
  orderCreated: 'widgetBuilder.eventOrder',
  depositSeen: 'widgetBuilder.eventDeposit',
  finished: 'widgetBuilder.eventFinished',
  refunded: 'widgetBuilder.eventRefunded',
  signedIn: 'widgetBuilder.eventSignedIn',
  error: 'widgetBuilder.eventError',
} as const satisfies Record<WidgetEventName, MessageKey>

/** The names of all events. */
export const eventNames = Object.keys(eventWords) as readonly WidgetEventName[]

/** The list with one more event in front. Several changes of the height in a row are one. */
export function withEvent(
  events: readonly ShownEvent[],
  {
    data,
    name,
    now,
  }: { readonly name: WidgetEventName; readonly data: unknown; readonly now: Date },
): readonly ShownEvent[] {
  const [last] = events
  const shown: ShownEvent = {
    id: (last?.id ?? 0) + 1,
    name,
    time: now.toTimeString().slice(0, 8),
    details: detailsOf(data),
  }
  const rest = name === 'resize' && last?.name === 'resize' ? events.slice(1) : events
  return [shown, ...rest].slice(0, MOST_SHOWN)
}

function detailsOf(data: unknown): ShownEvent['details'] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).map(([name, value]) => [name, value === null ? '–' : String(value)])
}
