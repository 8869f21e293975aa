import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { hasTag, limitRates, type RateLimits } from '@causeway/api/http'
import { splitLocalPath } from '@causeway/content/languages'
import type { BrandPalette } from '@causeway/core/brand'
import type { Catalogue } from '@causeway/core/currencies'
import type { FastifyInstance } from 'fastify'
import { coinSvg, coinsOfPath } from './coins-of-path.ts'
import { createPictureCache, type DrawnPicture } from './picture-cache.ts'
import type { Picture, PictureLogo } from './picture-drawer.ts'
import { createPictureDrawer } from './picture-drawer.ts'
import { fontFilesFor } from './picture-fonts.ts'
import { readPage } from './read-page.ts'

export type SocialPreviewNeeds = {
  readonly catalogue: Catalogue
  readonly brandName: string
  /** Null: in the product's own green. */
  readonly palette: BrandPalette | null
  /** Null: the name alone. */
  readonly logo: PictureLogo | null
  readonly publicUrl: string
  readonly clock: { readonly now: () => number }
  readonly rateLimits: RateLimits
  /** A page as everybody sees it, by its path. */
  readonly showPage: (path: string) => Promise<Response>
}

const LONGEST_PATH = 200
const CACHING = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * Hangs `/og/…png` at the root of a server: the picture that link previews show of the page of that path (PAGE-02). It
 * bears the title that the page itself has, and exists for the pages that name it, so that nobody can have words of his
 * own drawn in our name.
 */
export async function serveSocialPreviews(
  server: FastifyInstance,
  needs: SocialPreviewNeeds,
): Promise<void> {
  const drawer = createPictureDrawer<Picture>(join(import.meta.dirname, 'draw-picture.worker.ts'))
  const cached = createPictureCache(needs.clock)
  server.addHook('onClose', () => drawer.close())

  /** `none`: the page has no picture; `busy`: too many are being drawn. */
  async function make(path: string): Promise<DrawnPicture | 'none' | 'busy'> {
    const picture = await pictureOf(needs, path)
    if (picture === null) return 'none'
    const { brand, host, language, title } = picture
    const fonts = fontFilesFor(`${title} ${brand} ${host}…`, language)
    const png = await drawer.draw(picture, fonts)
    if (png === null) return 'busy'
    const tag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`
    return { png, tag }
  }

  await server.register(async (scope) => {
    const limitTo = await limitRates(scope, needs.rateLimits, 'previews')
    scope.addHook('onRequest', limitTo.names)
    scope.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
      const path = pathOf(request.params['*'])
      const picture = path === null ? 'none' : (cached.get(path) ?? (await cached.make(path, make)))
      reply.header('x-content-type-options', 'nosniff')
      if (picture === 'none') return reply.code(404).header('cache-control', 'no-store').send()
      if (picture === 'busy') return reply.code(503).header('retry-after', '2').send()
      reply.header('cache-control', CACHING).header('etag', picture.tag)
      if (hasTag(request.headers['if-none-match'], picture.tag)) return reply.code(304).send()
      return reply.type('image/png').send(picture.png)
    })
  })
}

/** The path of the page that `/og/{name}.png` is of; null for another ending. */
function pathOf(name: string): string | null {
  if (!name.endsWith('.png') || name.length > LONGEST_PATH) return null
  const path = name.slice(0, -'.png'.length)
  return path === 'index' ? '/' : `/${path}`
}

async function pictureOf(needs: SocialPreviewNeeds, path: string): Promise<Picture | null> {
  const { brandName, catalogue, logo, palette, publicUrl, showPage } = needs
  if (!URL.canParse(path, publicUrl) || /[?#\\]/.test(path)) return null
  const response = await showPage(path)
  if (response.status !== 200) return null
  const page = readPage(await response.text())
  const name = path === '/' ? '/index' : path
  if (page === null || page.picture !== `${publicUrl}/og${name}.png`) return null
  const { language, path: localPath } = splitLocalPath(path)
  return {
    language,
    // The brand stands above it.
    title: page.title.replace(` · ${brandName}`, ''),
    brand: brandName,
    accent: palette?.dark.text ?? null,
    logo,
    host: new URL(publicUrl).host,
    coins: coinsOfPath(localPath, catalogue).map(coinSvg),
  }
}
