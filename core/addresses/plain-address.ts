import type { ReadAddress } from './address-rules.ts'

/** An address without an extra id of its own, in its only spelling unless another is given. */
export function plainAddress(address: string, form: string, canonical = address): ReadAddress {
  return { address, canonical, form, impliedExtraId: null, saysExtraId: false }
}
