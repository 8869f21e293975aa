import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { AddressRules, ChainFlavour } from '../../address-rules.ts'

const base58check = createBase58check(sha256)
export const hash160 = new Uint8Array(20).fill(0x5a)
export const hash256 = new Uint8Array(32).fill(0x5a)
export const base58Address = (...version: readonly number[]) =>
  base58check.encode(Uint8Array.of(...version, ...hash160))
export const segwitAddress = (prefix: string, version: number, program: Uint8Array) =>
  (version === 0 ? bech32 : bech32m).encode(prefix, [version, ...bech32.toWords(program)])

/** The form that an address is of, or why it is none. */
export function formOf(rules: AddressRules, text: string, flavour: ChainFlavour = 'main'): string {
  const read = rules.read(text, flavour)
  return read.ok ? read.value.form : read.failure.code
}
