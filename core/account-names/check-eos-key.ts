import { ripemd160 } from '@noble/hashes/legacy.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { type Failure, fail, ok, type Result } from '../result/index.ts'

/** `account_key_private`: a private key; whoever typed it should not show it to anyone. */
export type EosKeyFailure = Failure<'account_key_malformed' | 'account_key_private'>

const CHECKSUM_LENGTH = 4
const KEY_LENGTH = 33

/**
 * Checks the public key that will own a new EOS account: the older form `EOS…` or `PUB_K1_…` (both secp256k1), each with
 * its checksum (RIPEMD-160; the newer form's also over "K1").
 */
export function checkEosKey(text: string): Result<null, EosKeyFailure> {
  if (/^(?:PVT_|5[HJK][1-9A-HJ-NP-Za-km-z]{49}$)/.test(text)) {
    return fail({ code: 'account_key_private' })
  }
  const [body, curve] = text.startsWith('PUB_K1_')
    ? [text.slice('PUB_K1_'.length), 'K1']
    : [text.startsWith('EOS') ? text.slice('EOS'.length) : '', '']
  const bytes = decode(body)
  if (bytes?.length !== KEY_LENGTH + CHECKSUM_LENGTH) return fail({ code: 'account_key_malformed' })
  const key = bytes.slice(0, KEY_LENGTH)
  const checksum = ripemd160(concatBytes(key, utf8ToBytes(curve))).slice(0, CHECKSUM_LENGTH)
  const isRight = checksum.every((byte, place) => byte === bytes[KEY_LENGTH + place])
  // A compressed point begins with 2 or 3.
  const isPoint = key[0] === 2 || key[0] === 3
  return isRight && isPoint ? ok(null) : fail({ code: 'account_key_malformed' })
}

function decode(text: string): Uint8Array | null {
  // Base58 of 37 bytes has at most 51 characters; longer texts are not worth decoding.
  if (text === '' || text.length > 60) return null
  try {
    return base58.decode(text)
  } catch {
    return null
  }
}
