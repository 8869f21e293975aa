import { base32nopad } from '@scure/base'
import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'
import { crc16 } from '../encodings/crc16.ts'
import { decodeOrNull } from '../encodings/decode-or-null.ts'

/** A version byte, a 32-byte key and a 16-bit checksum. */
const ACCOUNT = { version: 6 << 3, characters: 56, form: 'account' }
/** The same with a 64-bit id of the account's owner after the key. */
const MUXED = { version: 12 << 3, characters: 69, form: 'muxed' }

/**
 * Stellar's strkey (SEP-23): accounts `G…`, and muxed accounts `M…`, which carry an id in place of a memo. Test
 * networks write the same addresses.
 */
export const stellar: AddressRules = {
  family: 'stellar',
  read: readStellar,
  recognises: (text) => readStellar(text).ok,
}

function readStellar(text: string): Result<ReadAddress, ReadFailure> {
  const kind = [ACCOUNT, MUXED].find(({ characters }) => characters === text.length)
  const bytes = kind ? decodeOrNull(base32nopad, text) : null
  // The first letter is all of the version but its last bits: with another one it is no mistyped address but a stranger.
  if (!kind || !bytes || bytes[0] !== kind.version) return fail({ code: 'address_malformed' })
  const payload = bytes.slice(0, -2)
  const [low, high] = bytes.slice(-2)
  const checksum = crc16(payload)
  if (low !== (checksum & 0xff) || high !== checksum >> 8) {
    return fail({ code: 'address_bad_checksum' })
  }
  // A muxed account is paid by its own text; the id inside must not become a memo as well.
  return ok({ ...plainAddress(text, kind.form), saysExtraId: kind === MUXED })
}
