import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

type Fields = Readonly<Record<string, unknown>>

/** What both answers of a browser share, and the challenge that it says to have answered. */
export type ReadResponse<R> = { readonly response: R; readonly challenge: string }

/** The answer of `navigator.credentials.create()` as JSON (WebAuthn level 3, 5.1); null where it is no such thing. */
export function readRegistration(given: unknown): ReadResponse<RegistrationResponseJSON> | null {
  const common = readCommon(given)
  if (common === null) return null
  const { attestationObject, transports } = common.inner
  if (!isBase64url(attestationObject)) return null
  return {
    challenge: common.challenge,
    response: {
      ...common.outer,
      response: {
        clientDataJSON: common.clientDataJSON,
        attestationObject,
        transports: readTransports(transports),
      },
    },
  }
}

/** The answer of `navigator.credentials.get()` as JSON; null where it is no such thing. */
export function readAuthentication(
  given: unknown,
): ReadResponse<AuthenticationResponseJSON> | null {
  const common = readCommon(given)
  if (common === null) return null
  const { authenticatorData, signature, userHandle } = common.inner
  if (!isBase64url(authenticatorData) || !isBase64url(signature)) return null
  return {
    challenge: common.challenge,
    response: {
      ...common.outer,
      response: {
        clientDataJSON: common.clientDataJSON,
        authenticatorData,
        signature,
        ...(isBase64url(userHandle) && { userHandle }),
      },
    },
  }
}

function readCommon(given: unknown) {
  if (!isFields(given) || !isFields(given.response)) return null
  const { id, rawId, type, response } = given
  const { clientDataJSON } = response
  if (!isBase64url(id) || id !== rawId || type !== 'public-key' || !isBase64url(clientDataJSON)) {
    return null
  }
  const challenge = readChallenge(clientDataJSON)
  if (challenge === null) return null
  const outer = { id, rawId, type, clientExtensionResults: {} } as const
  return { outer, inner: response, clientDataJSON, challenge }
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return isFields(read) && isBase64url(read.challenge) ? read.challenge : null
  } catch {
    return null
  }
}

const MOST_TRANSPORTS = 8

function readTransports(given: unknown): string[] {
  if (!Array.isArray(given)) return []
  return given
    .filter((one) => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one))
    .slice(0, MOST_TRANSPORTS)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isBase64url(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+$/.test(value)
}
