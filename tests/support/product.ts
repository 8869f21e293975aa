import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './free-port.ts'

export type ProductOptions = {
  /** Which program, from the project's root; the product's `serve` if absent. */
  readonly entry?: string
  /** Added to the product's environment: DATABASE_URL, ROLE and the like. */
  readonly env?: Readonly<Record<string, string>>
  /** A folder that outlives the process, to start again on the same data. Absent: a new one, removed at the stop. */
  readonly dataDir?: string
  /** A program with its arguments that starts it, such as `taskset -c 0`. */
  readonly through?: readonly string[]
}

export type RunningProduct = {
  /** The address it answers on, without a slash at the end. */
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  /** What it has written so far, for a test that failed. */
  output(): string
  /** Asks it to end (SIGTERM), waits, and gives the exit code; killed after 20 s. */
  stop(): Promise<number | null>
  /** Ends it as a power cut would (SIGKILL). The data stays until `stop` is called or the run ends. */
  kill(): Promise<void>
}

const START_LIMIT_MILLISECONDS = 90_000
const STOP_LIMIT_MILLISECONDS = 20_000
const READY_LINE = /\bready (https?:\/\/\S+)/
const projectRoot = resolve(import.meta.dirname, '../..')

/**
 * Starts the product as an operator would, as its own process on a free port of the loopback
 * address, and waits for its line `ready http://…`. Throws with the product's output if it ends or
 * says nothing for too long.
 */
export async function startProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'causeway-data-'))
  const removeData = () => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const port = await freePort()
  const command = [
    ...(options.through ?? []),
    process.execPath,
    options.entry ?? 'main/commands/serve.ts',
  ]
  const [program = process.execPath, ...args] = command
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithUs = () => {
    child.kill('SIGKILL')
    removeData()
  }
  process.once('exit', killWithUs)
  const ended = new Promise<number | null>((resolveEnd) => child.once('exit', resolveEnd))

  let output = ''
  try {
    const url = await readyAddress(child, (text) => {
      output += text
      return output
    })
    return {
      url: url.replace(/\/$/, ''),
      dataDir,
      pid: child.pid ?? 0,
      output: () => output,
      stop: async () => {
        const code = await endGently(child, ended)
        process.off('exit', killWithUs)
        removeData()
        return code
      },
      kill: async () => {
        child.kill('SIGKILL')
        await ended
      },
    }
  } catch (error) {
    process.off('exit', killWithUs)
    killWithUs()
    throw error
  }
}

function readyAddress(child: ChildProcess, take: (text: string) => string): Promise<string> {
  return new Promise((resolveAddress, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the product was not ready in time:\n${take('')}`)),
      START_LIMIT_MILLISECONDS,
    )
    const onData = (chunk: Buffer) => {
      const ready = READY_LINE.exec(take(chunk.toString()))?.[1]
      if (ready === undefined) return
      clearTimeout(timer)
      resolveAddress(ready)
    }
    child.stdout?.on('data', onData)
    child.stderr?.on('data', onData)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(`the product ended with ${code ?? signal}:\n${take('')}`))
    })
  })
}

async function endGently(
  child: ChildProcess,
  ended: Promise<number | null>,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MILLISECONDS)
  const code = await ended
  clearTimeout(timer)
  return code
}
