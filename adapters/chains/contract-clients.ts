import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pause } from './ask-reads-again.ts'

/** What becomes of one request: `reset` breaks the connection before an answer, `half` within it, `closed` closes it politely. */
type Fate = 'reset' | 'half' | 'closed' | 'garbage' | 'error_page' | 'busy' | 'silent' | 'answer'

const BREAKS = ['reset', 'half', 'closed'] as const
const NO_ANSWERS = ['garbage', 'error_page', 'busy'] as const
// Enough where the machine is busy: no test but those that say so waits for it.
const TIME_LIMIT_MILLISECONDS = 10_000

const atOnce = (): Promise<unknown> => Promise.resolve()

/** How a client of a kind of node is made, and what its nodes can be asked. */
export type ClientGiven = {
  /** Asks through a fresh client; rejects where there is no answer. */
  readonly ask: (
    needs: {
      readonly rpcUrl: string
      readonly timeLimitMilliseconds: number
      readonly pause: Pause
    },
    method: string,
  ) => Promise<unknown>
  /** All that the product reads. */
  readonly reads: readonly string[]
  /** What sends, imports, makes, loads or locks. */
  readonly writes: readonly string[]
  /** A good answer to a request. */
  readonly answer: (body: unknown) => unknown
}

/** What a client of a node must do where connections break and answers are none: reads are asked again, and nothing else ever is. */
export function describeClient(name: string, given: ClientGiven): void {
  describe(`${name} asks`, () => {
    const [aRead = ''] = given.reads
    const fates: Fate[] = []
    let bodies: string[] = []
    let server: Server | undefined
    let port = 0
    const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const body = await bodyOf(request)
      bodies.push(body)
      const text = JSON.stringify(given.answer(JSON.parse(body)))
      meet(fates.shift() ?? 'answer', response, text)
    }
    beforeAll(async () => {
      server = createServer((request, response) => void respond(request, response))
      port = await listen(server)
    })
    afterAll(() => {
      server?.closeAllConnections()
      server?.close()
    })
    /** Asks a node that does so to the requests, one after the other, and then answers. */
    const meeting = async (
      method: string,
      met: readonly Fate[],
      { timeLimitMilliseconds = TIME_LIMIT_MILLISECONDS, to = port, rest = atOnce } = {},
    ) => {
      fates.splice(0, fates.length, ...met)
      bodies = []
      let pauses = 0
      const pause = () => {
        pauses += 1
        return rest()
      }
      const needs = { rpcUrl: `http://user:secret@127.0.0.1:${to}`, timeLimitMilliseconds, pause }
      const [{ status }] = await Promise.allSettled([given.ask(needs, method)])
      return { status, requests: bodies.length, pauses }
    }

    test.each(given.reads)('%s again where the connection breaks, twice', async (method) => {
      const ways = BREAKS.slice(0, 2)
      expect(await meeting(method, ways)).toEqual({ status: 'fulfilled', requests: 3, pauses: 2 })
    })

    test.each(BREAKS)('no fourth time where connections are %s', async (way) => {
      const failed = await meeting(aRead, [way, way, way])
      expect(failed).toEqual({ status: 'rejected', requests: 3, pauses: 2 })
    })

    test.each(NO_ANSWERS)('again where the answer is %s, three times at most', async (way) => {
      const once = await meeting(aRead, [way])
      expect(once).toEqual({ status: 'fulfilled', requests: 2, pauses: 1 })
      const always = await meeting(aRead, [way, way, way])
      expect(always).toEqual({ status: 'rejected', requests: 3, pauses: 2 })
    })

    test('once where nothing comes back in time', async () => {
      const failed = await meeting(aRead, ['silent'], { timeLimitMilliseconds: 1_000 })
      expect(failed).toEqual({ status: 'rejected', requests: 1, pauses: 0 })
    })

    test('no longer than the time limit, however long it rests between two tries', async () => {
      const limits = { timeLimitMilliseconds: 1_000, rest: () => new Promise(() => {}) }
      const failed = await meeting(aRead, ['reset'], limits)
      expect(failed).toEqual({ status: 'rejected', requests: 1, pauses: 1 })
    })

    test('reads again, and nothing else, where the node is not there', async () => {
      const to = await closedPort()
      for (const method of given.reads) {
        const failed = await meeting(method, [], { to })
        expect([method, failed]).toMatchObject([method, { status: 'rejected', pauses: 2 }])
      }
      for (const method of given.writes) {
        const failed = await meeting(method, [], { to })
        expect([method, failed]).toMatchObject([method, { status: 'rejected', pauses: 0 }])
      }
    })

    test('what changes something once, whatever happens, and what nobody has heard of, too', async () => {
      const strange = fc.string({ minLength: 1 }).filter((method) => !given.reads.includes(method))
      const written = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...given.writes) }, strange)
      const anyFates = fc.array(fc.constantFrom(...BREAKS, ...NO_ANSWERS, 'answer'), {
        minLength: 1,
        maxLength: 4,
      })
      await fc.assert(
        fc.asyncProperty(written, anyFates, async (method, met) => {
          expect(await meeting(method, met)).toMatchObject({ requests: 1, pauses: 0 })
          expect(JSON.stringify(JSON.parse(bodies[0] ?? ''))).toContain(JSON.stringify(method))
        }),
      )
    })
  })
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Where nothing listens any more. */
async function closedPort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

function meet(fate: Fate, response: ServerResponse, text: string): void {
  if (fate === 'silent') return
  if (fate === 'reset') return void response.socket?.resetAndDestroy()
  if (fate === 'closed') return void response.socket?.end()
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  if (fate === 'half') {
    response.writeHead(200, headers)
    response.write(text.slice(0, text.length / 2), () => response.destroy())
    return
  }
  if (fate === 'garbage') return void response.writeHead(200).end('{"result": [1, {')
  if (fate === 'busy') {
    const error = { code: -32_005, message: 'limit exceeded' }
    return void response.writeHead(429).end(JSON.stringify({ jsonrpc: '2.0', id: 1, error }))
  }
  if (fate === 'error_page') return void response.writeHead(503).end('<html>Busy</html>')
  response.writeHead(200, headers).end(text)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}
