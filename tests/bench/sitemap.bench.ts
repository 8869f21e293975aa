import { type RunningProduct, startProduct } from '../support/index.ts'
import { comparison } from './report/comparison.ts'
import type { Bench, BenchReport } from './report/figure.ts'
import { interleave } from './report/interleave.ts'

const COINS = 1000
const MEGABYTE = 1024 * 1024
const MOST_MEGABYTES = 300
const MOST_URLS_OF_A_PART = 50_000
const MOST_BYTES_OF_A_PART = 50 * MEGABYTE

type Read = { readonly urls: number; readonly bytes: number; readonly seconds: number }

/** Every part of the sitemap of a thousand coins in 13 languages, read one after the other (PAGE-05). */
export const sitemap: Bench = {
  name: 'sitemap',
  title: 'The sitemap of 1,000 coins in 13 languages',
  run: async ({ quick }) => {
    const server = await startProduct({
      entry: 'tests/bench/servers/sitemap-server.ts',
      env: { COINS: String(quick ? COINS / 10 : COINS) },
    })
    try {
      return await measure(server, quick)
    } finally {
      await server.stop()
    }
  },
}

async function measure({ url }: RunningProduct, quick: boolean): Promise<BenchReport> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text()
  const parts = [...index.matchAll(/<loc>https:\/\/swap\.example([^<]+)<\/loc>/g)].map(
    ([, path]) => `${url}${path}`,
  )
  const whole = await readAll(parts)
  const memory: { mostBytes: number } = await (await fetch(`${url}/memory`)).json()
  const sample = parts.slice(0, quick ? 2 : 40)
  const sizes = await Promise.all(sample.map(async (part) => (await readPart(part)).bytes))
  const rates = await interleave(quick ? 1 : 5, {
    ours: async () => rateOf(await readAll(sample)),
    base: async () => rateOf(await readAll(sizes.map((size) => `${url}/constant/${size}`))),
  })
  const most = memory.mostBytes / MEGABYTE
  return {
    figures: [
      {
        what: `most memory while ${whole.urls.toLocaleString('en-US')} addresses are read`,
        ours: `${most.toFixed(0)} MB`,
        base: '',
        ratio: null,
        goal: { kind: 'at most', value: MOST_MEGABYTES },
        judged: most,
        spread: null,
      },
      comparison({
        what: 'throughput, against as many bytes of a constant',
        ...rates,
        text: (megabytes) => `${megabytes.toFixed(0)} MB/s`,
        goal: null,
      }),
    ],
    notes: [
      `${parts.length} parts, ${(whole.bytes / MEGABYTE).toFixed(0)} MB, in ${whole.seconds.toFixed(0)} s; the whole process is counted, catalogue included. Nothing is compressed.`,
    ],
  }
}

const rateOf = ({ bytes, seconds }: Read) => bytes / MEGABYTE / seconds

async function readAll(urls: readonly string[]): Promise<Read> {
  const started = performance.now()
  const sum = { urls: 0, bytes: 0 }
  for (const url of urls) {
    const part = await readPart(url)
    sum.urls += part.urls
    sum.bytes += part.bytes
  }
  return { ...sum, seconds: (performance.now() - started) / 1000 }
}

/** Counts what a part holds without keeping it. Throws where it is larger than search engines take. */
async function readPart(url: string): Promise<{ readonly urls: number; readonly bytes: number }> {
  const response = await fetch(url)
  if (response.status !== 200 || response.body === null) {
    throw new Error(`${url}: ${response.status}`)
  }
  let [urls, bytes] = [0, 0]
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    // Each address stands on a line of its own.
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1))
      urls += 1
  }
  urls -= LINES_AROUND
  if (urls > MOST_URLS_OF_A_PART || bytes > MOST_BYTES_OF_A_PART) {
    throw new Error(`${url} holds ${urls} addresses in ${bytes} bytes`)
  }
  return { urls, bytes }
}

const NEW_LINE = 10
/** Declaration, opening and closing. */
const LINES_AROUND = 3
