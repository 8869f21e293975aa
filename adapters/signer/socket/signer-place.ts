import {
  connect,
  createServer as createPlainServer,
  isIP,
  type Server,
  type Socket,
} from 'node:net'
import {
  connect as connectByTls,
  createServer as createTlsServer,
  type Server as TlsServer,
} from 'node:tls'
import type { SignerCertificates } from './read-certificates.ts'

export {
  CertificatesWrong,
  readCertificates,
  type SignerEnd,
} from './read-certificates.ts'

/** Where the signer of another process listens: on a Unix socket, or, on another machine, behind mutual TLS. */
export type SignerPlace =
  | { readonly kind: 'socket'; readonly path: string }
  | ({ readonly kind: 'address'; readonly certificates: SignerCertificates } & SignerAddress)

/** A name or IP address, and a port. */
export type SignerAddress = { readonly host: string; readonly port: number }

const OLDEST_TLS = 'TLSv1.3'
const HANDSHAKE_MILLISECONDS = 10_000
/** At once: one takes some milliseconds. */
const MOST_HANDSHAKES = 16
/** A machine that has lost its power says nothing: the system asks after a connection's other end. */
const KEEP_ALIVE_MILLISECONDS = 30_000

/** As in messages and logs: the socket's path, or host and port. */
export function nameOfPlace(place: SignerPlace): string {
  if (place.kind === 'socket') return place.path
  return `${isIP(place.host) === 6 ? `[${place.host}]` : place.host}:${place.port}`
}

/**
 * A connection to a signer. By TLS it ends with an error where the signer's certificate is of another authority, made for
 * another host or not for a signer; the same holds at the other end.
 */
export function connectTo(place: SignerPlace): Socket {
  if (place.kind === 'socket') return connect(place.path)
  const { certificates, host, port } = place
  const socket = connectByTls({
    host,
    port,
    // An IP address is compared with the certificate all the same, but may not be named in a handshake.
    servername: isIP(host) === 0 ? host : '',
    ca: certificates.authority,
    cert: certificates.certificate,
    key: certificates.key,
    minVersion: OLDEST_TLS,
  })
  socket.setNoDelay(true)
  return socket.setKeepAlive(true, KEEP_ALIVE_MILLISECONDS)
}

/** What takes connections at a place. */
export type PlaceServer = {
  readonly server: Server
  /** Ends connections that haven't shown a certificate yet. */
  readonly dropStrangers: () => void
}

/** By TLS it hands on no connection before it has seen a certificate that is made for workers. */
export function serverAt(
  place: SignerPlace,
  onConnection: (socket: Socket) => void,
  handshakeTimeout = HANDSHAKE_MILLISECONDS,
): PlaceServer {
  if (place.kind === 'socket') {
    return { server: createPlainServer(onConnection), dropStrangers: () => {} }
  }
  const { authority, certificate, key } = place.certificates
  const server = createTlsServer(
    {
      ca: authority,
      cert: certificate,
      key,
      requestCert: true,
      rejectUnauthorized: true,
      minVersion: OLDEST_TLS,
      handshakeTimeout,
    },
    (socket) => {
      socket.setNoDelay(true)
      socket.setKeepAlive(true, KEEP_ALIVE_MILLISECONDS)
      onConnection(socket)
    },
  )
  return { server, dropStrangers: limitHandshakes(server) }
}

/** Connections without a certificate make room for new ones, so that they keep no worker out. Answers what ends them all. */
function limitHandshakes(server: TlsServer): () => void {
  const strangers = new Map<string, Socket>()
  server.on('connection', (socket: Socket) => {
    const name = otherEndOf(socket)
    strangers.set(name, socket)
    socket.once('close', () => strangers.delete(name))
    if (strangers.size > MOST_HANDSHAKES) strangers.values().next().value?.destroy()
  })
  server.on('secureConnection', (socket) => strangers.delete(otherEndOf(socket)))
  // Node says that the time for a handshake is over, and leaves the connection open.
  server.on('tlsClientError', (_error, socket) => socket.destroy())
  return () => {
    for (const socket of strangers.values()) socket.destroy()
  }
}

/** What a connection has in common with the one inside its TLS. */
function otherEndOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`
}
