import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { canPin } from '../load/on-core.ts'

const PACKAGES = ['fastify', 'react-dom', 'pg', 'kysely', 'autocannon'] as const

/** What the figures were measured on, as lines of name and value. */
export function machineFacts(): readonly (readonly [string, string])[] {
  return [
    ['processor', `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores`],
    ['memory', `${Math.round(totalmem() / 2 ** 30)} GB`],
    ['system', `${systemName()}, ${platform()} ${release()}`],
    ['load before the run', loadavg()[0]?.toFixed(2) ?? 'unknown'],
    ['Node.js', `${process.version} (V8 ${process.versions.v8})`],
    ['packages', PACKAGES.map((name) => `${name} ${versionOf(name)}`).join(', ')],
    ['commit', commit()],
    ['cores pinned', canPin ? 'yes (taskset)' : 'no'],
  ]
}

function systemName(): string {
  try {
    return /^PRETTY_NAME="(.+)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

function versionOf(name: string): string {
  const file = createRequire(import.meta.url).resolve(`../../../node_modules/${name}/package.json`)
  return JSON.parse(readFileSync(file, 'utf8')).version
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  try {
    const isClean = git('status', '--porcelain') === ''
    return `${git('rev-parse', '--short', 'HEAD')}${isClean ? '' : ' and changes not yet committed'}`
  } catch {
    return 'unknown'
  }
}
