import type { LookupAddress } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createHttpWebhooks, type HttpWebhookNeeds } from './create-http-webhooks.ts'

const limits = { timeLimitMilliseconds: 2000, mostReplyBytes: 1000, allowsLocal: true }
const message = { headers: { 'webhook-id': 'm1' }, body: '{"a":1}' }

let close: (() => void)[] = []
afterEach(() => {
  for (const end of close) end()
  close = []
})

async function receiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('posts the message as it is and tells what was answered', async () => {
  const seen: unknown[] = []
  const url = await receiver((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const { headers, method, url: path } = request
      seen.push([method, path, headers['webhook-id'], headers['content-length'], body])
      response.writeHead(202).end('fine')
    })
  })
  const outcome = await createHttpWebhooks(limits).send({ ...message, url: `${url}/hook?a=1` })
  expect(outcome).toEqual({ kind: 'status', status: 202, reply: 'fine' })
  expect(seen).toEqual([['POST', '/hook?a=1', 'm1', '7', '{"a":1}']])
})

describe('[API-03.4] a receiver that behaves badly', () => {
  test('is not followed where it redirects to', async () => {
    let asked = 0
    const inside = await receiver((_request, response) => {
      asked += 1
      response.end()
    })
    const url = await receiver((_request, response) => {
      response.writeHead(307, { location: inside }).end()
    })
    const outcome = await createHttpWebhooks(limits).send({ ...message, url })
    expect(outcome).toMatchObject({ kind: 'status', status: 307 })
    expect(asked).toBe(0)
  })

  test('is given up where it never answers, also in the middle of its reply', async () => {
    const silent = await receiver(() => {})
    const slow = await receiver((_request, response) => {
      response.writeHead(200)
      response.write('a beginning')
    })
    const webhooks = createHttpWebhooks({ ...limits, timeLimitMilliseconds: 100 })
    for (const url of [silent, slow]) {
      expect(await webhooks.send({ ...message, url })).toEqual({
        kind: 'unreachable',
        reason: 'no answer in time',
      })
    }
  })

  test('is read for so many bytes only, however much it sends', async () => {
    const url = await receiver((_request, response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', more)
      more()
    })
    const outcome = await createHttpWebhooks(limits).send({ ...message, url })
    expect(outcome).toEqual({ kind: 'status', status: 200, reply: 'x'.repeat(1000) })
  })

  test('that is not there is unreachable', async () => {
    const outcome = await createHttpWebhooks(limits).send({ ...message, url: 'http://127.0.0.1:1' })
    expect(outcome).toEqual({ kind: 'unreachable', reason: 'ECONNREFUSED' })
  })
})

describe('[API-03.4] an address that leads into our own network', () => {
  const guarded = (addresses: readonly LookupAddress[] = []) =>
    createHttpWebhooks({ ...limits, allowsLocal: false, resolve: async () => addresses })

  test.each([
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[2002:7f00:1::]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'http://198.51.99.1/',
    'https://user:password@shop.example/',
    'ftp://shop.example/',
    'file:///etc/passwd',
    'nothing',
  ])('%s is refused before anything is sent', async (url) => {
    expect(await guarded().send({ ...message, url })).toMatchObject({ kind: 'refused_address' })
  })

  test.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [[{ address: '::1', family: 6 }]],
    [
      [
        { address: '93.184.215.14', family: 4 },
        { address: '10.0.0.7', family: 4 },
      ],
    ],
    [[{ address: '::ffff:169.254.169.254', family: 6 }]],
  ])('a name with the addresses %j is refused', async (addresses) => {
    const outcome = await guarded(addresses).send({ ...message, url: 'https://shop.example/hook' })
    expect(outcome).toEqual({ kind: 'refused_address', reason: 'not a public address' })
  })

  test.each([
    ['169.254.169.254', 'http://169.254.169.254/latest/meta-data'],
    ['10.0.0.7', 'http://10.0.0.7:8080/'],
    ['192.168.1.1', 'http://router.example/'],
    ['fd00::1', 'http://[fd00::1]/'],
    ['::ffff:169.254.169.254', 'http://meta.example/'],
  ])('%s is refused in a play world too, where this machine is not', async (address, url) => {
    const family = address.includes(':') ? 6 : 4
    const playing = createHttpWebhooks({
      ...limits,
      allowsLocal: true,
      resolve: async () => [{ address, family }],
    })
    const refused = { kind: 'refused_address', reason: 'not a public address' }
    expect(await playing.send({ ...message, url })).toEqual(refused)
    for (const own of ['http://127.0.0.1:1/', 'http://[::1]:1/', 'http://[::ffff:127.0.0.1]:1/']) {
      expect(await playing.send({ ...message, url: own })).toMatchObject({ kind: 'unreachable' })
    }
  })

  test('is checked for the very connection: a name that changes its mind gains nothing', async () => {
    let asked = 0
    const webhooks: HttpWebhookNeeds = {
      ...limits,
      allowsLocal: false,
      resolve: async () => {
        asked += 1
        return [{ address: asked === 1 ? '10.0.0.1' : '93.184.215.14', family: 4 }]
      },
    }
    const outcome = await createHttpWebhooks(webhooks).send({
      ...message,
      url: 'https://shop.example/',
    })
    expect([outcome.kind, asked]).toEqual(['refused_address', 1])
  })
})

describe('connections', () => {
  /** How often a name was resolved, and over which connection each message came. */
  async function stand(listener: RequestListener) {
    const seen = { resolved: 0, connections: [] as number[] }
    const numbers = new WeakMap<object, number>()
    let connections = 0
    const url = await receiver((request, response) => {
      const { socket } = request
      if (!numbers.has(socket)) connections += 1
      const number = numbers.get(socket) ?? connections
      numbers.set(socket, number)
      seen.connections.push(number)
      listener(request, response)
    })
    const webhooks = createHttpWebhooks({
      ...limits,
      resolve: async () => {
        seen.resolved += 1
        return [{ address: '127.0.0.1', family: 4 }]
      },
    })
    const named = url.replace('127.0.0.1', 'shop.example')
    return { seen, send: (path: string) => webhooks.send({ ...message, url: `${named}${path}` }) }
  }

  test('are kept for the next message to the same URL, each made to a checked address', async () => {
    const { seen, send } = await stand((_request, response) => response.end('fine'))
    for (const path of ['/one', '/one', '/two', '/one']) {
      expect(await send(path)).toEqual({ kind: 'status', status: 200, reply: 'fine' })
    }
    expect(seen).toEqual({ resolved: 2, connections: [1, 1, 2, 1] })
  })

  test('that the receiver closes are made anew, to an address that is checked again', async () => {
    const { seen, send } = await stand((_request, response) => {
      response.setHeader('connection', 'close').end()
    })
    await send('/')
    await send('/')
    expect(seen).toEqual({ resolved: 2, connections: [1, 2] })
  })

  test('that are closed just when they are taken again cost no message', async () => {
    let taken = 0
    const { seen, send } = await stand((request, response) => {
      taken += 1
      if (taken === 2) request.socket.destroy()
      else response.end()
    })
    await send('/')
    expect(await send('/')).toMatchObject({ kind: 'status', status: 200 })
    expect(seen).toEqual({ resolved: 2, connections: [1, 1, 2] })
  })

  test('are closed after a reply that was not read to its end', async () => {
    const { seen, send } = await stand((_request, response) => response.end('x'.repeat(2000)))
    await send('/')
    await send('/')
    expect(seen).toEqual({ resolved: 2, connections: [1, 2] })
  })
})
