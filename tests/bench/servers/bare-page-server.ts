// What the home page is compared with: node:http that renders the same markup with renderToString for every request,
// from React elements without components, and sends it. Nothing is looked up, translated or decided.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { htmlToElements } from './html-to-elements.ts'

const page = htmlToElements(readFileSync(process.env.PAGE_FILE ?? '', 'utf8'))

const server = createServer((_request, reply) => {
  const html = `<!DOCTYPE html>${renderToString(createElement(Fragment, null, page))}`
  reply.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
  })
  reply.end(html)
})
server.listen(Number(process.env.PORT), process.env.HOST, () => {
  process.stdout.write(`ready http://${process.env.HOST}:${process.env.PORT}\n`)
})
process.once('SIGTERM', () => process.exit(0))
