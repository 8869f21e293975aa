import type { Calls } from '@causeway/api/contract'
import { expect, test, vi } from 'vitest'
import { pageContext } from '../load-context.ts'
import { protectPages } from './protect-pages.server.ts'

const calls: Pick<Calls, 'user'> = {
  user: async () => ({ ok: true, status: 200, body: { user: null, csrf: null } }),
}

/** Where a signed-out visitor is sent who asks for a path; null: he gets the page. */
async function sentTo(path: string): Promise<string | null> {
  const url = new URL(path, 'https://swap.example')
  const page = { caller: { holderSecrets: [], country: null }, calls, language: 'en' }
  const context = { get: (key: unknown) => (key === pageContext ? page : undefined) }
  const asked = { request: new Request(url), url, params: {}, context }
  const next = vi.fn(async () => new Response('page'))
  try {
    await Reflect.apply(protectPages, undefined, [asked, next])
    return null
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : 'failed'
  }
}

test('[AUTH-16] no way to write the address of a protected page leads past its protection', async () => {
  const modal = '/?sign-in=1&next=%2Fprofile'
  for (const path of ['/profile', '/PROFILE/', '/%70rofile', '/pro%66ile/']) {
    expect(await sentTo(path), path).toBe(modal)
  }
  expect(await sentTo('/faq')).toBeNull()
  expect(await sentTo('/%ff')).toBeNull()
})
