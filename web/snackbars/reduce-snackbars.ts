/** A short message that comes and goes (SHELL-18). */
export type Snackbar = {
  readonly key: string
  readonly title: string
  readonly desc: string
  /** Whether it is on its way out. */
  readonly dismissed: boolean
}

/** `pending`: put on the page, about to be seen. */
export type SnackbarStatus = 'not shown' | 'pending' | 'shown' | 'hiding'

export type QueuedSnackbar = Snackbar & { readonly status: SnackbarStatus }

/** In the order they were added; at most the first is on the page. */
export type SnackbarQueue = readonly QueuedSnackbar[]

export type SnackbarEvent =
  | { readonly kind: 'added'; readonly snackbar: Omit<Snackbar, 'dismissed'> }
  /** The first one's time in its status is over. */
  | { readonly kind: 'timePassed' }
  | { readonly kind: 'dismissed'; readonly key: string }
  | { readonly kind: 'transitionEnded'; readonly key: string }

const SHOWN_MILLISECONDS = 5000
const OTHERWISE_MILLISECONDS = 100

/** How long the first one stays in its status by itself (SHELL-07). */
export function snackbarDelay({ status }: QueuedSnackbar): number {
  return status === 'shown' ? SHOWN_MILLISECONDS : OTHERWISE_MILLISECONDS
}

/**
 * The queue after an event (SHELL-07): one at a time is pending, shown, hiding and gone; then comes the next. What waits or
 * stands there already under the same key is not added again.
 */
export function reduceSnackbars(queue: SnackbarQueue, event: SnackbarEvent): SnackbarQueue {
  const [first, ...rest] = queue
  switch (event.kind) {
    case 'added': {
      const isThere = queue.some(({ key, dismissed }) => key === event.snackbar.key && !dismissed)
      if (isThere) return queue
      return begun([...queue, { ...event.snackbar, dismissed: false, status: 'not shown' }])
    }
    case 'timePassed':
      if (first === undefined) return queue
      if (first.status === 'pending') return [{ ...first, status: 'shown' }, ...rest]
      return first.status === 'shown' ? [hiding(first), ...rest] : begun(rest)
    case 'dismissed':
      if (first?.key !== event.key || first.dismissed) return queue
      return [hiding(first), ...rest]
    case 'transitionEnded':
      // What has just come into sight ends a transition, too.
      return first?.key === event.key && first.status === 'hiding' ? begun(rest) : queue
  }
}

function begun([first, ...rest]: SnackbarQueue): SnackbarQueue {
  if (first === undefined) return []
  return [first.status === 'not shown' ? { ...first, status: 'pending' } : first, ...rest]
}

function hiding(snackbar: QueuedSnackbar): QueuedSnackbar {
  return { ...snackbar, dismissed: true, status: 'hiding' }
}
