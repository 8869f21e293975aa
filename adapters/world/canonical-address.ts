import { addressRulesOf } from '@causeway/core/addresses/all'
import type { AddressFamily } from '@causeway/core/currencies'

/** One way of writing an address that can be written in several, as a node gives it back; null if it is none. */
export function canonicalAddress(family: AddressFamily, text: string): string | null {
  const read = addressRulesOf(family).read(text, 'main')
  return read.ok ? read.value.canonical : null
}
