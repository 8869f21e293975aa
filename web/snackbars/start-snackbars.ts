import {
  type QueuedSnackbar,
  reduceSnackbars,
  type Snackbar,
  type SnackbarEvent,
  type SnackbarQueue,
  snackbarDelay,
} from './reduce-snackbars.ts'
import { onSnackbar, showSnackbar, type ToldSnackbar, takeSavedSnackbar } from './show-snackbar.ts'

/**
 * Starts the place of short messages (SHELL-07): what is told stands there in its turn; what the page before left is shown
 * at once (SHELL-18). Needs no component. Returns what ends it.
 */
export function startSnackbars(place: HTMLElement): () => void {
  let queue: SnackbarQueue = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(event: SnackbarEvent): void {
    const [before] = queue
    queue = reduceSnackbars(queue, event)
    const [first] = queue
    if (first === before) return
    clearTimeout(timer)
    show(place, first, take)
    if (first !== undefined) timer = setTimeout(take, snackbarDelay(first), { kind: 'timePassed' })
  }

  function add(told: ToldSnackbar): void {
    const snackbar = typeof told === 'string' ? wordsOf(place, told) : told
    if (snackbar !== null) take({ kind: 'added', snackbar })
  }

  const stop = onSnackbar(add)
  const stopConnection = watchConnection()
  const kept = takeSavedSnackbar()
  if (kept !== null) add(kept)
  return () => {
    stop()
    stopConnection()
    clearTimeout(timer)
  }
}

function watchConnection(): () => void {
  const gone = () => showSnackbar('offline')
  const back = () => showSnackbar('online')
  window.addEventListener('offline', gone)
  window.addEventListener('online', back)
  return () => {
    window.removeEventListener('offline', gone)
    window.removeEventListener('online', back)
  }
}

/** The words of a message that came with the page. */
function wordsOf(place: HTMLElement, name: string): Omit<Snackbar, 'dismissed'> | null {
  const words = place.parentElement?.querySelector<HTMLElement>(`[data-snackbar-words="${name}"]`)
  if (!words) return null
  return { key: name, title: words.dataset.title ?? '', desc: words.dataset.desc ?? '' }
}

function show(
  place: HTMLElement,
  snackbar: QueuedSnackbar | undefined,
  take: (event: SnackbarEvent) => void,
): void {
  const standing = place.querySelector<HTMLElement>('[data-snackbar]')
  if (snackbar !== undefined && standing?.dataset.snackbar === snackbar.key) {
    standing.dataset.status = snackbar.status
    return
  }
  standing?.remove()
  if (snackbar !== undefined) place.append(elementOf(place, snackbar, take))
}

function elementOf(
  place: HTMLElement,
  { key, title, desc, status }: QueuedSnackbar,
  take: (event: SnackbarEvent) => void,
): HTMLElement {
  const element = document.createElement('div')
  element.dataset.snackbar = key
  element.dataset.status = status
  element.setAttribute('role', 'status')
  element.append(textIn('strong', title), ' ', textIn('span', desc))
  const close = document.createElement('button')
  close.type = 'button'
  close.setAttribute('aria-label', place.dataset.close ?? '')
  element.append(close)
  element.addEventListener('click', () => take({ kind: 'dismissed', key }))
  element.addEventListener('transitionend', () => take({ kind: 'transitionEnded', key }))
  return element
}

function textIn(tag: 'strong' | 'span', text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
