import { Address, OutScript } from '@scure/btc-signer'
import type { UtxoParams } from './utxo-params.ts'

/** The output script that an address of this chain stands for; null where it is none (checksums included). */
export function destinationScript(address: string, params: UtxoParams): Uint8Array | null {
  for (const scriptHash of [params.addresses.scriptHash, ...params.olderScriptHashes]) {
    const script = scriptOf(address, { ...params.addresses, scriptHash })
    if (script !== null) return script
  }
  return null
}

function scriptOf(address: string, network: UtxoParams['addresses']): Uint8Array | null {
  try {
    return OutScript.encode(Address(network).decode(address))
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
