import { describe, expect, test } from 'vitest'
import { readOffers } from './read-offers.ts'

const reply = { result: [{ providerId: 'a' }], limits: { min: '10', max: null } }
const offer = (id: string) => `id: 1\nevent: offer\ndata: {"providerId":"${id}"}\n\n`
const done = `event: done\ndata: ${JSON.stringify(reply)}\n\n`

/** A stream that brings its text in pieces of so many bytes. */
function stream(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

async function read(response: Response) {
  const told: string[] = []
  const answer = await readOffers(response, ({ providerId }) => told.push(providerId))
  return { told, answer }
}

describe('offers over a stream (BUY-03)', () => {
  test.each([1, 7, 1000])('are told as they come, in pieces of %d bytes', async (size) => {
    const text = `retry: 1000\n\n: hello\n\n${offer('a')}${offer('β')}${done}`
    const { told, answer } = await read(stream(text, size))
    expect(told).toEqual(['a', 'β'])
    expect(answer).toEqual({ ok: true, status: 200, body: reply })
  })

  test('a stream that breaks off is a server that cannot be reached', async () => {
    const { told, answer } = await read(stream(`${offer('a')}event: do`, 50))
    expect(told).toEqual(['a'])
    expect(answer).toMatchObject({ ok: false, status: 0 })
  })

  test('nonsense among the events is passed over', async () => {
    const { told, answer } = await read(
      stream(`event: offer\ndata: {\n\nevent: offer\ndata: 7\n\n${done}`, 30),
    )
    expect([told, answer.ok]).toEqual([[], true])
  })

  test('a refusal is read as any other reply', async () => {
    const error = { error: { code: 'rate_limited', message: 'Wait.', details: {} } }
    const { answer } = await read(Response.json(error, { status: 429 }))
    expect(answer).toEqual({ ok: false, status: 429, body: error })
  })
})
