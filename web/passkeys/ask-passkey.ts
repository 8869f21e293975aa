import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser'

/** The device's answer to the server's question (WebAuthn Level 3, 5.1.4); null where the person gives none. */
export async function askPasskey(
  options: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown> | null> {
  if (!isRequestOptions(options)) return null
  try {
    return { ...(await startAuthentication({ optionsJSON: options })) }
  } catch {
    // Closed, out of time, or no passkey for this site: browsers do not tell these apart.
    return null
  }
}

function isRequestOptions(options: object): options is PublicKeyCredentialRequestOptionsJSON {
  return 'challenge' in options
}
