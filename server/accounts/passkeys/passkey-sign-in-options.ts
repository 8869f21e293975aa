import { lifetimes } from '@causeway/core/accounts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { AccountChangeNeeds } from '../account-needs.ts'
import { createChallenge } from './passkey-challenge.ts'
import { passkeySite } from './passkey-site.ts'

/**
 * What a browser needs to sign in with a passkey. It names no account and no passkey: the browser offers those that it
 * has for this site, and nobody learns who is known here.
 */
export async function passkeySignInOptions(
  needs: Pick<AccountChangeNeeds, 'database' | 'clock' | 'publicUrl'>,
): Promise<Readonly<Record<string, unknown>>> {
  const challenge = await createChallenge(needs, null)
  const options = await generateAuthenticationOptions({
    rpID: passkeySite(needs.publicUrl).rpId,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: lifetimes.passkeyChallengeSeconds * 1000,
    userVerification: 'required',
  })
  return { ...options }
}
