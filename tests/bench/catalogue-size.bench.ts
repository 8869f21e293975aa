import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { QuoteCost } from './load/quote-costs.ts'
import { comparison } from './report/comparison.ts'
import type { Bench, Figure } from './report/figure.ts'

const SIZES = [200, 500, 1000] as const
const SMALLEST = SIZES[0]
/** A quote makes some kilobytes of short-lived figures; none may be collected while they are counted. */
const YOUNG_HEAP_MEGABYTES = 512
const run = promisify(execFile)

/** A quote costs the same in a catalogue of 200 coins or of 1,000: prices are one vector, never a table of pairs. */
export const catalogueSize: Bench = {
  name: 'catalogue-size',
  title: 'A quote in catalogues of 200, 500 and 1,000 currencies',
  run: async ({ quick }) => {
    const plan = { sizes: SIZES, rounds: quick ? 3 : 15, quotes: quick ? 2_000 : 10_000 }
    const { stdout } = await run(process.execPath, [
      '--expose-gc',
      `--min-semi-space-size=${YOUNG_HEAP_MEGABYTES}`,
      `--max-semi-space-size=${YOUNG_HEAP_MEGABYTES}`,
      join(import.meta.dirname, 'load/quote-costs.ts'),
      JSON.stringify(plan),
    ])
    const costs: readonly QuoteCost[] = JSON.parse(stdout)
    return {
      figures: SIZES.slice(1).flatMap((size) => figuresOf(costs, size)),
      notes: [
        `${plan.quotes.toLocaleString('en-US')} quotes of random pairs a turn, without HTTP (\`makeEstimate\`, floating rate); the base is the catalogue of ${SMALLEST}. Coins are likenesses of the real ones, so that only their number differs.`,
        'Memory is what one quote allocates and drops; nothing of a quote is kept.',
      ],
    }
  },
}

function figuresOf(costs: readonly QuoteCost[], size: number): readonly Figure[] {
  const of = (wanted: number) => costs.filter((cost) => cost.size === wanted)
  const name = size.toLocaleString('en-US')
  return [
    comparison({
      what: `time, ${name} against ${SMALLEST}`,
      ours: of(size).map((cost) => cost.nanoseconds / 1000),
      base: of(SMALLEST).map((cost) => cost.nanoseconds / 1000),
      text: (microseconds) => `${microseconds.toFixed(2)} µs`,
      // A larger catalogue misses the processor's cache more often; growth would be a ratio like 2.5 or 5.
      goal: { kind: 'at most', value: 1.2 },
    }),
    comparison({
      what: `memory, ${name} against ${SMALLEST}`,
      ours: of(size).map((cost) => cost.bytes),
      base: of(SMALLEST).map((cost) => cost.bytes),
      text: (bytes) => `${(bytes / 1024).toFixed(2)} kB`,
      goal: { kind: 'at most', value: 1.1 },
    }),
  ]
}
