/** Whose passkeys they are: the host that a browser binds them to, and the origin that it vouches for. */
export type PasskeySite = { readonly rpId: string; readonly origin: string }

/** Addresses by which a machine means itself, or all of its own (`HOST`). */
const OWN_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/

/**
 * From the site's own address. Passkeys need a name, and browsers make none for a bare IP address; where nobody gave the
 * site a name (`PUBLIC_URL`) and it listens on this machine, they are those of `localhost` on its port.
 */
export function passkeySite(publicUrl: string): PasskeySite {
  const url = new URL(publicUrl)
  if (OWN_ADDRESS.test(url.hostname)) url.hostname = 'localhost'
  return { rpId: url.hostname, origin: url.origin }
}

/** ES256 (every passkey), Ed25519, RS256 (Windows Hello of old): COSE numbers, the first preferred. */
export const passkeyAlgorithms = [-7, -8, -257] as const
