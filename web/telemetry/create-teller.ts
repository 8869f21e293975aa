import {
  cleanEvent,
  type EventFields,
  type EventName,
  type SiteEvent,
} from '@causeway/core/analytics'

const DEBOUNCE_MILLISECONDS = 1_000

export type TellerNeeds = {
  /** What goes with every event: on whose visit it happened. */
  readonly meta: () => EventFields
  /** Hands an event to the data layer of the page. */
  readonly push: (entry: EventFields) => void
  /** Sends it to the relay. Never throws. */
  readonly send: (event: SiteEvent) => void
}

export type Teller = {
  readonly tell: (name: EventName, fields: EventFields) => void
  /** Sends at once what waits: the page is being left. */
  readonly flush: () => void
}

/** Sends events one second after they happened last: the same one, happening again meanwhile, counts once (TELE-01). */
export function createTeller({ meta, push, send }: TellerNeeds): Teller {
  const waiting = new Map<
    string,
    { readonly send: () => void; readonly timer: ReturnType<typeof setTimeout> }
  >()

  return {
    tell: (name, fields) => {
      const key = `${name} ${JSON.stringify(fields)}`
      clearTimeout(waiting.get(key)?.timer)
      const go = () => {
        waiting.delete(key)
        const event = cleanEvent({ name, fields, meta: meta() })
        push({ ...event.fields, event: name })
        send(event)
      }
      waiting.set(key, { send: go, timer: setTimeout(go, DEBOUNCE_MILLISECONDS) })
    },
    flush: () => {
      for (const { send: go, timer } of [...waiting.values()]) {
        clearTimeout(timer)
        go()
      }
    },
  }
}
