import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { describeClient } from '../../contract-clients.ts'
import { createNodeClient, NodeUnavailable } from './node-client.ts'
import { readList, readObject } from './wire.ts'

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

  test('a redirect is not followed', async () => {
    const led: string[] = []
    const elsewhere = createServer((request, response) => {
      led.push(request.url ?? '')
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('[{"id":1,"result":"0x1"}]')
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const address = elsewhere.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const client = await clientOf((response) => {
      response.writeHead(307, { location: `http://127.0.0.1:${port}/elsewhere` }).end()
    })
    await expect(client.ask('eth_chainId', [])).rejects.toThrow(NodeUnavailable)
    expect(led).toEqual([])
    elsewhere.closeAllConnections()
    elsewhere.close()
  })

  test('a connection that breaks is thrown', async () => {
    const client = await clientOf((response) => response.destroy())
    await expect(client.ask('eth_chainId', [])).rejects.toThrow(NodeUnavailable)
  })
})

const answersTo = (body: unknown) =>
  readList(body, (call) => ({ jsonrpc: '2.0', id: readObject(call).id, result: '0x1' }))

describeClient("a client of Ethereum's family", {
  ask: (needs, method) => createNodeClient(needs).ask(method, []),
  reads: [
    'debug_traceBlockByHash',
    'eth_call',
    'eth_chainId',
    'eth_estimateGas',
    'eth_feeHistory',
    'eth_gasPrice',
    'eth_getBalance',
    'eth_getBlockByNumber',
    'eth_getCode',
    'eth_getLogs',
    'eth_getTransactionByHash',
    'eth_getTransactionCount',
    'eth_getTransactionReceipt',
    'eth_maxPriorityFeePerGas',
    'eth_simulateV1',
    'trace_block',
  ],
  writes: [
    'eth_newFilter',
    'eth_sendRawTransaction',
    'eth_sendRawTransactionSync',
    'eth_sendTransaction',
    'eth_sign',
    'eth_signTransaction',
    'personal_unlockAccount',
  ],
  answer: answersTo,
})

test('what sends is sent once, though what it travelled with is asked again', async () => {
  const asked: string[] = []
  const started = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const calls: unknown = JSON.parse(Buffer.concat(chunks).toString())
    const isFirst = asked.length === 0
    asked.push(...readList(calls, (call) => String(readObject(call).method)))
    if (isFirst) return void response.destroy()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answersTo(calls)))
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const rpcUrl = `http://127.0.0.1:${port}`
  const client = createNodeClient({ rpcUrl, timeLimitMilliseconds: 2_000 })
  const methods = ['eth_chainId', 'eth_sendRawTransaction', 'eth_gasPrice']
  const settled = await Promise.allSettled(methods.map((method) => client.ask(method, [])))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(asked).toEqual([...methods, 'eth_chainId', 'eth_gasPrice'])
})
