import type { PasskeyAnswer } from '@causeway/api/contract'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

export type MadePasskey =
  | { readonly isMade: true; readonly response: PasskeyAnswer }
  | { readonly isMade: false; readonly reason: 'cancelled' | 'known' | 'failed' }

/** Has the device make a passkey for the options that the server gave (WebAuthn Level 3, 5.1.3). */
export async function makePasskey(
  options: Readonly<Record<string, unknown>>,
): Promise<MadePasskey> {
  if (!isCreationOptions(options)) return { isMade: false, reason: 'failed' }
  try {
    const response = await startRegistration({ optionsJSON: options })
    return { isMade: true, response: { ...response } }
  } catch (error) {
    return { isMade: false, reason: reasonOf(error) }
  }
}

function isCreationOptions(options: object): options is PublicKeyCredentialCreationOptionsJSON {
  return 'challenge' in options && 'rp' in options && 'user' in options
}

function reasonOf(error: unknown): 'cancelled' | 'known' | 'failed' {
  if (
    error instanceof WebAuthnError &&
    error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  ) {
    return 'known'
  }
  // A browser does not tell a closed dialog from one whose time was up.
  const isCancelled = error instanceof Error && error.name === 'NotAllowedError'
  return isCancelled ? 'cancelled' : 'failed'
}
