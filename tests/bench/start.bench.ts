import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '../support/index.ts'
import { comparison } from './report/comparison.ts'
import type { Bench } from './report/figure.ts'
import { median, spread } from './report/statistics.ts'

const run = promisify(execFile)
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** From the command to the line that says "ready": on an empty folder, and on the same folder again. */
export const start: Bench = {
  name: 'start',
  title: 'Start to ready',
  run: async ({ quick }) => {
    const first: number[] = []
    const again: number[] = []
    const bare: number[] = []
    for (let round = 0; round < (quick ? 1 : 4); round += 1) {
      const dataDir = mkdtempSync(join(tmpdir(), 'causeway-start-'))
      try {
        first.push(await timed(() => startAndStop(dataDir)))
        again.push(await timed(() => startAndStop(dataDir)))
        bare.push(await timed(startNothing))
      } finally {
        rmSync(dataDir, { recursive: true, force: true })
      }
    }
    return {
      figures: [
        {
          what: 'again, on the same data',
          ours: seconds(median(again)),
          base: `${seconds(median(first))} the first time`,
          ratio: median(again) / median(first),
          goal: null,
          spread: { ours: spread(again), base: spread(first) },
        },
        ...[
          { what: 'first time, against `node -e ""`', ours: first },
          { what: 'again, against `node -e ""`', ours: again },
        ].map((line) => comparison({ ...line, base: bare, text: seconds, goal: null })),
      ],
      notes: [
        'The product as `npm start` runs it once the pages are built: embedded database, sandbox world, workers, one process. The first time it makes the database, runs the migrations and loads prices.',
        '`node -e ""` is what starting anything at all takes here.',
      ],
    }
  },
}

/** Milliseconds until the work says that it is done; what it does after that is waited for and not counted. */
async function timed(work: () => Promise<number>): Promise<number> {
  const started = performance.now()
  const notCounted = await work()
  return performance.now() - started - notCounted
}

async function startNothing(): Promise<number> {
  await run(process.execPath, ['-e', ''])
  return 0
}

/** Starts and stops the product; gives the milliseconds that the stop took. */
async function startAndStop(dataDir: string): Promise<number> {
  const product = await startProduct({ dataDir, env: { LOG_LEVEL: 'warn' } })
  const ready = performance.now()
  await product.stop()
  return performance.now() - ready
}
