import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type PackNeeds, packPage } from './pack-page.ts'
import { packedBody } from './packed-body.ts'

const needs: PackNeeds = {
  styleSheet: (href) => (href === '/assets/a.css' ? 'a{color:red}' : null),
  services: ['https://chat.example/a.js'],
  contentSecurityPolicy: (scripts, styles, { services }) =>
    [scripts, styles, services].map((sources) => sources.join(' ')).join(' | '),
}
const HTML =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/a.css" nonce="n0nce"/></head><body>' +
  '<script nonce="n0nce">early()</script><script type="application/json">{"a":1}</script>' +
  '<script type="module" src="/assets/x.js"></script></body></html>'
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const pack = (html = HTML, headers: HeadersInit = {}) =>
  packPage(needs, new Response(html, { headers }), 'n0nce')

describe('packPage', () => {
  test('puts hashes of inline scripts and styles in the place of the nonce', async () => {
    const page = await pack()
    expect(page.headers['content-security-policy']).toBe(
      `${sha('early()')} | ${sha('a{color:red}')} | https://chat.example/a.js`,
    )
    expect(page.html.toString()).toContain('<script>early()</script>')
    expect(page.html.toString()).not.toContain('n0nce')
  })

  test('lets no inline script run that did not bear the nonce', async () => {
    const page = await pack(HTML.replace('<body>', '<body><script>smuggled()</script>'))
    expect(page.headers['content-security-policy']).not.toContain(sha('smuggled()'))
    expect(page.headers['content-security-policy']).toContain(sha('early()'))
  })

  test('takes the style sheets in and leaves their links switched off', async () => {
    const { html } = await pack()
    expect(html.toString()).toContain(
      '<head><style>a{color:red}</style><link rel="stylesheet" href="/assets/a.css" media="not all" disabled/></head>',
    )
  })

  test('is not painted before its island is there as a whole', async () => {
    const end = '<div hidden="" id="form-complete"></div></body>'
    const { html } = await pack(HTML.replace('</body>', end))
    expect(html.toString()).toContain(
      '<link rel="expect" href="#form-complete" blocking="render"/></head>',
    )
    expect((await pack()).html.toString()).not.toContain('expect')
  })

  test('is first painted with the styles that this needs, and has all of them behind the island', async () => {
    const island =
      '<p class="b">1</p><div hidden="" id="form-complete"></div><script type="application/json">{}</script>' +
      '<div hidden=""><script type="module" src="/assets/form.js"></script></div>'
    const sheet = 'a{color:red}.b{color:blue}.c{color:green}'
    const page = await packPage(
      { ...needs, styleSheet: () => sheet },
      new Response(HTML.replace('<body>', `<body>${island}<p class="c">2</p>`)),
      'n0nce',
    )
    const html = page.html.toString()
    expect(html).toContain('<head><style>a{color:red}.b{color:blue}</style><link')
    expect(html).toContain(
      `src="/assets/form.js"></script></div><style>${sheet}</style><p class="c">2</p>`,
    )
    expect(page.headers['content-security-policy']).toContain(
      `| ${sha('a{color:red}.b{color:blue}')} ${sha(sheet)} |`,
    )
  })

  test('refuses what belongs to one visitor', async () => {
    await expect(pack(HTML, { 'set-cookie': 'a=b' })).rejects.toThrow('cookie')
    await expect(pack(`${HTML}<p data-x="n0nce"></p>`)).rejects.toThrow('nonce')
  })

  test('has one tag for the same page, and another for another', async () => {
    expect((await pack()).etag).toBe((await pack()).etag)
    expect((await pack()).etag).not.toBe((await pack(HTML.replace('early', 'late'))).etag)
  })
})

describe('packedBody', () => {
  test('compresses once for each encoding, the best that is accepted', async () => {
    const page = await pack()
    const br = await packedBody(page, 'gzip, deflate, br')
    expect(br.encoding).toBe('br')
    expect(brotliDecompressSync(br.bytes)).toEqual(page.html)
    expect((await packedBody(page, 'br')).bytes).toBe(br.bytes)
    const gz = await packedBody(page, 'gzip;q=1, br;q=0')
    expect(gunzipSync(gz.bytes)).toEqual(page.html)
    expect((await packedBody(page, undefined)).encoding).toBeNull()
    expect((await packedBody(page, 'identity')).bytes).toBe(page.html)
  })
})
