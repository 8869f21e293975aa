import { countryOfAddress } from '@causeway/adapters/countries'
import type { DeveloperDocs } from '@causeway/api/contract'
import { developerDocs } from '@causeway/api/developers'
import { wordingOf } from '@causeway/api/failures'
import {
  createCalls,
  createHandlers,
  createPartnerHandlers,
  createSandboxCalls,
  createSandboxHandlers,
  createStaffCalls,
  createStaffHandlers,
  type LocaleTexts,
} from '@causeway/api/handlers'
import {
  createHttpServer,
  defaultRateLimits,
  giveCsrfToken,
  noRateLimits,
  playCountryName,
  type RateLimits,
} from '@causeway/api/http'
import { createKeyGate, registerFiatRoutes, registerPartnerRoutes } from '@causeway/api/partner'
import { apiCalls } from '@causeway/api/web/api-calls'
import { registerWebRoutes } from '@causeway/api/web/register-web-routes'
import { editMessages } from '@causeway/content/edited/edit-messages'
import type { OperatorContent } from '@causeway/content/edited/operator-content'
import { isLanguageCode, languageCodes, languages } from '@causeway/content/languages'
import { allNamespaces, loadMessages } from '@causeway/content/messages'
import { createSeoPages } from '@causeway/server/seo'
import type { Brand } from '@causeway/site/brand'
import { type ExampleFacts, openExampleFacts } from '@causeway/site/example-facts'
import { servePages } from '@causeway/site/http'
import { translateErrorMessages } from '@causeway/site/http/translate-error-messages'
import { flatMessages, openOperatorContent } from '@causeway/site/operator-content'
import { serveSeoFiles } from '@causeway/site/seo-files'
import { loadWebBuild, type WebBuild, webBuiltAt } from '@causeway/site/web-build'
import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import type { Product } from './product.ts'
import { publicUrlOf } from './settings/index.ts'

/** The product's front door: pages, calls and health on one port. */
export async function createFrontDoor(product: Product, ownBrand: Brand): Promise<FastifyInstance> {
  const { config, useCases } = product
  const publicUrl = publicUrlOf(config)
  const hasPublicUrl = config.publicUrl !== null
  const { backofficeHost } = config
  const ownSite = { publicOrigin: new URL(publicUrl).origin, hasPublicUrl, backofficeHost }
  const countries = countriesOf(product)
  const server = openServer(product)
  translateErrorMessages(server)
  await server.register(fastifyCompress, compression)
  const rateLimits = rateLimitsOf(product)
  const { brand, content, examples } = await openSite(product, ownBrand)
  const handlers = createHandlers({
    useCases,
    texts: localeTextsWith(content),
    press: () => [...content().site.press],
    publicUrl,
  })
  const sandboxHandlers = sandboxOf(product, examples)
  const staff = staffOf(product)
  const partners = partnerOptions(product)
  await registerWebRoutes(server, {
    useCases,
    handlers,
    partnerHandlers: createPartnerHandlers(partners),
    keyGate: partners.keyGate,
    brandName: config.brandName,
    ...staff.ofCalls,
    sandboxHandlers,
    publicUrl,
    hasPublicUrl,
    operatorToken: config.operatorToken,
    metricsToken: config.operatorToken,
    countries,
    csrfKey: product.csrfKey,
    rateLimits,
  })
  await servePartners(server, { ...partners, hasPublicUrl, rateLimits })
  const { documents, web } = await loadPages(product)
  await serveSeoFiles(server, { ...seoFiles(product, web, documents), publicUrl, rateLimits })
  await servePages(server, {
    web,
    catalogue: useCases.catalogue,
    cacheBytes: config.pageCacheMb * 1024 * 1024,
    experiments: config.experiments,
    log: product.log,
    calls: createCalls(handlers, useCases.signIn),
    sandbox: sandboxHandlers && createSandboxCalls(sandboxHandlers),
    staff: staff.ofPages,
    readStaffSession: useCases.backoffice.staff.readSession,
    world: config.world,
    brand,
    ownBrand,
    content,
    publicUrl,
    ownSite,
    ...documents,
    defaultPair: config.defaultPair,
    widgetSites: config.widgetSites,
    clock: product.clock,
    onError: (error) => product.log.error({ err: error }, 'a page failed unexpectedly'),
    countries,
    feePolicy: useCases.feePolicy,
    rateLimits,
    giveCsrfToken: (request, reply) => giveCsrfToken(product.csrfKey, request, reply),
    operatorToken: config.operatorToken,
  })
  return server
}

