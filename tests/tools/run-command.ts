import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { projectRoot } from './project-root.ts'

export type CommandRun = {
  /** The exit code; a signal counts as 1. */
  readonly code: number
  /** Standard output and error, in the order they came. */
  readonly output: string
  readonly seconds: number
}

/**
 * Runs a program of the workspace (the pinned Node and the tools in node_modules/.bin come first)
 * and shows its output as it comes, unless `quiet`.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { quiet = false, env = {} }: { quiet?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<CommandRun> {
  const started = performance.now()
  const binaries = join(projectRoot, 'node_modules/.bin')
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: {
        ...process.env,
        ...env,
        PATH: [binaries, process.env.PATH].join(delimiter),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk: Buffer, to: NodeJS.WriteStream) => {
      output += chunk.toString()
      if (!quiet) to.write(chunk)
    }
    child.stdout.on('data', (chunk: Buffer) => take(chunk, process.stdout))
    child.stderr.on('data', (chunk: Buffer) => take(chunk, process.stderr))
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }),
    )
  })
}
