import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { hasTag, limitRates, type RateLimits } from '@causeway/api/http'
import { isLanguageCode, languages } from '@causeway/content/languages'
import { createTranslator, loadMessages } from '@causeway/content/messages'
import { readBannerName } from '@causeway/core/affiliates'
import type { BrandPalette } from '@causeway/core/brand'
import type { Catalogue } from '@causeway/core/currencies'
import type { FastifyInstance } from 'fastify'
import { coinSvg } from '../coins-of-path.ts'
import { createPictureCache, type DrawnPicture } from '../picture-cache.ts'
import { createPictureDrawer } from '../picture-drawer.ts'
import { fontFilesFor } from '../picture-fonts.ts'
import type { BannerPicture } from './banner-picture.ts'

export type BannerNeeds = {
  readonly catalogue: Catalogue
  readonly brandName: string
  /** Null: in the product's own green. */
  readonly palette: BrandPalette | null
  readonly clock: { readonly now: () => number }
  readonly rateLimits: RateLimits
}

/** Shown where none are named. */
const USUAL_COINS = ['btc', 'eth', 'usdt20'] as const
const LONGEST_NAME = 120
/** A week without a question, a month in which an old one may be shown while a new one is fetched. */
const CACHING = 'public, max-age=604800, stale-while-revalidate=2592000'

/**
 * Hangs `/earn/banner/{name}.png` at the root of a server: the banners that affiliates show on other sites (EARN-02). Each
 * name stands for one picture, drawn from a design of ours: nothing that a request says is written on it. No cookies.
 */
export async function serveBanners(server: FastifyInstance, needs: BannerNeeds): Promise<void> {
  const drawer = createPictureDrawer<BannerPicture>(
    join(import.meta.dirname, 'draw-banner.worker.ts'),
  )
  const cached = createPictureCache(needs.clock)
  server.addHook('onClose', () => drawer.close())

  async function make(name: string): Promise<DrawnPicture | 'none' | 'busy'> {
    const picture = await pictureOf(needs, name)
    if (picture === null) return 'none'
    const { action, brand, headline, language } = picture
    const png = await drawer.draw(picture, fontFilesFor(`${headline}${action}${brand}…`, language))
    if (png === null) return 'busy'
    const tag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`
    return { png, tag }
  }

  await server.register(async (scope) => {
    const limitTo = await limitRates(scope, needs.rateLimits, 'banners')
    // One that is drawn already costs next to nothing.
    scope.addHook<{ Params: { file: string } }>('onRequest', function limit(request, reply) {
      const isAtHand = cached.get(nameOf(request.params.file)) !== undefined
      return limitTo[isAtHand ? 'other' : 'pages'].call(this, request, reply)
    })
    scope.get<{ Params: { file: string } }>('/earn/banner/:file', async (request, reply) => {
      const name = nameOf(request.params.file)
      const picture = cached.get(name) ?? (await cached.make(name, make))
      reply
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin')
      if (picture === 'none') return reply.code(404).header('cache-control', 'no-store').send()
      if (picture === 'busy') return reply.code(503).header('retry-after', '2').send()
      reply.header('cache-control', CACHING).header('etag', picture.tag)
      if (hasTag(request.headers['if-none-match'], picture.tag)) return reply.code(304).send()
      return reply.type('image/png').send(picture.png)
    })
  })
}

/** The name of a picture without its ending; empty for another ending. */
function nameOf(file: string): string {
  return file.endsWith('.png') && file.length <= LONGEST_NAME ? file.slice(0, -'.png'.length) : ''
}

/** What a name stands for; null where no such picture is drawn. */
async function pictureOf(
  { brandName, catalogue, palette }: BannerNeeds,
  name: string,
): Promise<BannerPicture | null> {
  const banner = readBannerName(name)
  if (banner === null || !isLanguageCode(banner.language)) return null
  const { language, size, theme } = banner
  const coins = banner.coins.map((ticker) => catalogue.find(ticker))
  // An unknown coin would be one more name for the same picture.
  if (coins.some((coin) => !coin)) return null
  const shown = coins.length > 0 ? coins : USUAL_COINS.map((ticker) => catalogue.find(ticker))
  const messages = await loadMessages(language, ['earnTools'])
  const t = createTranslator(languages[language].hreflang, messages)
  return {
    size,
    theme,
    language,
    brand: brandName,
    accent: palette?.[theme] ?? null,
    headline: t('earnTools.bannerHeadline'),
    action: t('earnTools.bannerAction'),
    coins: shown.flatMap((coin) => (coin ? [coinSvg(coin)] : [])),
  }
}
