import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rooms } from '../architecture/rooms.ts'

/** The folder of the workspace, absolute. */
export const projectRoot: string = resolve(import.meta.dirname, '../..')

/** Not among the project's dependencies: who only tests or runs the product needs none of its 163 packages. */
const STRYKER = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1']

/**
 * A checkout of the last commit with packages of its own, because mutants are written into the files themselves: rooms
 * import each other by name, which a copy of one room would not follow. `remove` takes it away.
 */
export function openMutationTree(): { readonly path: string; readonly remove: () => void } {
  const path = join(projectRoot, '.cache/mutation/tree')
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: projectRoot })
  const remove = () => {
    if (existsSync(path)) git('worktree', 'remove', '--force', path)
  }
  remove()
  mkdirSync(join(projectRoot, '.cache/mutation'), { recursive: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--quiet', '--detach', path, 'HEAD')
  for (const room of ['.', ...rooms]) {
    const packages = join(projectRoot, room, 'node_modules')
    if (existsSync(packages)) execFileSync('cp', ['-al', packages, join(path, room)])
  }
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', ...STRYKER], {
    cwd: path,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { path, remove }
}

/** Makes the tree as the last commit has it, without what an earlier run left in its files. */
export function restoreTree(path: string): void {
  execFileSync('git', ['checkout', '--quiet', '--', '.'], { cwd: path })
  rmSync(join(path, 'reports'), { recursive: true, force: true })
}

export function writeIntoTree(path: string, file: string, text: string): void {
  writeFileSync(join(path, file), text)
}
