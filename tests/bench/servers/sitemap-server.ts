// The sitemap of a generated catalogue on a server of its own; and, to compare with, as many bytes of a constant
// (/constant/{bytes}). GET /memory tells the most memory the process has had, in bytes.

import { Readable } from 'node:stream'
import { defaultRateLimits } from '@causeway/api/http'
import { languageCodes } from '@causeway/content/languages'
import { createSeoPages } from '@causeway/server/seo'
import { serveSeoFiles } from '@causeway/site/seo-files'
import Fastify from 'fastify'
import { generatedMarket } from './generated-catalogue.ts'

const CHUNK = Buffer.alloc(48 * 1024, 'x')
const SAMPLE_MILLISECONDS = 20

const { catalogue } = generatedMarket(Number(process.env.COINS))
const server = Fastify()
let mostBytes = 0
setInterval(() => {
  mostBytes = Math.max(mostBytes, process.memoryUsage.rss())
}, SAMPLE_MILLISECONDS).unref()

await serveSeoFiles(server, {
  publicUrl: 'https://swap.example',
  lastModified: Date.UTC(2026, 0, 1),
  languages: languageCodes,
  pages: ['/'],
  seoPages: createSeoPages({ catalogue, fiat: { providers: async () => [] } }),
  rateLimits: { ...defaultRateLimits, other: 1e9 },
})
server.get<{ Params: { bytes: string } }>('/constant/:bytes', async ({ params }, reply) =>
  reply
    .type('application/xml')
    .send(Readable.from(constant(Number(params.bytes)), { objectMode: false })),
)
server.get('/memory', async () => ({ mostBytes }))
const address = await server.listen({
  port: Number(process.env.PORT),
  host: process.env.HOST ?? '',
})
process.stdout.write(`ready ${address}\n`)
process.once('SIGTERM', () => process.exit(0))

function* constant(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= CHUNK.length) yield CHUNK.subarray(0, left)
}
