import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Options = Readonly<Record<string, unknown>>

/** What a test bends in an authenticator's answer. */
export type Bend = {
  readonly origin?: string
  readonly challenge?: string
  readonly counter?: number
  /** Whether a PIN or a finger was asked for. */
  readonly isVerified?: boolean
  readonly rpId?: string
  readonly userHandle?: string
  readonly type?: string
}

type SiteBend = Bend & { readonly origin: string; readonly rpId: string }

/** A passkey of ES256 on a device of its own, as a browser shows it (WebAuthn level 3). */
export type SoftwareAuthenticator = {
  readonly id: string
  /** Answers `navigator.credentials.create()`. */
  readonly create: (options: Options, bend?: Bend) => unknown
  /** Answers `navigator.credentials.get()`; its counter grows. */
  readonly get: (options: Options, bend?: Bend) => unknown
}

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

/** Makes one for a site. `counts` false: its counter stays at nought, as those kept in a cloud do. */
export function createSoftwareAuthenticator(
  origin: string,
  userHandle: string,
  { counts = true }: { readonly counts?: boolean } = {},
): SoftwareAuthenticator {
  const site = { origin, rpId: new URL(origin).hostname }
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  const outer = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  return {
    id,
    create: (options, bent = {}) => {
      const bend = { ...site, ...bent }
      const authData = Buffer.concat([
        authenticatorData(bend, ATTESTED, counter),
        Buffer.alloc(16),
        uint16(credentialId.length),
        credentialId,
        coseKey(publicKey),
      ])
      const attestation = new Map<unknown, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...outer,
        response: {
          clientDataJSON: clientData('webauthn.create', options, bend),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get: (options, bent = {}) => {
      const bend = { ...site, ...bent }
      if (counts) counter += 1
      const clientDataJSON = clientData('webauthn.get', options, bend)
      const authData = authenticatorData(bend, 0, bend.counter ?? counter)
      return {
        ...outer,
        response: {
          clientDataJSON,
          authenticatorData: authData.toString('base64url'),
          signature: signatureOf(privateKey, authData, clientDataJSON),
          userHandle: Buffer.from(bend.userHandle ?? userHandle).toString('base64url'),
        },
      }
    },
  }
}

function clientData(type: string, options: Options, bend: SiteBend): string {
  const data = {
    type: bend.type ?? type,
    challenge: bend.challenge ?? options.challenge,
    origin: bend.origin,
    crossOrigin: false,
  }
  return Buffer.from(JSON.stringify(data)).toString('base64url')
}

function authenticatorData(bend: SiteBend, further: number, counter: number): Buffer {
  const flags = PRESENT | (bend.isVerified === false ? 0 : VERIFIED) | further
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(Buffer.from(bend.rpId)), Buffer.from([flags]), count])
}

function signatureOf(key: KeyObject, authData: Buffer, clientDataJSON: string): string {
  const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
  return sign('sha256', signed, key).toString('base64url')
}

/** RFC 9053: an elliptic curve key (1: 2) of ES256 (3: -7) on P-256 (-1: 1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return cbor(
    new Map<unknown, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

/** As much of CBOR (RFC 8949) as a passkey speaks. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)])
    return Buffer.concat([head(5, value.size), ...entries])
  }
  throw new Error('A passkey says nothing of this kind')
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  if (count < 256) return Buffer.from([(major << 5) | 24, count])
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(count)])
}

function uint16(count: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(count)
  return bytes
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
