import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { describeClient } from '../../contract-clients.ts'
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
    walletName: 'w',
    timeLimitMilliseconds,
  })
}
const replying = (status: number, text: string) => (response: ServerResponse) => {
  response.writeHead(status).end(text)
}

describe('a node that misbehaves', () => {
  test('a refusal is a value, whatever the HTTP status', async () => {
    const error = '{"result":null,"error":{"code":-5,"message":"unknown"},"id":"causeway"}'
    const client = await clientOf(replying(500, error))
    expect(await client.ask('gettransaction', [])).toMatchObject({
      failure: { code: 'node_refused', rpcCode: -5, message: 'unknown' },
    })
    await expect(client.demand('gettransaction', [])).rejects.toThrow(NodeUnavailable)
  })

  test.each([
    ['an HTML page', 502, '<html>Bad gateway</html>'],
    ['nothing', 401, ''],
    ['half an answer', 200, '{"result":'],
    ['a list', 200, '[]'],
    ['null', 200, 'null'],
    ['neither result nor error', 200, '{"id":1}'],
    ['an error without code', 500, '{"error":"broken"}'],
  ])('%s is thrown', async (_name, status, text) => {
    const client = await clientOf(replying(status, text))
    await expect(client.ask('getblockcount', [])).rejects.toThrow()
  })

  test('is asked eight things at once, and the rest in turn: it would refuse what it has no room for', async () => {
    const open: ServerResponse[] = []
    let most = 0
    const client = await clientOf((response) => {
      open.push(response)
      most = Math.max(most, open.length)
    })
    const asked = Array.from({ length: 32 }, () => client.demand('getblockcount', []))
    for (let answered = 0; answered < asked.length; ) {
      await vi.waitUntil(() => open.length >= Math.min(8, asked.length - answered))
      for (const response of open.splice(0)) {
        answered += 1
        response.end('{"result":1}')
      }
    }
    expect(await Promise.all(asked)).toHaveLength(32)
    expect(most).toBe(8)
  })

  test('silence ends at the time limit, and the credentials are not told', async () => {
    const client = await clientOf(() => undefined, 50)
    const error = await client.ask('getblockcount', []).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(NodeUnavailable)
    expect(String(error)).not.toContain('secret')
  })

  test('a body that never ends falls under the same limit', async () => {
    const client = await clientOf((response) => response.writeHead(200).write('{"result":'), 50)
    await expect(client.ask('getblockcount', [])).rejects.toThrow(NodeUnavailable)
  })

  test('a connection that breaks is thrown', async () => {
    const client = await clientOf((response) => response.destroy())
    await expect(client.ask('getblockcount', [])).rejects.toThrow(NodeUnavailable)
  })
})

describeClient("a client of Bitcoin's family", {
  ask: (needs, method) => createNodeClient({ ...needs, walletName: 'w' }).ask(method, []),
  reads: [
    'estimatesmartfee',
    'getaddressinfo',
    'getblockchaininfo',
    'getblockhash',
    'getblockheader',
    'getdescriptorinfo',
    'getmempoolentry',
    'getmempoolinfo',
    'getnetworkinfo',
    'gettransaction',
    'getwalletinfo',
    'listsinceblock',
    'listunspent',
    'listwallets',
    'validateaddress',
  ],
  writes: [
    'createwallet',
    'getnewaddress',
    'importaddress',
    'importdescriptors',
    'importmulti',
    'loadwallet',
    'lockunspent',
    'rescanblockchain',
    'sendrawtransaction',
    'sendtoaddress',
    'unloadwallet',
    'walletpassphrase',
  ],
  answer: () => ({ result: {}, error: null, id: 'causeway' }),
})
