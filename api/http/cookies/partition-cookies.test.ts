import fastify from 'fastify'
import { expect, test } from 'vitest'
import { partitionCookies } from './partition-cookies.ts'

const CSRF = 'csrf=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=60'
const firstOfFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }

async function cookiesOf(url: string, headers: Record<string, string>): Promise<string[]> {
  const server = fastify({ trustProxy: true })
  partitionCookies(server)
  server.get('/*', async (_request, reply) => {
    reply.header('set-cookie', CSRF)
    return 'x'
  })
  const { headers: sent } = await server.inject({ url, headers })
  return [sent['set-cookie'] ?? []].flat()
}

test('[WIDGET-04] the document of a frame on another site begins a jar of its own', async () => {
  for (const url of ['/widget-app?from=btc', '/de/widget-app', '/widget-app/-/processing']) {
    expect(await cookiesOf(url, firstOfFrame), url).toEqual([
      'csrf=abc; HttpOnly; Path=/; Max-Age=60; SameSite=None; Secure; Partitioned',
      'frame=1; HttpOnly; Path=/; Max-Age=2678400; Secure; SameSite=None; Partitioned',
    ])
  }
})

test('[WIDGET-04] what the frame asks later is answered into the same jar', async () => {
  const [cookie, ...others] = await cookiesOf('/api/csrf', { cookie: 'frame=1' })
  expect(cookie).toContain('; SameSite=None; Secure; Partitioned')
  expect(others).toEqual([])
})

test('[WIDGET-04] the site itself, other paths and frames of the same site keep their cookies', async () => {
  for (const [url, headers] of [
    ['/', {}],
    ['/widget-app', {}],
    ['/profile', firstOfFrame],
    ['/widget-apple', firstOfFrame],
    ['/widget-app', { ...firstOfFrame, 'sec-fetch-site': 'same-site' }],
    ['/widget-app', { ...firstOfFrame, 'sec-fetch-dest': 'document' }],
    ['/api/csrf', { cookie: 'frame=2; otherframe=1' }],
  ] as const) {
    expect(await cookiesOf(url, headers), url).toEqual([CSRF])
  }
})

test('[WIDGET-04] over https the mark of the jar is bound to the host', async () => {
  const cookies = await cookiesOf('/widget-app', { ...firstOfFrame, 'x-forwarded-proto': 'https' })
  expect(cookies.at(-1)).toMatch(/^__Host-frame=1; .*; Secure; SameSite=None; Partitioned$/)
})
