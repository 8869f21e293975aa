import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections: one of those could take it before we listen. */
const [FIRST, LAST] = [11_000, 32_000]
const ATTEMPTS = 5

/** A TCP port of the loopback address that nobody listened on a moment ago. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}

/**
 * Starts what listens on the port that it is given. Something else can take a free port before a slow start listens on
 * it: then it starts again on another. Throws what the start threw, if that was another reason.
 */
export async function onFreePort<Started>(
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(await freePort())
    } catch (error) {
      const isTaken = /(address|port \d+ of \S+ is) already in use/i.test(String(error))
      if (!isTaken || attempt === ATTEMPTS) throw error
    }
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
