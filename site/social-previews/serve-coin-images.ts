import type { Catalogue } from '@causeway/core/currencies'
import type { FastifyInstance } from 'fastify'
import { coinSvg } from './coins-of-path.ts'

const CACHING = 'public, max-age=604800'
/** Nothing in the picture may load or run anything, even where it is opened by itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Hangs `/coin-images/CODE.svg` at the root of a server: a coin's sign, for programs that show coins by an address. */
export function serveCoinImages(
  server: FastifyInstance,
  { catalogue }: { readonly catalogue: Catalogue },
): void {
  const codes = new Set(catalogue.all.map(({ code }) => code.toLowerCase()))
  server.get<{ Params: { name: string } }>('/coin-images/:name', async (request, reply) => {
    const [, code = ''] = /^([a-z0-9]{1,20})\.svg$/.exec(request.params.name) ?? []
    if (!codes.has(code)) return reply.code(404).header('cache-control', 'no-store').send()
    return reply
      .header('cache-control', CACHING)
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/svg+xml')
      .send(coinSvg({ code }))
  })
}
