import {
  type Catalogue,
  type Currency,
  createCatalogue,
  isMaintained,
  type Maintenance,
} from '@causeway/core/currencies'
import type { Clock } from '@causeway/core/ports'
import { liveCatalogue } from './live-terms.ts'

/** Where new orders come from: pages, widgets and the calls behind them, or programs of partners. */
export type Channel = 'site' | 'api'

type Kept = {
  readonly of: readonly Currency[]
  readonly made: Catalogue
  /** No maintenance begins or ends within. */
  readonly from: number
  readonly until: number
}

/**
 * The same coins, with those that are closed on the channel or under maintenance closed for sending, receiving and guaranteed
 * rates. Follows changes and the clock.
 */
export function offeredOn(catalogue: Catalogue, channel: Channel, { now }: Clock): Catalogue {
  let kept: Kept | null = null
  return liveCatalogue(() => {
    const at = now()
    const { all } = catalogue
    if (kept?.of !== all || at < kept.from || at >= kept.until) {
      const isClosed = (coin: Currency) =>
        (channel === 'api' ? coin.isClosedOnApi : coin.isClosedOnSite) === true ||
        maintenancesOf(coin).some((maintenance) => isMaintained(maintenance, at))
      kept = { of: all, made: closedWhere(catalogue, isClosed), ...unchangedAround(all, at) }
    }
    return kept.made
  })
}

/** The maintenance of a coin and of its network. */
export function maintenancesOf({
  maintenance,
  networkMaintenance,
}: Pick<Currency, 'maintenance' | 'networkMaintenance'>): readonly Maintenance[] {
  return [maintenance, networkMaintenance].filter((each) => each !== undefined)
}

function closedWhere(catalogue: Catalogue, isClosed: (coin: Currency) => boolean): Catalogue {
  const off = { isWebFromEnabled: false, isWebToEnabled: false, isWebFixedEnabled: false }
  return createCatalogue(
    catalogue.all.map((coin) => (isClosed(coin) ? { ...coin, ...off } : coin)),
    catalogue.networks,
  )
}

function unchangedAround(all: readonly Currency[], at: number): Pick<Kept, 'from' | 'until'> {
  const times = all.flatMap((coin) =>
    maintenancesOf(coin).flatMap(({ endsAt, startsAt }) => [startsAt, endsAt]),
  )
  return {
    from: Math.max(Number.NEGATIVE_INFINITY, ...times.filter((time) => time <= at)),
    until: Math.min(Number.POSITIVE_INFINITY, ...times.filter((time) => time > at)),
  }
}