function countriesOf({ config }: Product) {
  return {
    // Without a proxy of ours in front, the visitor himself would write it.
    header: config.trustProxy ? config.countryHeader : null,
    ofAddress: countryOfAddress,
    playCookie: config.world === 'play' ? playCountryName : null,
  }
}

function openServer({ config: { connectionsPerAddress, trustProxy }, log }: Product) {
  return createHttpServer({ trustProxy: trustProxy && isOurProxy, log, connectionsPerAddress })
}

/** What the operator says of himself at this moment; a play world can show an example of it. */
async function openSite({ clock, config, database, log }: Product, { look }: Brand) {
  const own = await openOperatorContent({
    folder: config.contentDir,
    clock,
    onWrong: (error) => log.error({ err: error }, 'the content was left as it was'),
  })
  const onError = (error: unknown) => log.error({ err: error }, 'the example facts were not read')
  const examples =
    config.world === 'play' ? await openExampleFacts({ database, clock, onError }) : null
  return {
    examples,
    content: () => examples?.over(own()) ?? own(),
    brand: () => ({
      name: config.brandName,
      look,
      supportEmail: config.supportEmail ?? examples?.supportEmail() ?? null,
    }),
  }
}

function sandboxOf(
  { advanceClock, external: { sandbox }, useCases }: Product,
  exampleFacts: ExampleFacts | null,
) {
  return sandbox === null || exampleFacts === null
    ? null
    : createSandboxHandlers({ useCases, sandbox, advanceClock, exampleFacts })
}

/** The calls of the back office, over HTTP and for its pages. */
function staffOf({ config: { backofficeHost }, useCases }: Product) {
  const handlers = createStaffHandlers({ useCases, words: wordingOf(useCases.catalogue) })
  return {
    ofCalls: { staffHandlers: handlers, backofficeHost },
    ofPages: createStaffCalls(handlers, { ...useCases.backoffice.staff, now: useCases.now }),
  }
}

function partnerOptions({ config, log, useCases }: Product) {
  const onError = (error: unknown) => log.error({ err: error }, 'a partner’s request failed')
  return {
    useCases: { ...useCases, catalogue: useCases.partnerCatalogue },
    publicUrl: publicUrlOf(config),
    apiUrl: config.apiUrl,
    keyGate: createKeyGate({ partners: useCases.partners, onError }),
    onError,
  }
}

/** Both protocols that partners' programs speak; REST is among the calls of the web. */
async function servePartners(
  server: FastifyInstance,
  options: Parameters<typeof registerFiatRoutes>[1],
): Promise<void> {
  await registerPartnerRoutes(server, options)
  await registerFiatRoutes(server, options)
}

const compression = {
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  // Nobody has to send 64 kB compressed, and a small body cannot become a large one.
  globalDecompression: false,
}

/** The built pages, and what those for developers are made of. */
async function loadPages({ config }: Product) {
  const documents = {
    apiCalls: apiCalls(),
    developerDocs: developerDocs({ publicUrl: publicUrlOf(config), world: config.world }),
  }
  return { documents, web: await loadWebBuild() }
}

function seoFiles(
  { useCases }: Product,
  web: WebBuild,
  { developerDocs: { methods } }: { readonly developerDocs: DeveloperDocs },
) {
  const methodPages = Object.keys(methods).map((name) => `/developers/methods/${name}`)
  return {
    lastModified: webBuiltAt(),
    languages: languageCodes,
    pages: [...web.indexedPaths, ...methodPages],
    seoPages: createSeoPages(useCases),
  }
}

/** The address that our own proxy added counts. What stood in the header before it, the client wrote himself. */
const isOurProxy = (_address: string, hop: number) => hop === 0

function rateLimitsOf({ config, countRequest }: Product): RateLimits {
  const exceptLocal = config.world === 'play'
  if (!config.rateLimits) return { ...noRateLimits, exceptLocal }
  // The embedded database serves one process.
  const countOthers = config.databaseUrl === null ? {} : { countOthers: countRequest }
  return { ...defaultRateLimits, ...countOthers, exceptLocal }
}

/** Every text as the calls hand it out: `namespace.key`, plural forms as `namespace.key.category`, as the operator words it (PAGE-03). */
function localeTextsWith(content: () => OperatorContent): LocaleTexts {
  return {
    languages: () => languageCodes.map((code) => ({ lang: code, name: languages[code].name })),
    messages: async (lang) => {
      if (!isLanguageCode(lang)) return null
      const loaded = await loadMessages(lang, allNamespaces())
      const messages = editMessages(loaded, content().texts.phrases[lang])
      const { name, hreflang } = languages[lang]
      return { lang, code: hreflang, name, messages: flatMessages(messages) }
    },
  }
}
