import { connect } from 'node:net'
import type { Shop } from '../../customers/index.ts'

const LONGEST_ANSWER_MILLISECONDS = 10_000

/** Writes bytes to the shop's port as no HTTP client would, and answers all that comes back until it is quiet. */
export function rawRequest(shop: Shop, text: string): Promise<string> {
  const { hostname, port } = new URL(shop.url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setTimeout(LONGEST_ANSWER_MILLISECONDS, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // Hung up on: an answer, too.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(answer)
      else reject(error)
    })
    socket.on('close', () => resolve(answer))
  })
}
