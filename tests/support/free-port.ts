import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections: one of those could take it before we listen. */
const [FIRST, LAST] = [11_000, 32_000]

/** A TCP port of the loopback address that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
