import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { SandboxCalls } from '@causeway/api/contract'
import { refuseRequest } from '@causeway/api/failures'
import {
  type CountrySource,
  callerOf,
  countryCookie,
  countryOf,
  hasTag,
  isAtThisMachine,
  isBackofficeHost,
  isOperator,
  type OwnSite,
  ownOrigins,
  type RateLimits,
  variantCookies,
} from '@causeway/api/http'
import type { Experiments } from '@causeway/core/analytics'
import type { Catalogue } from '@causeway/core/currencies'
import { type FeePolicy, feeRegionOf } from '@causeway/core/quotes'
import type { StaffCases } from '@causeway/server/staff/staff-types'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Brand, replacedFiles, serveBrand } from '../brand/index.ts'
import { anonymousPage } from '../page-cache/anonymous-page.ts'
import { cacheSharedPages, sharedPageKey } from '../page-cache/cache-shared-pages.ts'
import { liveKey } from '../page-cache/live-key.ts'
import type { PackedPage } from '../page-cache/pack-page.ts'
import { packedBody } from '../page-cache/packed-body.ts'
import { type LivePage, shareLiveParts } from '../page-cache/share-live-parts.ts'
import { serveBanners } from '../social-previews/affiliate-banners/serve-banners.ts'
import { serveCoinImages } from '../social-previews/serve-coin-images.ts'
import { serveSocialPreviews } from '../social-previews/serve-social-previews.ts'
import { clientFolder, type PageFacts, type WebBuild } from '../web-build/web-build.ts'
import { limitPages } from './limit-pages.ts'
import { formError, pageRequest, refusePage } from './page-request.ts'

export type PagesNeeds = Omit<PageFacts, 'cspNonce' | 'caller'> & {
  readonly web: WebBuild
  /** Its files, and what icons are made of. */
  readonly ownBrand: Brand
  readonly experiments: Experiments
  readonly operatorToken: string | null
  readonly countries: CountrySource
  readonly readStaffSession: StaffCases['readSession']
  /** Countries with their own fees have pages of their own. */
  readonly feePolicy: Pick<FeePolicy, 'payerRules'>
  readonly ownSite: OwnSite
  readonly rateLimits: RateLimits
  /** Memory for pages that are the same for everybody. */
  readonly cacheBytes: number
  readonly catalogue: Catalogue
  /** A token for the first change of this visitor, with the cookie that it belongs to (AUTH-10). */
  readonly giveCsrfToken: (request: FastifyRequest, reply: FastifyReply) => string
  readonly log: FastifyBaseLogger
}

const FORM_LIMIT_BYTES = 64 * 1024
/** What people write into an address is longer only where somebody wants to fill our memory. */
const LONGEST_KEPT_KEY = 300

const fileOptions = {
  index: false,
  preCompressed: true,
  setHeaders: (reply: FastifyReply) => reply.header('x-content-type-options', 'nosniff'),
} as const

/** Files of the build. Those in `assets` are hundreds, which a route each would take its time to hang up. */
async function serveFiles(server: FastifyInstance, { ownBrand }: PagesNeeds): Promise<void> {
  await server.register(fastifyStatic, {
    ...fileOptions,
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
  })
  await server.register(fastifyStatic, {
    ...fileOptions,
    root: clientFolder,
    wildcard: false,
    globIgnore: [...['**/*.{br,gz}', 'assets/**'], ...replacedFiles(ownBrand)],
    decorateReply: false,
    setHeaders: (reply, path) => {
      fileOptions.setHeaders(reply)
      if (/\/widget\.js(?:\.\w+)?$/.test(path)) giveToOtherSites(reply)
    },
    // Only hashed names may be kept for ever.
    maxAge: '1h',
  })
}

/** Hangs the built pages and their files at the root of a server. */
export async function servePages(server: FastifyInstance, needs: PagesNeeds): Promise<void> {
  await serveFiles(server, needs)
  serveBrand(server, needs.ownBrand)
  serveCoinImages(server, needs)
  const palette = needs.ownBrand.look?.palette ?? null
  await serveBanners(server, { ...needs, palette, brandName: needs.brand().name })
  await serveSocialPreviews(server, {
    ...needs,
    palette,
    logo: pictureLogo(needs.ownBrand),
    brandName: needs.brand().name,
    showPage: async (path) => (await anonymousPage(needs, path)).response,
  })
  const cached = cacheSharedPages({
    ...needs,
    ownSheets: needs.ownBrand.files,
    mostBytes: needs.cacheBytes,
  })
  const shareLive = shareLiveParts(() => performance.now())
  await server.register(async (scope) => {
    await limitPages(scope, needs.rateLimits, (request) => {
      const key = keyOf(needs, request)
      return key !== null && cached.isAtHand(key)
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        const refused = request.method === 'POST' ? await formError(needs, request) : null
        if (refused !== null) return refusePage(request, reply, refused)
        giveFirstToken(needs, request, reply)
        // Nobody shall come from a search engine to a place where money is none.
        if (needs.world === 'play') reply.header('x-robots-tag', 'noindex')
        const key = keyOf(needs, request)
        return key === null
          ? answerPage({ ...needs, shareLive }, request, reply)
          : answerFromCache(needs, await cached.get(key), request, reply)
      },
    })
  })
}

