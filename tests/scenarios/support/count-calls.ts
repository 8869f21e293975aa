import { createServer } from 'node:http'

/** A server on this machine that answers anything and counts who asks. */
export async function countCalls(): Promise<{
  readonly port: number
  readonly calls: () => number
  readonly close: () => void
}> {
  let calls = 0
  const server = createServer((_, response) => {
    calls += 1
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, calls: () => calls, close: () => server.close() }
}
