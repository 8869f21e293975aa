import { createHttpServer, defaultRateLimits, giveCsrfToken } from '@causeway/api/http'
import { createCalls, createSandboxCalls, registerWebRoutes } from '@causeway/api/web'
import { noFacts } from '@causeway/content/site'
import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { publicUrlOf } from './config.ts'
import { hangUpAtClose } from './hang-up-at-close.ts'
import { localeTexts } from './locale-texts.ts'
import type { Product } from './product.ts'
import { servePages } from './serve-pages.ts'
import { loadWebBuild } from './web-build.ts'
import { wordRefusals } from './word-refusals.ts'

/** The product's front door: pages, calls and health on one port. */
export async function createFrontDoor(product: Product): Promise<FastifyInstance> {
  const { config, outside, useCases } = product
  const publicUrl = publicUrlOf(config)
  // Without a proxy of ours in front, the visitor himself would write it.
  const countryHeader = config.trustProxy ? config.countryHeader : null
  const server = createHttpServer({
    trustProxy: config.trustProxy ? isOurProxy : false,
    log: product.log,
  })
  hangUpAtClose(server)
  wordRefusals(server)
  await server.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Nobody has to send 64 kB compressed, and a small body cannot become a large one.
    globalDecompression: false,
  })
  const rateLimits = rateLimitsOf(product)
  const calls = createCalls({ useCases })
  const sandbox =
    outside.sandbox === null
      ? null
      : createSandboxCalls({
          useCases,
          sandbox: outside.sandbox,
          advanceClock: product.advanceClock,
        })
  await registerWebRoutes(server, {
    useCases,
    calls,
    sandboxCalls: sandbox,
    texts: localeTexts,
    publicUrl,
    operatorToken: config.operatorToken,
    metricsToken: config.operatorToken,
    countryHeader,
    csrfKey: product.csrfKey,
    rateLimits,
  })
  await servePages(server, {
    web: await loadWebBuild(),
    experiments: config.experiments,
    log: product.log,
    calls,
    sandbox,
    world: config.world,
    brand: { name: config.brandName, supportEmail: config.supportEmail },
    site: noFacts,
    publicUrl,
    defaultPair: config.defaultPair,
    clock: product.clock,
    countryHeader,
    rateLimits,
    giveCsrfToken: (request, reply) => giveCsrfToken(product.csrfKey, request, reply),
    operatorToken: config.operatorToken,
  })
  return server
}

/** The address that our own proxy added counts. What stood in the header before it, the client wrote himself. */
const isOurProxy = (_address: string, hop: number) => hop === 0

const UNLIMITED = 1_000_000_000

function rateLimitsOf({ config }: Product) {
  const exceptLocal = config.world === 'play'
  return config.rateLimits
    ? { ...defaultRateLimits, exceptLocal }
    : {
        estimate: UNLIMITED,
        create: UNLIMITED,
        names: UNLIMITED,
        auth: UNLIMITED,
        other: UNLIMITED,
        exceptLocal,
      }
}
