import { opensRouteModal, probeAmount, probeFiat } from '@causeway/core/fiat'
import { useEffect, useEffectEvent, useState } from 'react'
import { safeStorage } from '../../address/index.ts'
import type { FormHold } from '../../form/index.ts'
import { type CoinRoute, unsoldCoin, viasTo } from './route-coins.ts'
import { keepRoute } from './saved-route.ts'

const SEEN_KEY = 'stablecoin_modal_seen'
/** At least as wide as a tablet (BUY-09): past the breakpoint of phones (SHELL-09). */
const TABLET = '(min-width: 640px)'
/** Opens the modal (SHELL-17): from here, or from whatever else finds out that a coin cannot be bought. */
const UNSUPPORTED_PAIR = 'unsupported-pair-on-buy'
/** How many coins are tried: each is a question to all providers. */
const MOST_PROBES = 3

export type HeldRoute = {
  readonly route: CoinRoute
  readonly isModalOpen: boolean
  /** Takes the first step: the proposed coin for 150 dollars. */
  readonly accept: () => void
  readonly close: () => void
}

/**
 * Where nobody sells the coin: asks whether another one can be bought that leads to it, and offers that (BUY-09). Another
 * target begins anew. Null while there is no such route.
 */
export function useCoinRoute(hold: FormHold): HeldRoute | null {
  const { state, coins, needs, dispatch } = hold
  const [route, setRoute] = useState<CoinRoute | null>(null)
  const [isModalOpen, setModalOpen] = useState(false)
  const unsold = unsoldCoin(state)

  const probe = useEffectEvent(async (to: string, isStill: () => boolean) => {
    const via = await firstSold(hold, viasTo(coins, to).slice(0, MOST_PROBES), isStill)
    if (!isStill() || via === null) return
    setRoute({ via, to })
    const opens = opensRouteModal({
      hasProbeOffer: true,
      areBothEnabled: true,
      wasSeen: safeStorage().getItem(SEEN_KEY) !== null,
      isTabletOrWider: matchMedia(TABLET).matches,
    })
    if (opens && needs.readExperiments?.().buyAndExchange !== 'old') {
      window.dispatchEvent(new Event(UNSUPPORTED_PAIR))
    }
  })
  const openModal = useEffectEvent(() => {
    if (unsold !== null) setModalOpen(true)
  })
  useEffect(() => {
    const open = () => openModal()
    window.addEventListener(UNSUPPORTED_PAIR, open)
    return () => window.removeEventListener(UNSUPPORTED_PAIR, open)
  }, [])
  useEffect(() => {
    if (unsold === null) return
    let isHere = true
    void probe(unsold, () => isHere)
    return () => {
      isHere = false
      setRoute(null)
      setModalOpen(false)
    }
  }, [unsold])

  if (route === null) return null
  return {
    route,
    isModalOpen,
    accept() {
      markSeen()
      keepRoute(route)
      dispatch({ kind: 'coinChosen', side: 'from', ticker: probeFiat })
      dispatch({ kind: 'coinChosen', side: 'to', ticker: route.via })
      dispatch({ kind: 'boundChosen', side: 'from', amount: probeAmount })
    },
    close() {
      markSeen()
      setModalOpen(false)
    },
  }
}

/** The first of the coins that somebody sells here for 150 dollars. */
async function firstSold(
  { state, needs }: FormHold,
  vias: readonly string[],
  isStill: () => boolean,
): Promise<string | null> {
  const { place } = state
  if (place === null) return null
  for (const to of vias) {
    const answer = await needs.calls.fiatOffers?.({
      from: probeFiat,
      to,
      amount: probeAmount,
      country: place.country,
      ...(place.state === null ? {} : { state: place.state }),
    })
    if (!isStill()) return null
    if (answer?.ok && answer.body.result.some(({ error }) => error === null)) return to
  }
  return null
}

function markSeen(): void {
  try {
    safeStorage().setItem(SEEN_KEY, 'true')
  } catch {
    // Then it opens once more on another visit.
  }
}
