import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { Address, OutScript } from '@scure/btc-signer'
import { readCashAddress, writeCashAddress } from './cash-address.ts'
import type { AddressForms, UtxoParams } from './utxo-params.ts'

const base58check = createBase58check(sha256)
const HASH_BYTES = 20

/** The output script that an address of this chain stands for; null where it is none (checksums included). */
export function destinationScript(address: string, { addresses }: UtxoParams): Uint8Array | null {
  const { bech32, cash } = addresses
  if (bech32 !== null && address.toLowerCase().startsWith(`${bech32}1`)) {
    return witnessScript(address, bech32)
  }
  const payload = cash === null ? null : readCashAddress(cash, address)
  if (payload !== null) {
    return OutScript.encode({ type: payload.type === 0 ? 'pkh' : 'sh', hash: payload.hash })
  }
  return base58Script(address, addresses)
}

/** The address of a key's hash, as the chain's node writes it. */
export function keyHashAddress(hash: Uint8Array, { addresses }: UtxoParams): string {
  const { bech32, cash, pubKeyHash } = addresses
  if (bech32 !== null) return Address(segwitNetwork(bech32)).encode({ type: 'wpkh', hash })
  if (cash !== null) return writeCashAddress(cash, { type: 0, hash })
  return base58check.encode(Uint8Array.of(...pubKeyHash, ...hash))
}

/** The library wants the base58 prefixes too, which are read here and not there. */
function segwitNetwork(bech32: string) {
  return { bech32, pubKeyHash: 0, scriptHash: 0, wif: 0 }
}

function witnessScript(address: string, bech32: string): Uint8Array | null {
  try {
    return OutScript.encode(Address(segwitNetwork(bech32)).decode(address))
  } catch {
    return null
  }
}

function base58Script(address: string, forms: AddressForms): Uint8Array | null {
  const payload = base58Payload(address)
  if (payload === null) return null
  const hashAfter = (prefix: readonly number[]): Uint8Array | null => {
    if (payload.length !== prefix.length + HASH_BYTES) return null
    return prefix.every((byte, place) => payload[place] === byte)
      ? payload.subarray(prefix.length)
      : null
  }
  const keyHash = hashAfter(forms.pubKeyHash)
  if (keyHash !== null) return OutScript.encode({ type: 'pkh', hash: keyHash })
  for (const prefix of [forms.scriptHash, ...forms.olderScriptHashes]) {
    const scriptHash = hashAfter(prefix)
    if (scriptHash !== null) return OutScript.encode({ type: 'sh', hash: scriptHash })
  }
  return null
}

function base58Payload(address: string): Uint8Array | null {
  try {
    return base58check.decode(address)
  } catch {
    return null
  }
}

/**
 * The smallest sum that nodes relay to a script, in smallest units: the bytes of the output and of the input that will
 * spend it, at the dust rate (Bitcoin Core, `GetDustThreshold`).
 */
export function dustThreshold(script: Uint8Array, params: UtxoParams): bigint {
  const outputBytes = 8 + 1 + script.length
  return BigInt(outputBytes + (isWitnessProgram(script) ? 67 : 148)) * params.dustFeePerVbyte
}

/** BIP-141: one version opcode, then one push of 2 to 40 bytes. */
function isWitnessProgram(script: Uint8Array): boolean {
  const [version, pushed] = script
  if (version === undefined || pushed === undefined) return false
  const isVersion = version === 0 || (version >= 0x51 && version <= 0x60)
  return isVersion && pushed >= 2 && pushed <= 40 && script.length === pushed + 2
}
