import { startSnackbars } from '../snackbars/start-snackbars.ts'
import { startBars } from './start-bars.ts'
import { startChat } from './support-chat/start-chat.ts'
import { watchBrokenWeb } from './watch-broken-web.ts'

/**
 * Starts the overlays that the server rendered: decides what this visitor sees, and shows it. Needs no component.
 * Returns what ends it.
 */
export function startOverlays(place: HTMLElement): () => void {
  const snackbars = place.querySelector<HTMLElement>('[data-snackbars]')
  const ends = [
    watchBrokenWeb(place),
    startBars(place),
    ...(snackbars === null ? [] : [startSnackbars(snackbars)]),
    startChat(place),
  ]
  return () => {
    for (const end of ends) end()
  }
}
