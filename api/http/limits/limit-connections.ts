import type { Server } from 'node:http'
import { clientNetwork } from '../callers/client-network.ts'
import { hangUp } from './hang-up.ts'

const RETRY_SECONDS = 30

/**
 * Hangs up on whoever opens more connections at once than one address may (IPv6: one /64). They cost memory and a file
 * each before anything is asked.
 */
export function limitConnections(server: Server, perAddress: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    const address = clientNetwork(remoteAddress) ?? remoteAddress
    const others = open.get(address) ?? 0
    if (others >= perAddress) {
      hangUp(socket, { code: 'rate_limited', retryAfterSeconds: RETRY_SECONDS })
      return
    }
    open.set(address, others + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
