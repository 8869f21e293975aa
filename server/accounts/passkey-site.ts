/** Whose passkeys they are: the host that a browser binds them to, and the origin that it vouches for. */
export type PasskeySite = { readonly rpId: string; readonly origin: string }

/** From the site's own address. Passkeys need a name: browsers make none for a bare IP address. */
export function passkeySite(publicUrl: string): PasskeySite {
  const { hostname, origin } = new URL(publicUrl)
  return { rpId: hostname, origin }
}

/** ES256 (every passkey), Ed25519, RS256 (Windows Hello of old): COSE numbers, the first preferred. */
export const passkeyAlgorithms = [-7, -8, -257] as const
