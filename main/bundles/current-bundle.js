// @ts-check
// In plain JavaScript, as `main/run.js` is: to run a first file in TypeScript, Node loads its compiler, which takes a
// quarter of the processor time of a start.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Where the bundle of the commands is. */
export const commandsFolder = join(root, '.cache/server')
export const MANIFEST = 'manifest.json'

/**
 * What a bundle holds.
 *
 * @typedef {object} Manifest
 * @property {Readonly<Record<string, string>>} programs The file of each program, from the bundle's folder.
 * @property {Readonly<Record<string, string | null>>} sources Time and size of every source, by its path from the root.
 */

/**
 * The bundle in a folder, or null if it has none of the sources as they are now.
 *
 * @param {string} folder
 * @returns {Manifest | null}
 */
export function currentBundle(folder) {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) return null
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const isCurrent = Object.entries(manifest.sources).every(
    ([path, state]) => stateOf(path) === state,
  )
  return isCurrent ? manifest : null
}

/**
 * Time and size of a file of the project, or null if it doesn't exist.
 *
 * @param {string} path
 * @returns {string | null}
 */
export function stateOf(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  return stats === undefined ? null : `${stats.mtimeMs} ${stats.size}`
}

/**
 * Has the runtime keep what it compiled of our files, which saves a second of processor time at the next start. Call it
 * before anything large is imported. Where the folder cannot be written, everything goes on without.
 */
export function keepCompiledCode() {
  // In the project itself: a folder that others may write to could hold code that is not ours.
  enableCompileCache(join(root, '.cache/compiled'))
}

/** Writes down what was compiled until now: a process that is killed would not. */
export function saveCompiledCode() {
  flushCompileCache()
}
