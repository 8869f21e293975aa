import { countryCodes, countryWithStates, stateNames } from '@causeway/core/fiat'
import type { FormPlace } from '../../form/index.ts'

const COUNTRY_KEY = 'country_confirm'
const STATE_KEY = 'state_selected'

/** Where the person said to be on an earlier visit (BUY-06); null where nothing is kept, or something unknown. */
export function readSavedPlace(storage: Pick<Storage, 'getItem'>): FormPlace | null {
  return knownPlace(storage.getItem(COUNTRY_KEY), storage.getItem(STATE_KEY))
}

/** Keeps the choice. A browser that keeps nothing is left alone. */
export function keepPlace(storage: Pick<Storage, 'setItem'>, place: FormPlace): void {
  try {
    storage.setItem(COUNTRY_KEY, place.country)
    storage.setItem(STATE_KEY, place.state ?? '')
  } catch {
    // A full or forbidden storage costs only the memory.
  }
}

/** The place with these codes, in capitals or small letters; null for a country that is none. Unknown states are dropped. */
export function knownPlace(country: string | null, state: string | null): FormPlace | null {
  const code = (country ?? '').toUpperCase()
  if (!countryCodes.includes(code)) return null
  const inState = (state ?? '').toUpperCase()
  const hasState = code === countryWithStates && inState in stateNames
  return { country: code, state: hasState ? inState : null }
}
