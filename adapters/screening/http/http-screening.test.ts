import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeScreening } from '../contract.ts'
import { createHttpScreening } from './create-http-screening.ts'
import { readRiskReply } from './wire.ts'

const subject = {
  currency: 'btc',
  network: 'bitcoin',
  address: 'harmless',
  extraId: null,
  txId: null,
  direction: 'destination',
} as const

type Answer = { readonly status: number; readonly text: string } | 'never'
type Heard = { readonly authorization: string | undefined; readonly body: unknown }

/** A risk API that answers as it is told. */
async function startRiskApi(answer: (heard: Heard, count: number) => Answer) {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    const one = { authorization: request.headers.authorization, body: await readBody(request) }
    heard.push(one)
    const said = answer(one, heard.length)
    if (said !== 'never') response.writeHead(said.status).end(said.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    heard,
    screening: createHttpScreening({
      baseUrl: `http://127.0.0.1:${port}`,
      apiKey: 'key of the test',
      timeLimitMilliseconds: 200,
    }),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text)
}

const addressOf = ({ body }: Heard) => JSON.stringify(body).includes('"listed"')

describeScreening('http', async () => {
  const api = await startRiskApi((heard) => ({
    status: 200,
    text: JSON.stringify(
      addressOf(heard) ? { score: 100, listed: true, category: 'sanctions' } : { score: 0 },
    ),
  }))
  return {
    screening: api.screening,
    listed: { ...subject, address: 'listed' },
    harmless: subject,
    silence: api.stop,
  }
})

describe('a risk API', () => {
  let api: Awaited<ReturnType<typeof startRiskApi>>
  let answers: Answer[] = []
  beforeAll(async () => {
    api = await startRiskApi(() => answers.shift() ?? { status: 500, text: 'no' })
  })
  afterAll(() => api.stop())

  test('is told what it needs, with our key, and nothing of the customer', async () => {
    answers = [{ status: 200, text: '{"score": 61.2, "category": "Mixing"}' }]
    const asked = { ...subject, txId: 'cc'.repeat(32), direction: 'deposit' } as const
    expect(await api.screening.screen(asked)).toEqual({
      ok: true,
      value: { score: 62, isListed: false, reason: 'mixer', source: 'http' },
    })
    expect(api.heard.at(-1)).toEqual({
      authorization: 'Bearer key of the test',
      body: {
        asset: 'btc',
        network: 'bitcoin',
        address: 'harmless',
        tag: null,
        transaction: 'cc'.repeat(32),
        direction: 'incoming',
      },
    })
  })

  test.each<Answer>(['never', { status: 503, text: '' }, { status: 200, text: '<html>' }])(
    'is asked a second time after %j, and no third time',
    async (bad) => {
      const before = api.heard.length
      answers = [bad, { status: 200, text: '{"score": 3}' }]
      expect(await api.screening.screen(subject)).toMatchObject({ value: { score: 3 } })
      answers = [bad, bad, { status: 200, text: '{"score": 3}' }]
      expect((await api.screening.screen(subject)).ok).toBe(false)
      expect(api.heard.length - before).toBe(4)
    },
  )

  test('is read strictly: what is no score is no answer', () => {
    const bad = ['', 'null', '[]', '{}', '{"score":"5"}', '{"score":101}', '{"score":-1}']
    expect(bad.map(readRiskReply)).toEqual(bad.map(() => null))
    expect(readRiskReply('{"score":5,"listed":"no"}')).toBeNull()
    for (const category of ['new word', 'toString']) {
      expect(readRiskReply(JSON.stringify({ score: 5, category }))?.reason).toBe('other')
    }
  })
})
