import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, cp } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import type { ClientProject } from './packed-client.ts'

const samples = resolve(import.meta.dirname, '../../../samples')

/** A sample, and the programs it needs. */
export type Sample = {
  readonly folder: string
  readonly needs: readonly string[]
  readonly command: readonly [string, ...string[]]
}

/** The samples by their language. */
export const sampleOf = {
  curl: {
    folder: 'curl',
    needs: ['bash', 'curl', 'jq', 'openssl'],
    command: ['bash', 'swap.sh'],
  },
  TypeScript: { folder: 'typescript', needs: [], command: [process.execPath, 'swap.mts'] },
  Python: {
    folder: 'python',
    needs: ['python3', 'openssl'],
    command: ['python3', 'swap.py'],
  },
  PHP: { folder: 'php', needs: ['php'], command: ['php', 'swap.php'] },
  Go: { folder: 'go', needs: ['go'], command: ['go', 'run', '.'] },
} as const satisfies Readonly<Record<string, Sample>>

export type SampleRun = { readonly code: number; readonly stdout: string; readonly stderr: string }

/** The first program that a sample needs and this machine lacks; null if it has all. */
export async function missingProgram({ needs }: Sample): Promise<string | null> {
  for (const program of needs) if (!(await isInstalled(program))) return program
  return null
}

async function isInstalled(program: string): Promise<boolean> {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
  const found = await Promise.allSettled(places.map((place) => access(place, constants.X_OK)))
  return found.some(({ status }) => status === 'fulfilled')
}

/** Runs a copy of a sample beside the installed client, so that nothing of the workspace can help it. */
export async function runSample(
  { command: [program, ...args], folder }: Sample,
  project: ClientProject,
  { address, env }: { readonly address: string; readonly env: Readonly<Record<string, string>> },
): Promise<SampleRun> {
  const place = join(project.folder, folder)
  await cp(join(samples, folder), place, { recursive: true })
  const options = {
    cwd: place,
    env: { ...process.env, GOCACHE: join(project.folder, 'go-cache'), ...env },
  }
  return new Promise((done) => {
    execFile(program, [...args, address], options, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    )
  })
}
