import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shareLiveParts } from './share-live-parts.ts'

let at = 0
const now = () => at

/** A page of which each rendering says its number. */
function page(status = 200, region = (turn: number) => `<div data-live="a">${turn}</div>`) {
  let turns = 0
  return async () => {
    turns += 1
    return new Response(`<main><p>Anna</p>${region(turns)}</main>`, { status })
  }
}

test('viewers at the same time get the same parts, without the rest of the page', async () => {
  const share = shareLiveParts(now)
  const render = page()
  const asked = [1, 2, 3].map(() =>
    share({ key: 'viewer /orders', render, acceptEncoding: undefined }),
  )
  for (const response of await Promise.all(asked)) {
    const text = await response.text()
    expect(text).toContain('<div data-live="a">1</div>')
    expect(text).not.toContain('Anna')
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test('parts are rendered anew for another key, and after four seconds', async () => {
  const share = shareLiveParts(now)
  const render = page()
  const shown = async (key: string) =>
    (await share({ key, render, acceptEncoding: undefined })).text()
  expect(await shown('viewer /orders')).toContain('>1<')
  expect(await shown('viewer /orders?q=a')).toContain('>2<')
  expect(await shown('support /orders')).toContain('>3<')
  at += 3999
  expect(await shown('viewer /orders')).toContain('>1<')
  at += 1
  expect(await shown('viewer /orders')).toContain('>4<')
})

test('a page that fails, is refused or has nothing to share is rendered for each viewer', async () => {
  const share = shareLiveParts(now)
  const refused = page(403)
  const first = share({ key: 'k', render: refused, acceptEncoding: undefined })
  const second = share({ key: 'k', render: refused, acceptEncoding: undefined })
  expect((await first).status).toBe(403)
  expect(await (await second).text()).toContain('>2<')
  const still = page(200, () => '')
  expect(
    await (await share({ key: 'k', render: still, acceptEncoding: undefined })).text(),
  ).toContain('Anna')
  const broken = share({
    key: 'k',
    render: () => Promise.reject(new Error('The database is gone')),
    acceptEncoding: undefined,
  })
  const waiting = share({ key: 'k', render: page(), acceptEncoding: undefined })
  await expect(broken).rejects.toThrow('The database is gone')
  expect(await (await waiting).text()).toContain('>1<')
})

test('parts are compressed as each client accepts', async () => {
  const share = shareLiveParts(now)
  const render = page()
  const asked = async (acceptEncoding: string | undefined) => {
    const response = await share({ key: 'viewer /orders', render, acceptEncoding })
    const encoding = response.headers.get('content-encoding')
    return { encoding, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const plain = await asked(undefined)
  const brotli = await asked('gzip, br')
  const gzip = await asked('gzip')
  expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([null, 'br', 'gzip'])
  expect(plain.bytes.toString()).toContain('>1<')
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
})
