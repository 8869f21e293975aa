import { closeMenusOnLeaving } from './close-menus-on-leaving.ts'
import { keepAddress } from './keep-address.ts'
import { keepFocusInSheet } from './keep-focus-in-sheet.ts'
import { trackStoreLinks } from './track-store-links.ts'
import { type AccountActions, watchAccountLinks } from './watch-account-links.ts'
import { watchMoneyChoice } from './watch-money-choice.ts'
import { watchScroll } from './watch-scroll.ts'

/**
 * What the frame of a page does in a browser. It listens to the document and needs no hydrated component, so that pages
 * that run no router have it for little. Returns what ends it.
 */
export function startShell(page: Document, actions: AccountActions): () => void {
  const ends = [
    closeMenusOnLeaving(page),
    keepAddress(page),
    keepFocusInSheet(page),
    trackStoreLinks(page),
    watchAccountLinks(page, actions),
    watchMoneyChoice(page),
    watchScroll(page),
  ]
  return () => {
    for (const end of ends) end()
  }
}
