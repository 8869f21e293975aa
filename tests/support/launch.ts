import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onFreePort } from './free-port.ts'

export type LaunchOptions = {
  /** Which program, from the project's root. */
  readonly entry: string
  /** What follows it on the command line. */
  readonly args?: readonly string[]
  /** Added to the process's environment: DATABASE_URL, ROLE and the like. */
  readonly env?: Readonly<Record<string, string>>
  /** A folder that outlives the process, to start again on the same data. Absent: a new one, removed at the stop. */
  readonly dataDir?: string
  /** Puts something into a new data folder before the program starts. */
  readonly prepare?: (dataDir: string) => Promise<void>
  /** Another version of the project; absent: this one. */
  readonly root?: string
  /** A program with its arguments that starts it, such as `taskset -c 0`. */
  readonly through?: readonly string[]
}

export type RunningProcess = {
  readonly dataDir: string
  readonly pid: number
  /** Comes when the process is over, whoever ended it: its exit code, or the signal that killed it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
  /** What it has written so far, for a test that failed. */
  output(): string
  /** Asks it to end (SIGTERM), waits, and gives the exit code; killed after two minutes, which gives null. */
  stop(): Promise<number | null>
  /** Ends it as a power cut would (SIGKILL). The data stays until `stop` is called or the run ends. */
  kill(): Promise<void>
}

// Only a product that never comes is meant: on a busy machine a first start takes minutes.
const START_LIMIT_MILLISECONDS = 240_000
// Only a product that hangs is meant here too: a busy machine takes its time to let go of forty chains.
const STOP_LIMIT_MILLISECONDS = 120_000
const projectRoot = resolve(import.meta.dirname, '../..')

/**
 * Starts a program of the product as its own process on a free port of the loopback address and waits for a line that
 * matches. Answers the process and the match. Throws with the output if it ends or says nothing for too long.
 */
export function launch(
  options: LaunchOptions,
  readyLine: RegExp,
): Promise<readonly [RunningProcess, RegExpExecArray]> {
  // Who chose a port chose the address of the site with it.
  if (options.env?.PORT !== undefined) return launchAt(options.env.PORT, options, readyLine)
  return onFreePort((port) => launchAt(`${port}`, options, readyLine))
}

async function launchAt(
  port: string,
  options: LaunchOptions,
  readyLine: RegExp,
): Promise<readonly [RunningProcess, RegExpExecArray]> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'causeway-data-'))
  if (options.dataDir === undefined) await options.prepare?.(dataDir)
  const removeData = () => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const { through = [], entry, args: words = [] } = options
  const command = [...through, process.execPath, entry, ...words]
  const [program = process.execPath, ...args] = command
  const child = spawn(program, args, {
    cwd: options.root ?? projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
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
  const ended = new Promise<number | NodeJS.Signals | null>((resolveEnd) => {
    child.once('exit', (code, signal) => resolveEnd(code ?? signal))
  })

  let output = ''
  const take = (text: string) => {
    output += text
    return output
  }
  try {
    const match = await awaitLine(child, take, readyLine)
    return [
      {
        dataDir,
        pid: child.pid ?? 0,
        ended,
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
          if (options.dataDir !== undefined) process.off('exit', killWithUs)
        },
      },
      match,
    ]
  } catch (error) {
    process.off('exit', killWithUs)
    killWithUs()
    throw error
  }
}

function awaitLine(
  child: ChildProcess,
  take: (text: string) => string,
  readyLine: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((resolveMatch, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the product was not ready in time:\n${take('')}`)),
      START_LIMIT_MILLISECONDS,
    )
    const onData = (chunk: Buffer) => {
      const match = readyLine.exec(take(chunk.toString()))
      if (match === null) return
      clearTimeout(timer)
      resolveMatch(match)
    }
    child.stdout?.on('data', onData)
    child.stderr?.on('data', onData)
    child.once('error', reject)
    // `close` comes after the last of the output, `exit` may come before it.
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(`the product ended with ${code ?? signal}:\n${take('')}`))
    })
  })
}

async function endGently(child: ChildProcess, ended: Promise<unknown>): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MILLISECONDS)
  await ended
  clearTimeout(timer)
  return child.exitCode
}
