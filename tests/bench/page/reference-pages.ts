import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { rolldown } from 'rolldown'
import { ReferenceForm, type ReferenceFormProps } from './reference-form.ts'

export type ReferencePages = {
  /** Addresses of the three pages. */
  readonly staticPage: string
  readonly plainPage: string
  readonly reactPage: string
  readonly close: () => void
}

const STYLE =
  'body{font-family:system-ui;margin:0}main{max-width:30rem;margin:2rem auto;padding:1rem}' +
  'form{display:grid;gap:.75rem;border:1px solid #ccc;border-radius:1rem;padding:1rem}' +
  'label{display:grid}input,select,button{font:inherit;padding:.75rem;border-radius:.5rem}'

/** About 0.5 kB: asks 490 ms after the last keystroke and shows the answer. */
const PLAIN_SCRIPT = `const f=document.forms[0];let t;f.amountFrom.oninput=()=>{clearTimeout(t);t=setTimeout(async()=>{
const r=await fetch('/api/exchange/estimate',{method:'POST',headers:{'content-type':'application/json'},
body:JSON.stringify({from:f.from.value,to:f.to.value,amountFrom:f.amountFrom.value})});
f.amountTo.value=(await r.json()).amountTo??''},490)}`

/**
 * Serves the three pages that ours is compared with, compressed once and from memory: the form without script, the form
 * with a plain script, and the form rendered on the server and hydrated by React alone.
 */
export async function serveReferencePages(form: ReferenceFormProps): Promise<ReferencePages> {
  const script = await reactScript()
  const markup = renderToString(createElement(ReferenceForm, form))
  const data = JSON.stringify(form).replaceAll('<', '\\u003c')
  const files = new Map([
    ['/static', file('text/html', page(markup))],
    ['/plain', file('text/html', page(`${markup}<script src="/plain.js"></script>`))],
    ['/plain.js', file('text/javascript', PLAIN_SCRIPT)],
    [
      '/react',
      file(
        'text/html',
        page(
          `<div id="form">${markup}</div><script id="data" type="application/json">${data}</script>`,
          '<script type="module" src="/react.js"></script>',
        ),
      ),
    ],
    ['/react.js', file('text/javascript', script)],
    ['/api/exchange/estimate', file('application/json', '{"amountTo":"1.5"}')],
  ])
  const server = createServer((request, reply) => {
    const found = files.get(request.url ?? '')
    if (found === undefined) reply.writeHead(404).end()
    else reply.writeHead(200, found.headers).end(found.bytes)
  })
  const url = await listen(server)
  return {
    staticPage: `${url}/static`,
    plainPage: `${url}/plain`,
    reactPage: `${url}/react`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function page(body: string, head = ''): string {
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>Reference</title><link rel="icon" href="data:,"><style>${STYLE}</style>${head}</head>` +
    `<body><main><h1>Exchange</h1>${body}</main></body></html>`
  )
}

function file(type: string, text: string) {
  const bytes = brotliCompressSync(text)
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'content-encoding': 'br',
    'content-length': bytes.length,
  }
  return { bytes, headers }
}

async function reactScript(): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'react-reference.ts'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output[0].code
}

function listen(server: Server): Promise<string> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      done(`http://127.0.0.1:${address.port}`)
    })
  })
}
