import { namesWithCache } from '@causeway/adapters/names/with-cache'
import { namesWithSeveral } from '@causeway/adapters/names/with-several'
import type { NamePort } from '@causeway/core/ports'
import { guardPort } from '@causeway/server/db'
import type { OrderNeeds } from '@causeway/server/orders'
import { machineClock } from '../product-clock.ts'
import type { ExternalServices } from './play-world.ts'

/** What orders need of names and accounts: afresh, never from a cache. */
export function namesOf({
  accountNames,
  names,
}: ExternalServices): Pick<OrderNeeds, 'names' | 'accountNames'> {
  const all = namesWithSeveral(names)
  return {
    names: guardPort(all, 'names', ['provider', 'recognises']),
    accountNames: new Map(
      [...accountNames].map(([network, port]) => [network, guardPort(port, 'accounts', ['cost'])]),
    ),
  }
}

/** The same names for whoever types: answers are kept for a short while. */
export function keptNames(names: NamePort): NamePort {
  return namesWithCache(machineClock, names)
}
