import type { FastifyInstance, FastifyReply } from 'fastify'
import type { WidgetScript } from './brand-widget-script.ts'
import { iconPng, iconSvg } from './draw-icon.ts'
import type { Brand } from './open-brand.ts'

/** Nothing in a picture may load or run anything, even where it is opened by itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const FOR_EVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

const drawn = [
  { path: '/icon-192.png', size: 192, isMaskable: false },
  { path: '/icon-512.png', size: 512, isMaskable: false },
  { path: '/icon-maskable-512.png', size: 512, isMaskable: true },
] as const

/** Files of the build in whose place a brand has its own. */
export function replacedFiles({ look, widgetScript }: Brand): readonly string[] {
  return [
    ...(look === null ? [] : icons),
    ...(widgetScript === null ? [] : ['widget.js', 'widget.js.br', 'widget.js.gz']),
  ]
}

const icons = ['favicon.svg', ...drawn.map(({ path }) => path.slice(1))]

/**
 * Hangs the files of the brand at the root of a server: logo and style sheet under addresses that change with what is in
 * them, and the icons under the names that browsers and the manifest know (OPS-03).
 */
export function serveBrand(server: FastifyInstance, brand: Brand): void {
  if (brand.look === null) return
  if (brand.widgetScript !== null) serveWidgetScript(server, brand.widgetScript)
  for (const { bytes, path, type } of brand.files) {
    server.get(path, (_request, reply) => {
      return send(reply.header('cache-control', FOR_EVER), { bytes, type })
    })
  }
  const needs = { logo: brand.logo, palette: brand.look.palette }
  server.get('/favicon.svg', (_request, reply) => {
    reply.header('cache-control', AN_HOUR)
    return send(reply, { bytes: iconSvg(needs), type: 'image/svg+xml' })
  })
  const made = new Map<string, Promise<Buffer>>()
  for (const { isMaskable, path, size } of drawn) {
    server.get(path, async (_request, reply) => {
      const icon = made.get(path) ?? iconPng(needs, { isMaskable, size })
      made.set(path, icon)
      reply.header('cache-control', AN_HOUR)
      return send(reply, { bytes: await icon, type: 'image/png' })
    })
  }
}

function serveWidgetScript(server: FastifyInstance, { bytes }: WidgetScript): void {
  server.get('/widget.js', (_request, reply) =>
    reply
      .header('cache-control', AN_HOUR)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .type('text/javascript; charset=utf-8')
      .send(bytes),
  )
}

function send(
  reply: FastifyReply,
  { bytes, type }: { readonly bytes: Buffer; readonly type: string },
): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(type)
    .send(bytes)
}
