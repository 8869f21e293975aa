import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFixtureServer, ESTIMATE } from './fixtures/server.fixture.ts'

const { server } = await createFixtureServer()
let url: URL
beforeAll(async () => {
  url = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(() => server.close())

const CALLS = [
  ['GET', '/api/currencies'],
  ['GET', '/api/user'],
  ['GET', '/api/csrf'],
  ['POST', '/api/exchange/estimate'],
  ['PATCH', `/api/transactions/${'x'.repeat(22)}`],
  ['DELETE', '/api/user'],
] as const

describe('a page of another site', () => {
  test.each(CALLS)(
    'may not read the reply to %s %s, nor send it with JSON',
    async (method, path) => {
      const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' }
      const body = method === 'GET' ? {} : { body: JSON.stringify(ESTIMATE) }
      const asked = await fetch(new URL(path, url), { method, headers, ...body })
      const before = await fetch(new URL(path, url), {
        method: 'OPTIONS',
        headers: {
          origin: headers.origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type',
        },
      })
      for (const reply of [asked, before]) {
        const names = [...reply.headers.keys()]
        expect(names).toContain('content-type')
        expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
      expect(before.status).toBe(405)
    },
  )
})

test('every reply says that it is JSON in UTF-8', async () => {
  for (const [method, path] of [...CALLS, ['GET', '/api/nothing'] as const]) {
    const { headers } = await fetch(new URL(path, url), { method })
    expect(headers.get('content-type'), path).toBe('application/json; charset=utf-8')
  }
})

test('TRACE sends nothing back', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    let told = ''
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.write(
        'TRACE /api/currencies HTTP/1.1\r\nHost: a\r\nCookie: session=secret-of-a-test\r\nConnection: close\r\n\r\n',
      )
    })
    socket.on('data', (data) => {
      told += data.toString()
    })
    socket.on('close', () => resolve(told))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).not.toContain('secret-of-a-test')
})
