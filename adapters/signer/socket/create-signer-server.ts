import { chmod, lstat, rm } from 'node:fs/promises'
import { connect, type Server, type Socket } from 'node:net'
import type { SignerPort } from '@causeway/core/ports'
import { SigningRefused } from '../signing-refused.ts'
import { type Answer, type Numbered, perform, readRequest, writeAnswer } from './messages.ts'
import { nameOfPlace, type SignerPlace, serverAt } from './signer-place.ts'
import { socketLines } from './socket-lines.ts'

/** Another process listens there, or a file is there that is no socket. */
export class SocketInUse extends Error {
  override readonly name = 'SocketInUse'
}

export type SignerServer = {
  /** Where it listens by TLS, also where the place left the choice (port 0) to the system; null on a Unix socket. */
  readonly port: number | null
  /** Finishes what is being signed, then closes and removes the socket. */
  readonly close: () => Promise<void>
}

const MOST_CONNECTIONS = 64
/** Of one connection at once: plans that wait together are signed together. */
const MOST_REQUESTS = 64
/** The longest plan is a sweep of some hundred outputs. */
const LONGEST_REQUEST_BYTES = 1 << 20
/** A client that says nothing for so long connects again when it has something to say. */
const IDLE_MILLISECONDS = 600_000

/**
 * Serves a signer on a Unix socket that only its owner can open, or at an address to whoever has the worker's certificate.
 * Requests of one connection are taken in turn, and each is answered when it is done; one that cannot be read closes the
 * connection after those before it, and nothing of it is done. A socket that a killed process left behind is replaced;
 * where one still listens it throws SocketInUse.
 */
export async function createSignerServer(needs: {
  readonly signer: SignerPort
  readonly place: SignerPlace
  /** Told of what was not foreseen, of connections without a certificate, and of requests that could not be read. */
  readonly onError: (error: unknown) => void
}): Promise<SignerServer> {
  const busy = new Map<Socket, Promise<void>>()
  let closing = false
  const { dropStrangers, server } = serverAt(needs.place, (socket) => {
    socket.on('error', () => {})
    if (busy.size >= MOST_CONNECTIONS) return void socket.destroy()
    socket.setTimeout(IDLE_MILLISECONDS, () => socket.destroy())
    const served = serve(needs, socket, () => closing)
      .catch(needs.onError)
      .finally(() => {
        busy.delete(socket)
        socket.destroy()
      })
    busy.set(socket, served)
  })
  server.on('tlsClientError', needs.onError)
  await listenAt(server, needs.place)
  const listening = server.address()
  return {
    port: typeof listening === 'object' && listening !== null ? listening.port : null,
    close: async () => {
      closing = true
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      dropStrangers()
      // Ends the reading side: what is being answered is still answered.
      for (const socket of busy.keys()) socket.push(null)
      await Promise.all(busy.values())
      await closed
    },
  }
}

async function serve(
  needs: { readonly signer: SignerPort; readonly onError: (error: unknown) => void },
  socket: Socket,
  isClosing: () => boolean,
): Promise<void> {
  const answering = new Set<Promise<void>>()
  const answer = async (asked: Numbered): Promise<void> => {
    const text = writeAnswer(await answerTo(needs, asked))
    if (!socket.write(text) && !socket.destroyed) await drained(socket)
  }
  try {
    for await (const line of socketLines(socket, LONGEST_REQUEST_BYTES)) {
      const answered = answer(readRequest(line)).finally(() => answering.delete(answered))
      answering.add(answered)
      if (answering.size >= MOST_REQUESTS) await Promise.race(answering)
      if (isClosing()) break
    }
  } catch (error) {
    if (!isLostConnection(error)) throw error
  } finally {
    await Promise.all(answering)
  }
  // What was answered last still leaves.
  if (!socket.destroyed) await new Promise<void>((resolve) => socket.end(() => resolve()))
}

async function answerTo(
  { signer, onError }: { readonly signer: SignerPort; readonly onError: (error: unknown) => void },
  { id, request }: Numbered,
): Promise<Answer> {
  try {
    return { id, value: await perform(signer, request) }
  } catch (error) {
    if (error instanceof SigningRefused) {
      return { id, refused: error.reason, message: error.message }
    }
    onError(error)
    return { id, failed: error instanceof Error ? error.message : 'The signer failed' }
  }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve)
    socket.once('close', () => resolve())
  })
}

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))
}

async function listenAt(server: Server, place: SignerPlace): Promise<void> {
  if (place.kind === 'socket') {
    await removeStale(place.path)
    return listenPrivately(server, place.path)
  }
  const { host, port } = place
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new SocketInUse(`${nameOfPlace(place)}: address already in use`) : error)
    })
    server.listen({ host, port }, resolve)
  })
}

async function removeStale(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null)
  if (found === null) return
  if (!found.isSocket()) throw new SocketInUse(`${path} is no socket`)
  if (await isAnswering(path)) throw new SocketInUse(`Another signer listens on ${path}`)
  await rm(path, { force: true })
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}

async function listenPrivately(server: Server, path: string): Promise<void> {
  // The socket must not be open to others even for a moment; it is made before `listen` returns.
  const before = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, resolve)
      process.umask(before)
    })
  } finally {
    process.umask(before)
  }
  await chmod(path, 0o600)
}
