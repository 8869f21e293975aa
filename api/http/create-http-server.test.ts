import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer } from './create-http-server.ts'

test('what is not a readable request gets JSON and 400', async () => {
  const server = createHttpServer({ trustProxy: false, log: null, connectionsPerAddress: null })
  server.get('/', async () => ({}))
  try {
    const url = await server.listen({ port: 0, host: '127.0.0.1' })
    const badPath = await fetch(`${url}/%zz`)
    expect(badPath.status).toBe(400)
    expect(await badPath.json()).toMatchObject({ error: { code: 'request_malformed' } })
    const answer = await talk(Number(new URL(url).port), 'NONSENSE\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toContain('"code":"request_malformed"')
  } finally {
    await server.close()
  }
})

async function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => {
      answer += data.toString()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
