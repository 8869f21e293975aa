import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** An answer in hand gets this long once the door is closing. */
const LONGEST_ANSWER_MILLISECONDS = 5000

/**
 * Lets a server that is closing end in time. Node waits for connections on which nothing was ever asked, and browsers
 * open such ahead: they are hung up on at once, and what is still being answered after five seconds too.
 */
export function hangUpAtClose(server: FastifyInstance): void {
  const silent = new Set<Socket>()
  server.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.server.on('request', ({ socket }) => silent.delete(socket))
  server.addHook('preClose', async () => {
    setTimeout(() => server.server.closeAllConnections(), LONGEST_ANSWER_MILLISECONDS).unref()
    for (const socket of silent) socket.destroy()
  })
}
