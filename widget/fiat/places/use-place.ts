import { defaultPlace } from '@causeway/core/fiat'
import { useEffect, useEffectEvent, useState } from 'react'
import { safeStorage } from '../../address/index.ts'
import type { FormHold, FormPlace } from '../../form/index.ts'
import { keepPlace, knownPlace, readSavedPlace } from './saved-place.ts'

/**
 * Finds out where the person is (BUY-06): what the page's address names, else what this browser kept, else where the
 * server sees the visitor, else where somebody is until he says otherwise. `choose` keeps another choice.
 */
export function usePlace(
  { state, needs, dispatch }: FormHold,
  given: { readonly isNamed: boolean; readonly own: string | null },
): {
  /** The visitor's own country, where it is known. */
  readonly own: string | null
  readonly choose: (place: FormPlace) => void
} {
  const [own, setOwn] = useState<string | null>(given.own)

  const begin = useEffectEvent(async (isStill: () => boolean) => {
    const kept = given.isNamed ? null : readSavedPlace(safeStorage())
    if (kept !== null) dispatch({ kind: 'placeChosen', place: kept })
    if (state.place !== null) return
    const answer = await needs.calls.country?.()
    if (!isStill()) return
    const found = answer?.ok ? answer.body.result : null
    const seen = found === null ? null : knownPlace(found.country, found.state)
    setOwn(seen?.country ?? null)
    if (kept === null) dispatch({ kind: 'placeChosen', place: seen ?? defaultPlace })
  })
  useEffect(() => {
    let isHere = true
    void begin(() => isHere)
    return () => {
      isHere = false
    }
  }, [])

  function choose(place: FormPlace) {
    keepPlace(safeStorage(), place)
    dispatch({ kind: 'placeChosen', place })
  }

  return { own, choose }
}
