import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Options } from 'autocannon'
import { onCore } from './on-core.ts'
import { cpuSeconds } from './process-time.ts'

export type LoadResult = {
  readonly requests: number
  readonly perSecond: number
  /** Requests for each second that the server's process spent on a processor, in user and kernel. */
  readonly perCpuSecond: number
  /** Share of the time that the server's process was on a processor. */
  readonly busy: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

const run = promisify(execFile)
const generator = join(import.meta.dirname, 'load-generator.ts')

/**
 * Sends requests over kept-alive connections for some seconds from a process of its own (on its own core where `core`
 * says so). Throws where a request failed or was not answered with 2xx: a refusal is not a result.
 */
export async function putLoad(
  server: { readonly pid: number },
  plan: Options,
  core: number | null,
): Promise<LoadResult> {
  const [program, ...args] = [...onCore(core), process.execPath, generator, JSON.stringify(plan)]
  if (program === undefined) throw new Error('no program')
  const cpuBefore = cpuSeconds(server.pid)
  const started = performance.now()
  const { stdout } = await run(program, args, { maxBuffer: 1 << 24 })
  const seconds = (performance.now() - started) / 1000
  const spent = cpuSeconds(server.pid) - cpuBefore
  const { requests, perSecond, p50, p99, failures } = JSON.parse(stdout)
  if (failures > 0 || requests === 0) {
    throw new Error(`${plan.url}: ${failures} requests failed, ${requests} were answered`)
  }
  const perCpuSecond = requests / spent
  // The generator's own start and end do not count: the server did nothing then.
  const busy = Math.min(1, spent / Math.min(seconds, plan.duration))
  return { requests, perSecond, perCpuSecond, busy, p50, p99 }
}
