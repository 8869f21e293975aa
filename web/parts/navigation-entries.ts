import type { MessageKey } from '@causeway/content/messages'
import { pages } from '../pages.ts'

type Entry = { readonly path: string; readonly label: MessageKey }

const labels: Readonly<Record<string, MessageKey>> = {
  home: 'common.exchange',
  buy: 'common.buyCrypto',
  history: 'common.yourOrders',
  sandbox: 'common.sandbox',
}

/** The pages that the header names in this world, in the order of the table of pages. */
export function navigationEntries(world: 'play' | 'real'): readonly Entry[] {
  return pages.flatMap((page) => {
    const label = labels[page.id]
    if (!page.isInNavigation || label === undefined) return []
    return page.world === 'any' || page.world === world ? [{ path: `/${page.path}`, label }] : []
  })
}
