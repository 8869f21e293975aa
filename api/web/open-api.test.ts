import { expect, test } from 'vitest'
import { createSandboxHandlers } from '../handlers/index.ts'
import { fiatOperations } from '../partner/index.ts'
import { createFixtureServer } from './fixtures/server.fixture.ts'
import {
  createFixture,
  createFixtureFacts,
  createFixtureSandbox,
} from './fixtures/use-cases.fixture.ts'
import { isOfBackoffice, webRoutes } from './web-route.ts'

const fiatRoutes = fiatOperations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)

type Operation = { operationId: string; parameters: { name: string }[]; requestBody?: object }
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

test('the document lists exactly what is served', async () => {
  const { server } = await createFixtureServer()
  const response = await server.inject('/api/openapi.json')
  const { openapi, paths } = response.json<Document>()
  expect(openapi).toBe('3.1.0')
  const sandboxHandlers = createSandboxHandlers({
    useCases: createFixture().useCases,
    sandbox: createFixtureSandbox().sandbox,
    advanceClock: async () => 0,
    exampleFacts: createFixtureFacts(),
  })
  const routes = webRoutes(sandboxHandlers)
    .filter((route) => !isOfBackoffice(route))
    .map((route) => `${route.method} /api${route.path}`)
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(listed.sort()).toEqual([...routes, 'POST /api/partner', ...fiatRoutes].sort())
  for (const listedRoute of listed) {
    const [method = '', path = ''] = listedRoute.split(' ')
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    expect(server.hasRoute({ method, url }), listedRoute).toBe(true)
  }
  const ids = Object.values(paths).flatMap((each) =>
    Object.values(each).map((one) => one.operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

/**
 * What is served under `/api` and is no call: heads, refusals of paths and methods, other ways to the protocol, the document. The
 * back office is in no public document.
 * Fiat v1 refuses methods by routes of their own.
 */
const NO_CALL =
  /^HEAD|[*]$|^\w+ \/api\/?$|^\w+ \/api\/partner(\/|\/v2\/?)?$|^\w+ \/api\/openapi\.json$|^\w+ \/api\/(?:fiat-partner|backoffice)\//

test('no route of the server is missing from the document', async () => {
  const { server, served } = await createFixtureServer()
  const { paths } = (await server.inject('/api/openapi.json')).json<Document>()
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(served).toContain('POST /api/partner')
  const calls = served.filter((route) => route.includes(' /api') && !NO_CALL.test(route))
  const described = calls.map((route) => route.replaceAll(/:(\w+)/g, '{$1}'))
  expect([...described, 'POST /api/partner', ...fiatRoutes].sort()).toEqual(listed.sort())
})

test('bodies, headers and parts of paths are described', async () => {
  const { server } = await createFixtureServer()
  const { paths } = (await server.inject('/api/openapi.json')).json<Document>()
  const create = paths['/api/transactions']?.post
  expect(create?.parameters).toMatchObject([
    { name: 'Idempotency-Key', in: 'header', required: true },
  ])
  expect(create?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { additionalProperties: false } } },
  })
  expect(paths['/api/currency-history/{a}/{b}']?.get?.parameters).toMatchObject([
    { name: 'a', in: 'path' },
    { name: 'b', in: 'path' },
    { name: 'from', in: 'query', required: false },
    { name: 'to', in: 'query' },
  ])
})

test('refusals of a call stand beside its replies, by status', async () => {
  const { server } = await createFixtureServer()
  const { paths } = (await server.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>
  }>()
  const { responses = {} } = paths['/api/transactions/{id}/recovery']?.post ?? {}
  expect(responses['403']?.description).toBe('error.code: not_the_holder.')
  expect(responses['404']?.description).toBe('error.code: order_not_found.')
})
