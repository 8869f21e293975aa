import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { createNodeClient, NodeUnavailable } from './node-client.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function clientOf(answer: (response: ServerResponse) => void, timeLimitMilliseconds = 2_000) {
  const started = createServer((_request, response) => answer(response))
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return createNodeClient({
    rpcUrl: `http://user:secret@127.0.0.1:${port}`,
    timeLimitMilliseconds,
  })
}
const replying = (status: number, text: string, type: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': type }).end(text)
}

describe('a node that misbehaves', () => {
  test.each([
    ['alone', '[{"id":1,"error":{"code":-32000,"message":"nonce too low"}}]'],
    ['for the whole batch', '{"error":{"code":-32000,"message":"nonce too low"}}'],
  ])('a refusal %s is a value', async (_name, text) => {
    const client = await clientOf(replying(200, text, 'application/json'))
    expect(await client.ask('eth_sendRawTransaction', ['0x'])).toMatchObject({
      failure: { code: 'node_refused', rpcCode: -32_000, message: 'nonce too low' },
    })
  })

  test.each([
    ['an HTML page', 502, '<html>Bad gateway</html>', 'text/html'],
    ['an HTML page that says all is well', 200, '<html></html>', 'text/html'],
    ['nothing', 401, '', 'text/plain'],
    ['half an answer', 200, '[{"result":', 'application/json'],
    ['an empty list', 200, '[]', 'application/json'],
    ['null', 200, 'null', 'application/json'],
    ['neither result nor error', 200, '[{"id":1}]', 'application/json'],
    ['an error without code', 200, '[{"id":1,"error":"broken"}]', 'application/json'],
  ])('%s is thrown', async (_name, status, text, type) => {
    const client = await clientOf(replying(status, text, type))
    await expect(client.ask('eth_chainId', [])).rejects.toThrow()
  })

  test('silence ends at the time limit, and the credentials are not told', async () => {
    const client = await clientOf(() => undefined, 50)
    const error = await client.ask('eth_chainId', []).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(NodeUnavailable)
    expect(String(error)).not.toContain('secret')
  })

  test('a connection that breaks is thrown', async () => {
    const client = await clientOf((response) => response.destroy())
    await expect(client.ask('eth_chainId', [])).rejects.toThrow(NodeUnavailable)
  })
})
