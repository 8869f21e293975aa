import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { hasTag, limitRates, type RateLimits } from '@causeway/api/http'
import type { LanguageCode } from '@causeway/content/languages'
import type { SeoAddresses, SeoPages } from '@causeway/server/seo'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { robotsText } from './robots-text.ts'
import { pathsOfPart, type SitemapPartName, sitemapPartPaths } from './sitemap-parts.ts'
import { type SitemapFacts, sitemapIndexXml, sitemapPartXml } from './sitemap-xml.ts'

export type SeoFileNeeds = SitemapFacts & {
  readonly languages: readonly LanguageCode[]
  /** Paths of the pages that there is one of, without language. */
  readonly pages: readonly string[]
  readonly seoPages: Pick<SeoPages, 'addresses'>
  readonly rateLimits: RateLimits
}

/** Coins and texts change with a release or a setting; a crawler comes once a day. */
const CACHING = 'public, max-age=3600, stale-while-revalidate=86400'

/** Hangs `/robots.txt`, `/sitemap.xml` and its parts at the root of a server (PAGE-05). */
export async function serveSeoFiles(server: FastifyInstance, needs: SeoFileNeeds): Promise<void> {
  const { languages, pages, publicUrl, seoPages } = needs
  const robots = robotsText(publicUrl, languages)
  const tagOf = createTags(needs)
  await server.register(async (scope) => {
    const limitTo = await limitRates(scope, needs.rateLimits, 'seo files')
    scope.addHook('onRequest', limitTo.other)
    scope.get('/robots.txt', async (_request, reply) =>
      reply.header('cache-control', CACHING).type('text/plain; charset=utf-8').send(robots),
    )
    scope.get('/sitemap.xml', async (request, reply) => {
      const addresses = await seoPages.addresses()
      const tag = tagOf(addresses)
      const parts = sitemapPartPaths({ languages, pages, addresses })
      return sendXml({ request, reply, tag }, () => sitemapIndexXml(needs, parts))
    })
    scope.get<{ Params: SitemapPartName }>(
      '/sitemap/:language/:type/:number.xml',
      async (request, reply) => {
        const addresses = await seoPages.addresses()
        const paths = pathsOfPart({ languages, pages, addresses }, request.params)
        if (paths === null) return reply.code(404).header('cache-control', 'no-store').send()
        const tag = tagOf(addresses)
        return sendXml({ request, reply, tag }, () => sitemapPartXml(needs, paths))
      },
    )
  })
}

/** A stream takes its next piece when the client has read the last: a slow one costs no memory. */
function sendXml(
  answer: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly tag: string },
  write: () => Iterable<Buffer>,
): FastifyReply {
  const { reply, request, tag } = answer
  reply.header('cache-control', CACHING).header('etag', tag)
  if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply
    .type('application/xml; charset=utf-8')
    .send(Readable.from(write(), { objectMode: false }))
}

/** Made from what parts are made from: nobody has to write a part to know whether it is another. */
function createTags({ languages, lastModified, pages, publicUrl }: SeoFileNeeds) {
  const tags = new WeakMap<readonly SeoAddresses[], string>()
  return (addresses: readonly SeoAddresses[]): string => {
    const known = tags.get(addresses)
    if (known !== undefined) return known
    const hash = createHash('sha256')
    hash.update(JSON.stringify([publicUrl, lastModified, languages, pages]))
    const ends = new Set(addresses.flatMap(({ rows }) => rows.map((row) => row.ends)))
    for (const { rows } of addresses) {
      for (const { count, start } of rows) hash.update(`${start} ${count}\n`)
    }
    for (const list of ends) hash.update(`${list.join(' ')}\n`)
    const tag = `W/"${hash.digest('base64url').slice(0, 22)}"`
    tags.set(addresses, tag)
    return tag
  }
}
