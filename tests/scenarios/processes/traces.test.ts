// door: HTTP, chain
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { pay, place, reach } from '../../customers/index.ts'
import { launch, type RunningProcess, startWorker } from '../../support/index.ts'
import { awaitStock } from '../support/await-stock.ts'
import { databaseOf, FAST_BLOCKS, NO_SERVER, startShop } from '../support/start-shop.ts'
import { startTraceCollector, type ToldSpan } from '../support/trace-collector.ts'

const PATIENCE = { timeout: 120_000, interval: 200 }

const running: { readonly stop: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.stop()
})

function kept<T extends { readonly stop: () => Promise<unknown> }>(one: T): T {
  running.push(one)
  return one
}

test('[OPS-02.5] an order is one trace across web, worker and signer, without what names its customer', async (context) => {
  const collector = await startTraceCollector()
  running.push({ stop: collector.close })
  const tracing = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector,x-tenant=shop',
  }
  const url = databaseOf('traces') ?? context.skip(NO_SERVER)
  const env = { ...FAST_BLOCKS, ...tracing, DATABASE_URL: url }
  const web = kept(await startShop('traces', { ...tracing, ROLE: 'web' }))
  const socket = { SIGNER_SOCKET: join(web.dataDir, 'signer.sock') }
  const [signer] = await launch(
    { entry: 'main/run.js', args: ['sign'], dataDir: web.dataDir, env: { ...env, ...socket } },
    /signer is ready/,
  )
  kept<RunningProcess>(signer)
  kept(await startWorker({ env: { ...env, ...socket }, dataDir: web.dataDir }))

  await awaitStock(web, { from: 'ltc', to: 'btc' })
  const email = 'traced@example.org'
  const order = await place(web, { from: 'ltc', to: 'btc', email })
  await pay(web, order)
  await reach(web, order, 'finished')

  const first = await vi.waitFor(() => told(collector.spans, 'order.place')[0], PATIENCE)
  const spans = await vi.waitFor(() => {
    const mine = collector.spans.filter(({ traceId }) => traceId === first.traceId)
    for (const name of ['order.advance', 'deposit.confirm', 'transfer.advance', 'transfer.sign']) {
      told(mine, name)
    }
    return mine
  }, PATIENCE)
  expect(new Set(spans.map(({ name, service }) => `${name} ${service}`))).toEqual(
    new Set([
      'order.place causeway-web',
      'order.advance causeway-worker',
      'deposit.confirm causeway-worker',
      'transfer.advance causeway-worker',
      'transfer.sign causeway-signer',
    ]),
  )
  expect(first.parentSpanId ?? '').toBe('')
  for (const span of spans.filter((one) => one !== first)) {
    expect(span).toMatchObject({ parentSpanId: first.spanId })
    expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano))
  }
  expect(first.attributes).toMatchObject({ from: 'ltc', to: 'btc', kind: 'float' })
  expect(told(spans, 'transfer.sign')[0].attributes).toMatchObject({ 'transfer.kind': 'payout' })
  expect(new Set(collector.authorizations)).toEqual(new Set(['Bearer of-the-collector']))
  const all = collector.bodies.join()
  for (const named of [email, order.destination.address, order.created.payinAddress, order.id]) {
    expect(all).not.toContain(named)
  }
}, 300_000)

test('[OPS-02.5] orders are paid out where the collector is away, and the log says so once', async () => {
  const collector = await startTraceCollector()
  await collector.close()
  const env = { LOG_LEVEL: 'error', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const shop = kept(await startShop('traces_away', env))
  const order = await place(shop, { from: 'ltc', to: 'btc' })
  await pay(shop, order)
  await reach(shop, order, 'finished')
  const complaints = () => shop.output().match(/"worker":"traces"/g) ?? []
  await vi.waitFor(() => expect(complaints()).toHaveLength(1), PATIENCE)
  const next = await place(shop, { from: 'ltc', to: 'btc' })
  await pay(shop, next)
  await reach(shop, next, 'finished')
  expect(await shop.stop()).toBe(0)
  expect(complaints()).toHaveLength(1)
}, 300_000)

function told(spans: readonly ToldSpan[], name: string): readonly [ToldSpan, ...ToldSpan[]] {
  const [one, ...more] = spans.filter((span) => span.name === name)
  if (one === undefined) throw new Error(`No span ${name} among ${spans.length}`)
  return [one, ...more]
}
