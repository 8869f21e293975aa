import { createHash, timingSafeEqual } from 'node:crypto'
import { isLocalPeer, isLoopbackHost, type Peer } from './peer.ts'

const BEARER = /^Bearer +(\S+)$/i

/** True where an Authorization header bears the token. Takes as long for a near miss as for any other. */
function holdsToken(authorization: string | undefined, token: string | null): boolean {
  const given = BEARER.exec(authorization ?? '')?.[1]
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

// Digests have one length, which the comparison needs.
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Who may touch the sandbox's controls and read the metrics: a holder of the token, if no page of another site asks for
 * him, or somebody at this machine itself.
 */
export function isOperator(
  peer: Peer,
  token: string | null,
  ownOrigins: readonly string[],
): boolean {
  const { authorization, origin } = peer.headers
  const isForeign = origin !== undefined && !ownOrigins.includes(origin)
  return (holdsToken(authorization, token) && !isForeign) || isAtThisMachine(peer)
}

/**
 * Who reads the sandbox's mail (AUTH-13), and works its controls without a token: a loopback peer, no forwarding header,
 * and a loopback Host (or a name that was rebound to 127.0.0.1 would do); a page of another site that the operator
 * happens to read is kept out by its Origin.
 */
export function isAtThisMachine(peer: Peer): boolean {
  const { host = '', origin } = peer.headers
  return (
    isLocalPeer(peer) && isLoopbackHost(host) && (origin === undefined || isLoopbackOrigin(origin))
  )
}

function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackHost(new URL(origin).host)
}
