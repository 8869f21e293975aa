import { expect, test } from 'vitest'
import { createFixtureServer } from './fixtures/server.fixture.ts'

test('[AUTH-06] another site cannot begin a sign-in by a service; our own pages and typed addresses can', async () => {
  const { server } = await createFixtureServer()
  const begin = async (headers: Record<string, string>) => {
    const reply = await server.inject({ url: '/api/oauth/google', headers })
    expect(reply.statusCode).toBe(303)
    return [reply.headers.location, reply.headers['set-cookie'] !== undefined]
  }
  for (const site of ['cross-site', 'same-site', 'unheard-of']) {
    expect(await begin({ 'sec-fetch-site': site })).toEqual(['/?sign-in=1', false])
  }
  const begun = ['/sandbox/social?provider=google', true]
  expect(await begin({ 'sec-fetch-site': 'same-origin' })).toEqual(begun)
  expect(await begin({ 'sec-fetch-site': 'none' })).toEqual(begun)
  expect(await begin({})).toEqual(begun)
})
