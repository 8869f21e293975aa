import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rooms } from '../architecture/rooms.ts'
import { projectRoot } from './project-root.ts'

/** What tools and the product write. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.cache',
  'build',
  'dist',
  '.react-router',
  'data',
])

/**
 * Copies the repository's sources to an empty folder, so that a generator can be tried there. Packages are symbolic links
 * to the installed ones, and the workspace's own link to the copy: nothing in it runs code of the original.
 */
export function copySources(folder: string): void {
  for (const name of readdirSync(projectRoot)) {
    if (LEFT_OUT.has(name)) continue
    cpSync(join(projectRoot, name), join(folder, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    })
  }
  const packages = join(projectRoot, 'node_modules')
  mkdirSync(join(folder, 'node_modules/@causeway'), { recursive: true })
  for (const name of readdirSync(packages)) {
    const isCache = name.startsWith('.') && name !== '.bin'
    if (isCache || name === '@causeway') continue
    symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  }
  for (const room of rooms)
    symlinkSync(join('../..', room), join(folder, 'node_modules/@causeway', room))
}
