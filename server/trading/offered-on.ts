import { type Catalogue, type Currency, createCatalogue } from '@causeway/core/currencies'
import { liveCatalogue } from './live-terms.ts'

/** Where new orders come from: pages, widgets and the calls behind them, or programs of partners. */
export type Channel = 'site' | 'api'

/** The same coins, with those that are closed on the channel closed for sending, receiving and guaranteed rates. Follows changes. */
export function offeredOn(catalogue: Catalogue, channel: Channel): Catalogue {
  let kept: { readonly of: readonly Currency[]; readonly made: Catalogue } | null = null
  return liveCatalogue(() => {
    const { all } = catalogue
    if (kept?.of !== all) kept = { of: all, made: closedFor(catalogue, channel) }
    return kept.made
  })
}

function closedFor(catalogue: Catalogue, channel: Channel): Catalogue {
  const isClosed = ({ isClosedOnApi, isClosedOnSite }: Currency) =>
    (channel === 'api' ? isClosedOnApi : isClosedOnSite) === true
  const off = { isWebFromEnabled: false, isWebToEnabled: false, isWebFixedEnabled: false }
  return createCatalogue(
    catalogue.all.map((coin) => (isClosed(coin) ? { ...coin, ...off } : coin)),
    catalogue.networks,
  )
}
