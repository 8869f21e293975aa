import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { isPasskeyId } from './passkey-fields.ts'
import { type PasskeySite, passkeyAlgorithms } from './passkey-site.ts'

/** A passkey that a browser has just made, as it is kept; `publicKey` in base64url. */
export type MadePasskey = {
  readonly id: string
  readonly publicKey: string
  readonly counter: bigint
  readonly transports: readonly string[]
}

/** What is kept of a passkey, as far as an answer is checked against it. */
export type KeptPasskey = {
  readonly id: string
  readonly publicKey: string
  /** What its owner was called when it was made. */
  readonly handle: string
}

/** The new passkey; null where it is not what was asked for: another origin, no PIN or finger, another challenge. */
export async function verifyMadePasskey(
  { origin, rpId }: PasskeySite,
  response: RegistrationResponseJSON,
  challenge: string,
): Promise<MadePasskey | null> {
  try {
    const { registrationInfo, verified } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    })
    if (!verified || !isPasskeyId(registrationInfo.credential.id)) return null
    const { counter, id, publicKey, transports = [] } = registrationInfo.credential
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: BigInt(counter),
      transports,
    }
  } catch {
    // The library throws whatever does not fit; to the browser it is all the same.
    return null
  }
}

/** The counter that came with a right signature, made after a PIN or a finger; null where it is not one. */
export async function verifyPasskeyAnswer(
  { origin, rpId }: PasskeySite,
  passkey: KeptPasskey,
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<bigint | null> {
  const { userHandle } = response.response
  if (userHandle !== undefined && !isHandle(passkey, userHandle)) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // Compared in the row itself, by the caller: the library would throw this as it throws everything else.
        counter: 0,
      },
    })
    return verified ? BigInt(authenticationInfo.newCounter) : null
  } catch {
    return null
  }
}

function isHandle({ handle }: KeptPasskey, userHandle: string): boolean {
  return Buffer.from(userHandle, 'base64url').toString('utf8') === handle
}
