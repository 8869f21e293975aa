import { sign } from 'node:crypto'
import type { SandboxPartnerReply } from '@causeway/api/contract'
import pg from 'pg'
import { type RunningProduct, startPostgres, startProduct } from '../support/index.ts'
import { onCore } from './load/on-core.ts'
import { whilePaused } from './load/process-time.ts'
import { putLoad } from './load/put-load.ts'
import { comparison, perSecondText } from './report/comparison.ts'
import type { Bench, BenchOptions, BenchReport } from './report/figure.ts'
import { interleave } from './report/interleave.ts'
import { startWeb } from './servers/start-web.ts'

const SERVER_CORE = 0
const LOAD_CORE = 1
const CONNECTIONS = 32
const PATH = '/api/partner/v2'
const BODY = JSON.stringify({
  jsonrpc: '2.0',
  id: 'bench',
  method: 'getExchangeAmount',
  params: [{ from: 'btc', to: 'eth', amountFrom: '0.1' }],
})

/** getExchangeAmount in v2 against node:http that verifies the same signature and does the same arithmetic. */
export const signedQuotes: Bench = {
  name: 'signed-quotes',
  title: 'Signed quotes of partners on one core',
  run: async (options) => {
    const postgres = await startPostgres()
    const servers: RunningProduct[] = []
    const through = onCore(SERVER_CORE)
    try {
      const database = await postgres.createDatabase('bench_signed_quotes')
      const product = await startWeb(database, { through })
      servers.push(product)
      const partner = await addPartner(product.url, database)
      const headers = headersOf(partner)
      const replyBytes = await replyBytesOf(product.url, headers)
      const entry = 'tests/bench/servers/bare-quote-server.ts'
      const env = { REPLY_BYTES: String(replyBytes), PUBLIC_KEY: partner.publicKeyPem }
      const bare = await startProduct({ entry, env, through })
      servers.push(bare)
      return await compare(options, { product, bare, headers, replyBytes })
    } finally {
      for (const server of servers) await server.stop()
      await postgres.stop()
    }
  },
}

type Headers = Readonly<Record<string, string>>

async function compare(
  { quick }: BenchOptions,
  measured: {
    readonly product: RunningProduct
    readonly bare: RunningProduct
    readonly headers: Headers
    readonly replyBytes: number
  },
): Promise<BenchReport> {
  const { bare, headers, product, replyBytes } = measured
  const load = (server: RunningProduct) =>
    putLoad(
      server,
      {
        url: `${server.url}${PATH}`,
        connections: CONNECTIONS,
        duration: quick ? 1 : 4,
        method: 'POST',
        headers,
        body: BODY,
      },
      LOAD_CORE,
    )
  // Both live on one core: whoever is not asked stands still.
  const { base, ours } = await interleave(quick ? 1 : 5, {
    ours: () => whilePaused(bare, () => load(product)),
    base: () => whilePaused(product, () => load(bare)),
  })
  const text = perSecondText
  const goal = { kind: 'at least', value: 0.35, stretch: 0.5 } as const
  const rates = (what: string, of: (result: (typeof ours)[number]) => number) =>
    comparison({ what, ours: ours.map(of), base: base.map(of), text, goal })
  return {
    figures: [
      rates('signed quotes/s', ({ perSecond }) => perSecond),
      rates('signed quotes per CPU-second', ({ perCpuSecond }) => perCpuSecond),
    ],
    notes: [
      `${CONNECTIONS} kept-alive connections, one request at a time on each, all with one key; the product as \`ROLE=web\`. PostgreSQL is pinned to no core.`,
      `The base parses the same JSON-RPC, verifies the same RSA signature (2048 bits) with a key that it holds, computes the same quote and answers ${replyBytes} bytes, as the product does.`,
      'The product also reads the key from the database for every request, so that a revoked one is refused at once, and counts requests over all processes, with a limit that is not reached.',
    ],
  }
}

/** A partner whose key may ask as often as it can. */
async function addPartner(url: string, databaseUrl: string): Promise<SandboxPartnerReply> {
  const reply = await fetch(`${url}/api/sandbox/partners`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', dialects: ['v2'] }),
  })
  const partner: SandboxPartnerReply = await reply.json()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('update partner_key set requests_per_second = 1000000')
  await client.end()
  return partner
}

function headersOf({ apiKey, privateKeyPem }: SandboxPartnerReply): Headers {
  const signature = sign('RSA-SHA256', Buffer.from(BODY), privateKeyPem).toString('base64')
  return {
    'content-type': 'application/json',
    'x-api-key': apiKey,
    'x-api-signature': signature,
  }
}

async function replyBytesOf(url: string, headers: Headers): Promise<number> {
  const reply = await fetch(`${url}${PATH}`, { method: 'POST', headers, body: BODY })
  const text = await reply.text()
  if (!text.includes('visibleAmount')) throw new Error(`a signed quote was answered with ${text}`)
  return Buffer.byteLength(text)
}
