import type { FiatFailure, FiatQuestion, FiatSide } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { type Ask, fieldOf, isSameToken, type Kept, listOf, textOf } from '../../fiat-wire/index.ts'
import { dataOf } from './ask-mercuryo.ts'
import { type MercuryoCoin, mercuryoCoin } from './coins.ts'
import type { MercuryoNeeds } from './mercuryo-needs.ts'

/** What Mercuryo deals in and where. */
export type MercuryoLists = {
  readonly fiats: readonly unknown[]
  readonly coins: readonly unknown[]
  /** In small letters. */
  readonly countries: readonly unknown[]
}

const WORDS = {
  buy: { enabled: 'widget_onramp_enabled', restricted: 'restricted_countries_onramp' },
  sell: { enabled: 'widget_offramp_enabled', restricted: 'restricted_countries_offramp' },
} as const satisfies Record<FiatSide, object>

/** GET /lib/currencies and /public/card-countries. Throws NoAnswer. */
export function mercuryoLists(
  needs: MercuryoNeeds,
  ask: Ask,
  kept: Kept<MercuryoLists>,
): Promise<MercuryoLists> {
  return kept(async () => {
    const [currencies, countries] = await Promise.all([
      dataOf(needs, ask, 'lib/currencies', {}),
      dataOf(needs, ask, 'public/card-countries', { type: 'alpha2' }),
    ])
    return {
      fiats: listOf(currencies, 'fiat'),
      coins: listOf(currencies, 'config', 'crypto_currencies'),
      countries: listOf(countries),
    }
  })
}

/** How Mercuryo names the coin, if it deals in it for that money, in that country, on that side. It names no states. */
export function findMercuryoCoin(
  { fiats, coins, countries }: MercuryoLists,
  { side, coin, network, fiat, country }: FiatQuestion,
): Result<MercuryoCoin, FiatFailure> {
  const named = mercuryoCoin({ coin, network })
  const entry = coins.find(
    (each) =>
      textOf(each, 'currency') === named?.currency && textOf(each, 'network') === named?.network,
  )
  if (named === null || entry === undefined) return fail({ code: 'currency' })
  const isDealtIn =
    fiats.includes(fiat.toUpperCase()) &&
    fieldOf(entry, WORDS[side].enabled) !== false &&
    isSameToken(coin, textOf(entry, 'contract'))
  if (!isDealtIn) return fail({ code: 'currency' })
  const here = country.toLowerCase()
  const restricted = fieldOf(entry, WORDS[side].restricted)
  const isKeptFrom = Array.isArray(restricted) && restricted.includes(here)
  return countries.includes(here) && !isKeptFrom ? ok(named) : fail({ code: 'country' })
}
