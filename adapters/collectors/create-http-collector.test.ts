import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpCollector } from './create-http-collector.ts'

const event = { name: 'jsError', fields: {}, meta: {}, at: 1 } as const
const bodies: string[] = []
let status = 200
const server = createServer(async (request, response) => {
  bodies.push(await text(request))
  response.writeHead(status).end('{}')
})

let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const send = () => createHttpCollector({ url, timeLimitMilliseconds: 2_000 }).send([event])

test('[TELE-01] a collector takes events, refuses them for good by 4xx, or may take them later', async () => {
  status = 204
  await expect(send()).resolves.toBe('taken')
  expect(JSON.parse(bodies[0] ?? '')).toEqual({ events: [event] })
  for (status of [400, 401, 404, 413, 422]) await expect(send()).resolves.toBe('refused')
  for (status of [301, 408, 429, 500, 503]) await expect(send()).rejects.toThrow()
})
