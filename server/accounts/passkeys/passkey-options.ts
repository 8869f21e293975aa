import { lifetimes } from '@causeway/core/accounts'
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { type PasskeySite, passkeyAlgorithms } from './passkey-site.ts'

/** What a browser is given, as JSON (WebAuthn level 3, 5.4 and 5.5). */
export type PasskeyOptions = Readonly<Record<string, unknown>>

/**
 * What a browser needs to make a passkey: one that is found without an e-mail address and asks for a PIN or a finger.
 * `owner.handle`: what an answer names its owner by; `owner.name`: what the browser shows. `known`: ids of passkeys that
 * the owner has already; no second one is made on their devices.
 */
export async function passkeyCreationOptions(asked: {
  readonly site: PasskeySite
  readonly title: string
  readonly owner: { readonly handle: string; readonly name: string }
  readonly known: readonly string[]
  readonly challenge: string
}): Promise<PasskeyOptions> {
  const options = await generateRegistrationOptions({
    rpName: asked.title,
    rpID: asked.site.rpId,
    userName: asked.owner.name,
    userID: new Uint8Array(Buffer.from(asked.owner.handle)),
    challenge: bytesOf(asked.challenge),
    timeout: lifetimes.passkeyChallengeSeconds * 1000,
    attestationType: 'none',
    excludeCredentials: asked.known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  })
  return { ...options }
}

/**
 * What a browser needs to answer with a passkey, after a PIN or a finger. Without `allowed` it names no owner and no
 * passkey: the browser offers those that it has for this site, and nobody learns who is known here.
 */
export async function passkeyRequestOptions(asked: {
  readonly site: PasskeySite
  readonly challenge: string
  readonly allowed?: readonly string[]
}): Promise<PasskeyOptions> {
  const options = await generateAuthenticationOptions({
    rpID: asked.site.rpId,
    challenge: bytesOf(asked.challenge),
    timeout: lifetimes.passkeyChallengeSeconds * 1000,
    userVerification: 'required',
    ...(asked.allowed && { allowCredentials: asked.allowed.map((id) => ({ id })) }),
  })
  return { ...options }
}

function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}
