import { copyStockedData } from './copy-stocked-data.ts'
import { onFreePort } from './free-port.ts'
import { type LaunchOptions, launch, type RunningProcess } from './launch.ts'

/** Without `entry` the product's own command. */
export type ProductOptions = Partial<LaunchOptions>

export type RunningProduct = RunningProcess & {
  /** The address it answers on, without a slash at the end. */
  readonly url: string
}

const BUNDLED = { entry: 'main/run.js', args: ['serve'] } as const
/** As versions before the bundle are started too. */
const FROM_SOURCES = { entry: 'main/commands/serve.ts' } as const
const READY_LINE = /\bready (https?:\/\/\S+)/

/**
 * Starts the product as an operator would, as its own process on a free port of the loopback
 * address, and waits for its line `ready http://…`. Throws with the product's output if it ends or
 * says nothing for too long.
 */
export async function startProduct(options: ProductOptions = {}): Promise<RunningProduct> {
  const { dataDir, env = {}, root } = options
  const prepare = async (folder: string) => {
    await copyStockedData(folder, env, makeStockedData)
    await options.prepare?.(folder)
  }
  const [process, match] = await launch(
    {
      ...(root === undefined && options.entry === undefined ? BUNDLED : FROM_SOURCES),
      ...options,
      ...(dataDir === undefined && root === undefined ? { prepare } : {}),
    },
    READY_LINE,
  )
  return { ...process, url: (match[1] ?? '').replace(/\/$/, '') }
}

/**
 * Starts the product as above, seen as `http://localhost:PORT`: a name for cookies and passkeys, and the address in its
 * own links.
 */
export function startProductAtLocalhost(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  return onFreePort((port) =>
    startProduct({ env: { ...env, PORT: `${port}`, PUBLIC_URL: `http://localhost:${port}` } }),
  )
}

async function makeStockedData(dataDir: string): Promise<void> {
  const product = await startProduct({ dataDir, env: { LOG_LEVEL: 'warn' } })
  await product.stop()
}

/** Starts a process that only works, and has no front door, beside others on one database server. */
export async function startWorker(options: ProductOptions): Promise<RunningProcess> {
  const env = { ROLE: 'worker', ...options.env }
  const program =
    options.entry === undefined
      ? { entry: 'main/run.js', args: ['work'] }
      : { entry: options.entry }
  const [process] = await launch({ ...options, ...program, env }, /are ready/)
  return process
}
