import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os'

/** What the faults were put into, and on what machine, as lines of name and value. */
export function machineFacts(): readonly (readonly [string, string])[] {
  return [
    ['commit', commit()],
    ['processor', `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores`],
    ['memory', `${Math.round(totalmem() / 2 ** 30)} GB`],
    ['system', `${platform()} ${release()}`],
    ['load at the end', loadavg()[0]?.toFixed(2) ?? 'unknown'],
    ['Node.js', process.version],
  ]
}

/** The commit that is tried, and whether files differ from it. */
export function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  try {
    const isClean = git('status', '--porcelain') === ''
    return `${git('rev-parse', '--short', 'HEAD')}${isClean ? '' : ' and changes not yet committed'}`
  } catch {
    return 'unknown'
  }
}