/** The logo as pictures show it, which are dark; null where there is none for dark backgrounds. */
function pictureLogo({ darkLogo, look }: Brand) {
  const isWordmark = look?.logo?.isWordmark ?? false
  return darkLogo && { ...darkLogo, isWordmark }
}

/** The one file that pages of other sites load; with the hash that they name it is read only where it may be (SRI). */
function giveToOtherSites(reply: { readonly header: (name: string, value: string) => unknown }) {
  reply.header('cross-origin-resource-policy', 'cross-origin')
  reply.header('access-control-allow-origin', '*')
}

/** Clients that keep no cookies, or have none yet, learn the token from the head of the home page. */
function giveFirstToken(
  { giveCsrfToken }: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { headers, method, url } = request
  if (method !== 'GET' || url.split('?')[0] !== '/' || headers.cookie !== undefined) return
  reply.header('x-csrf-token', giveCsrfToken(request, reply))
}

function keyOf(needs: PagesNeeds, request: FastifyRequest): string | null {
  const path = request.method === 'POST' ? null : needs.web.cacheKey(request.url)
  if (path === null || path.length > LONGEST_KEPT_KEY) return null
  const { countries, feePolicy } = needs
  const country = feePolicy.payerRules.length === 0 ? null : countryOf(request, countries)
  return sharedPageKey(path, feeRegionOf(feePolicy, country))
}

/** A page that is the same for every visitor; his cookies go beside it. */
async function answerFromCache(
  needs: PagesNeeds,
  page: PackedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers).header('etag', page.etag)
  setVariants(needs, request, reply)
  if (page.status === 200 && hasTag(request.headers['if-none-match'], page.etag)) {
    return reply.code(304).send()
  }
  const { encoding, bytes } = await packedBody(page, request.headers['accept-encoding'])
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

async function answerPage(
  needs: PagesNeeds & { readonly shareLive: (page: LivePage) => Promise<Response> },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { web, operatorToken: _, shareLive, ...facts } = needs
  const staff = isBackofficeHost(needs.ownSite.backofficeHost ?? null, request) ? needs.staff : null
  const caller = callerOf(request, needs.countries)
  const render = () =>
    web.handlePage(pageRequest(needs, request), {
      ...facts,
      sandbox: sandboxFor(needs, request),
      staff,
      cspNonce: randomBytes(16).toString('base64'),
      caller,
    })
  const isLive = caller.isUnattended === true && staff !== null
  const key = isLive ? await liveKey(needs.readStaffSession, caller, request) : null
  const response =
    key === null
      ? await render()
      : await shareLive({ key, render, acceptEncoding: request.headers['accept-encoding'] })
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  setVariants(needs, request, reply)
  if (response.body === null) return reply.send()
  // Pages are rendered whole before they are answered: nothing would be gained by a stream.
  return reply.send(Buffer.from(await response.arrayBuffer()))
}

function setVariants(
  { countries, experiments }: PagesNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { headers, protocol } = request
  const country = countryCookie(request, countries)
  if (country !== null) reply.header('set-cookie', country)
  for (const cookie of variantCookies(experiments, headers.cookie, protocol === 'https')) {
    reply.header('set-cookie', cookie)
  }
}

/** The controls are for whoever may touch them: this machine, or the operator; the mail for this machine (AUTH-13). */
function sandboxFor(
  { operatorToken, ownSite, sandbox }: PagesNeeds,
  request: FastifyRequest,
): SandboxCalls | null {
  const { headers, socket } = request
  const peer = { peerAddress: socket.remoteAddress, headers }
  if (sandbox === null || !isOperator(peer, operatorToken, ownOrigins(ownSite, request)))
    return null
  if (isAtThisMachine(peer)) return sandbox
  return { ...sandbox, mails: async () => refuseRequest({ code: 'this_machine_only' }) }
}
