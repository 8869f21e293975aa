import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendSocialResultPage } from './social-result-page.ts'

/** Where the page leads to that the popup ends on, opened by itself with a query. */
async function leadsTo(query: string): Promise<string | undefined> {
  const server = Fastify()
  server.get('/', async (_, reply) => sendSocialResultPage(reply))
  const page = await server.inject('/')
  const script = /<script>([\s\S]*)<\/script>/.exec(page.body)?.[1] ?? ''
  const went: string[] = []
  runInNewContext(script, {
    location: { search: `?${query}`, replace: (path: string) => went.push(path) },
    window: { opener: null, close: () => {} },
    BroadcastChannel: class {
      postMessage() {}
    },
    setTimeout: (work: () => void) => work(),
    clearTimeout: () => {},
    URLSearchParams,
  })
  return went[0]
}

test('the popup’s last page leads to a path of ours, and nowhere else', async () => {
  expect(await leadsTo('goto=/history')).toBe('/history')
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
  ]) {
    const query = new URLSearchParams({ goto: path }).toString()
    expect(await leadsTo(query), path).toBe(`/#sign-in?${query}`)
  }
  expect(await leadsTo('inline=1')).toBe('/')
})

test('[AUTH-06] whoever read the mailed link’s page in a language is led on in it', async () => {
  expect(await leadsTo('inline=1&language=de')).toBe('/de')
  expect(await leadsTo('error=link_over&language=ar')).toBe(
    '/ar#sign-in?error=link_over&language=ar',
  )
  expect(await leadsTo('inline=1&language=en')).toBe('/')
  expect(await leadsTo('inline=1&language=%2Fevil.example')).toBe('/')
})
